// What every pod must be, whoever reads the chart: these rules hold for pods that do not exist yet, too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inRoot } from '../start/paths.mjs';
import { everything, manifests, ofKind, pods } from './render.mjs';

const all = [manifests(), manifests({}, { trial: true }), manifests(everything)];
const everyPod = all.flatMap(pods);
const containers = everyPod.flatMap(([name, { spec }]) =>
  [...(spec.initContainers ?? []), ...spec.containers].map((container) => ({ name, container })),
);
const facts = JSON.parse(readFileSync(inRoot('deploy/charts/dossier/files/processes.json'), 'utf8'));

test('runs as nobody in particular, writes nothing but what is mounted for it, and has no privileges', () => {
  for (const [name, { spec }] of everyPod) {
    const { runAsNonRoot, runAsUser, seccompProfile } = spec.securityContext;
    assert.deepEqual([runAsNonRoot, runAsUser > 0, seccompProfile.type], [true, true, 'RuntimeDefault'], name);
    assert.ok(!spec.hostNetwork && !spec.hostPID && !spec.hostIPC, name);
    for (const volume of spec.volumes ?? []) assert.equal(volume.hostPath, undefined, name);
  }
  for (const { name, container } of containers) {
    const { readOnlyRootFilesystem, allowPrivilegeEscalation, privileged, capabilities } = container.securityContext;
    assert.deepEqual([readOnlyRootFilesystem, allowPrivilegeEscalation, privileged], [true, false, false], name);
    assert.deepEqual(capabilities, { drop: ['ALL'] }, name);
  }
});

test('may ask the API server for nothing, but for the job that makes secrets', () => {
  const may = everyPod.filter(([, { spec }]) => spec.automountServiceAccountToken !== false).map(([name]) => name);
  assert.deepEqual([...new Set(may)], ['Job try-secrets']);
  for (const { rules } of ofKind(all.flat(), 'Role'))
    assert.deepEqual(rules, [{ apiGroups: [''], resources: ['secrets'], verbs: ['create'] }]);
});

test('trusts the authority of the cluster where it asks the API server', () => {
  const asking = everyPod.filter(([, { spec }]) => spec.automountServiceAccountToken !== false);
  for (const [name, { spec }] of asking)
    assert.ok(
      spec.containers.every((/** @type {any} */ { env }) =>
        env.some(
          (/** @type {any} */ one) =>
            one.name === 'NODE_EXTRA_CA_CERTS' && one.value === '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt',
        ),
      ),
      name,
    );
});

test('says what it needs and has a limit on what it can take', () => {
  for (const { name, container } of containers) {
    const { requests, limits } = container.resources;
    assert.deepEqual(Object.keys(requests).toSorted(), ['cpu', 'ephemeral-storage', 'memory'], name);
    // A limit on CPU would throttle a process while cores are idle.
    assert.deepEqual(Object.keys(limits).toSorted(), ['ephemeral-storage', 'memory'], name);
  }
});

test('has the priority that processes or jobs are given, and a process is spread over machines and zones', () => {
  const wanted = { Deployment: 'high', Job: 'low' };
  for (const [kind, priority] of Object.entries(wanted))
    for (const { metadata, spec } of ofKind(manifests(everything), kind))
      assert.equal(spec.template.spec.priorityClassName, priority, metadata.name);
  for (const { metadata, spec } of ofKind(all.flat(), 'Deployment'))
    assert.deepEqual(
      spec.template.spec.topologySpreadConstraints.map((/** @type {any} */ { topologyKey }) => topologyKey),
      ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'],
      metadata.name,
    );
});

test('is of one version', () => {
  for (const { name, container } of containers) assert.match(container.image, /^[a-z0-9./-]+:(?!latest)[\w.-]+$/, name);
});

test('is asked for its health, unless it is a job', () => {
  for (const manifest of all.flatMap((one) => ofKind(one, 'Deployment'))) {
    const [{ startupProbe, livenessProbe, readinessProbe }] = manifest.spec.template.spec.containers;
    assert.deepEqual(
      [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path),
      ['/livez', '/livez', '/readyz'],
    );
  }
});

test('gets its secrets from Secrets, and no other process gets them', () => {
  assert.deepEqual(ofKind(all.flat(), 'Secret'), []);
  const secret = new Set(Object.values(facts).flatMap(({ secrets }) => secrets));
  for (const { name, container } of containers)
    for (const { name: variable, value } of container.env ?? [])
      assert.ok(!secret.has(variable) || value === undefined, `${name}: ${variable}`);
  const has = (/** @type {string} */ variable) =>
    pods(manifests(everything))
      .filter(([name]) => name.startsWith('Deployment'))
      .filter(([, { spec }]) => spec.containers[0].env.some((/** @type {any} */ one) => one.name === variable))
      .map(([name]) => name.replace('Deployment try-', ''));
  assert.deepEqual(has('PRINCIPAL_PRIVATE_KEY'), ['gateway']);
  assert.deepEqual(has('PASSWORD_PEPPER'), ['identity']);
  assert.deepEqual(has('SANCTIONS_PROVIDER_KEY'), ['sanctions']);
  assert.deepEqual(
    has('MONGO_URL'),
    Object.keys(facts).filter((name) => facts[name].settings.includes('MONGO_URL')),
  );
});

test('a process has every setting that it cannot do without', () => {
  const needed = {
    NATS_URL: 0,
    NATS_USER: 0,
    NATS_PASSWORD: 0,
    MONGO_URL: 0,
    PRINCIPAL_PUBLIC_KEY: 0,
    S3_SECRET_KEY: 0,
    S3_ENDPOINT: 0,
  };
  for (const [name, { spec }] of pods(manifests()).filter(([one]) => one.startsWith('Deployment'))) {
    const given = spec.containers[0].env.map((/** @type {any} */ one) => one.name);
    const read = Object.keys(needed).filter((one) => facts[spec.containers[0].name].settings.includes(one));
    assert.deepEqual(
      read.filter((one) => !given.includes(one)),
      [],
      name,
    );
    assert.deepEqual(given, [...new Set(given)], name);
  }
});

test('stops within its grace: the process gives up after 25 seconds, the gateway first goes on answering', () => {
  for (const { metadata, spec } of ofKind(manifests(), 'Deployment')) {
    const least = metadata.name === 'try-gateway' ? 25 + 5 : 25;
    assert.ok(spec.template.spec.terminationGracePeriodSeconds > least, metadata.name);
  }
});
