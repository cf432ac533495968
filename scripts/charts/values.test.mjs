import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { inRoot } from '../start/paths.mjs';
import { manifests, ofKind, pods, refusal } from './render.mjs';

/** @param {object} values @returns {string[]} the processes that would start anew */
function restarted(values) {
  const templates = (/** @type {object} */ given) =>
    new Map(
      ofKind(manifests(given), 'Deployment').map((one) => [one.metadata.name, JSON.stringify(one.spec.template)]),
    );
  const [before, after] = [templates({}), templates(values)];
  return [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name.replace('try-', ''));
}

test('a changed value restarts only what uses it', () => {
  assert.deepEqual(restarted({ settings: { FOUR_EYES: 'always' } }), ['fiu', 'workflow']);
  assert.deepEqual(restarted({ settings: { TWO_FACTOR: 'all' } }), ['identity']);
  assert.deepEqual(restarted({ services: { kyc: { settings: { LOG_LEVEL: 'debug' } } } }), ['kyc']);
  assert.deepEqual(restarted({ smtp: { existingSecret: 'mail' } }), ['identity']);
  assert.deepEqual(
    restarted({ defaults: { replicas: 3 }, network: { policies: false }, jobs: { priorityClassName: 'low' } }),
    [],
  );
  assert.deepEqual(restarted({ nats: { subscribers: { warehouse: { subjects: ['dossier.kyc.>'] } } } }), []);
});

test('numbers of many digits stay as they are written', () => {
  const kyc = pods(manifests({ settings: { NATS_STREAM_BYTES: 4294967296 } })).find(
    ([name]) => name === 'Deployment try-kyc',
  );
  const [container] = kyc?.[1].spec.containers ?? [];
  const { value } = container.env.find((/** @type {any} */ one) => one.name === 'NATS_STREAM_BYTES');
  assert.equal(value, '4294967296');
});

for (const [title, values, reason] of /** @type {[string, object, RegExp][]} */ ([
  ['an unknown name', { replicaCount: 3 }, /replicaCount/],
  ['an unknown name below', { mongodb: { url: 'mongodb://a' } }, /url/],
  ['a wrong type', { defaults: { replicas: 'three' } }, /replicas/],
  [
    'a process that is none',
    { services: { kcy: { replicas: 3 } } },
    /services\.kcy is no process; there are .*gateway, /,
  ],
  ['a setting that nobody reads', { settings: { FOUR_EYE: 'always' } }, /no process reads the setting FOUR_EYE/],
  ['a secret in the values', { settings: { PASSWORD_PEPPER: 'x' } }, /PASSWORD_PEPPER is secret/],
  ['a connection string in the values', { services: { kyc: { settings: { MONGO_URL: 'x' } } } }, /MONGO_URL is secret/],
  [
    'a subscriber with the name of a process',
    { nats: { subscribers: { kyc: { subjects: ['dossier.kyc.>'] } } } },
    /nats\.subscribers\.kyc/,
  ],
  ['a subscriber to what is no event', { nats: { subscribers: { spy: { subjects: ['identity.>'] } } } }, /subjects/],
  ['an Ingress without a host', { exposed: { ingress: { enabled: true } } }, /exposed\.ingress\.host/],
]))
  test(`is refused with its name: ${title}`, () => assert.match(refusal(values), reason));

test('the users of NATS are those of the code, and subscribers read their subjects alone', () => {
  const subjects = ['dossier.workflow.change.approved.v1', 'dossier.kyc.>'];
  const all = manifests({ nats: { subscribers: { warehouse: { subjects } } } });
  const [users] = ofKind(all, 'ConfigMap').filter(({ metadata }) => metadata.name === 'try-nats-users');
  const text = users?.data['users.conf'] ?? '';
  const found = [...text.matchAll(/\{ user: "(.+)", password: \$(\w+), permissions: (.+) \}/g)];
  const code = JSON.parse(readFileSync(inRoot('deploy/charts/dossier/files/nats.json'), 'utf8'));
  assert.deepEqual(found.map(([, name]) => name).toSorted(), [...Object.keys(code.users), 'warehouse'].toSorted());
  for (const [, name = '', variable, permissions = ''] of found) {
    assert.equal(variable, `PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`);
    if (name !== 'warehouse') assert.deepEqual(JSON.parse(permissions), code.users[name]);
  }
  const { publish } = JSON.parse(found.find(([, name]) => name === 'warehouse')?.[3] ?? '{}');
  assert.deepEqual(
    publish.allow.filter((/** @type {string} */ one) => one.includes('CREATE')),
    subjects.map((subject) => `$JS.API.CONSUMER.CREATE.DOSSIER.warehouse.${subject}`),
  );
});

test('every password that the trial asks for is one that its job makes', () => {
  const all = manifests({ nats: { subscribers: { warehouse: { subjects: ['dossier.kyc.>'] } } } }, { trial: true });
  const [job] = ofKind(all, 'Job').filter(({ metadata }) => metadata.name === 'try-secrets');
  const env = job?.spec.template.spec.containers[0].env;
  const made = JSON.parse(env.find((/** @type {any} */ { name }) => name === 'SECRETS').value).map(
    (/** @type {any} */ one) => one.name,
  );
  const asked = pods(all).flatMap(([, { spec }]) =>
    spec.containers.flatMap((/** @type {any} */ { env: variables = [] }) =>
      variables.flatMap((/** @type {any} */ { valueFrom }) => valueFrom?.secretKeyRef.name ?? []),
    ),
  );
  assert.deepEqual(
    [...new Set(asked)].filter((name) => !made.includes(name)),
    [],
  );
  assert.ok(made.includes('try-nats-warehouse') && made.includes('try-nats-scripts'));
});

test('nats-server takes the configuration of the trial', () => {
  const all = manifests({ nats: { subscribers: { 'data-lake': { subjects: ['dossier.kyc.>'] } } } }, { trial: true });
  const [server] = ofKind(all, 'StatefulSet').filter(({ metadata }) => metadata.name === 'try-nats');
  const passwords = server?.spec.template.spec.containers[0].env.map((/** @type {any} */ { name }) => [name, 'p0123']);
  const folder = mkdtempSync(join(tmpdir(), 'dossier-nats-'));
  try {
    for (const { data } of ofKind(all, 'ConfigMap'))
      for (const [name, text] of Object.entries(data))
        writeFileSync(
          join(folder, name),
          text.replace('store_dir: /data', `store_dir: ${JSON.stringify(join(folder, 'js'))}`),
        );
    const check = (/** @type {NodeJS.ProcessEnv} */ env) =>
      spawnSync(process.env.NATS_SERVER ?? 'nats-server', ['-t', '-c', join(folder, 'nats.conf')], {
        env,
        encoding: 'utf8',
      });
    const { status, stderr } = check(Object.fromEntries(passwords));
    assert.equal(status, 0, stderr);
    assert.notEqual(check({}).status, 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
