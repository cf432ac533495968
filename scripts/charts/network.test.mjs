import assert from 'node:assert/strict';
import test from 'node:test';
import { everything, manifests, ofKind, pods, selects } from './render.mjs';

/** The flows of docs/architecture.md: where each process goes. */
const flows = {
  gateway: ['dns', 'nats', 's3'],
  identity: ['dns', 'mongodb', 'nats'],
  kyc: ['dns', 'mongodb', 'nats', 's3'],
  workflow: ['dns', 'mongodb', 'nats'],
  sanctions: ['dns', 'internet', 'mongodb', 'nats', 's3'],
  migration: ['dns', 'mongodb'],
  mongodb: ['dns'],
  nats: [],
  s3: [],
  secrets: ['api-server', 'dns'],
  test: ['dns', 'gateway'],
};
const ofAll = ['dns', 'mongodb', 'nats', 's3'];
const byPort = {
  53: 'dns',
  27017: 'mongodb',
  4222: 'nats',
  9000: 's3',
  8080: 'gateway',
  6443: 'api-server',
  80: 'internet',
};

/** @param {any} rule of egress @returns {string} */
function nameOf({ ports }) {
  const found = ports
    .map((/** @type {any} */ { port }) => byPort[/** @type {keyof typeof byPort} */ (port)])
    .filter(Boolean);
  return found[0] ?? `unknown ${JSON.stringify(ports)}`;
}

const trial = manifests({}, { trial: true });
const policies = ofKind(trial, 'NetworkPolicy').filter(({ metadata }) => metadata.name !== 'try-deny');

test('everything is denied first', () => {
  const [deny] = ofKind(trial, 'NetworkPolicy').filter(({ metadata }) => metadata.name === 'try-deny');
  assert.deepEqual(deny?.spec.policyTypes, ['Ingress', 'Egress']);
  assert.equal(deny?.spec.ingress ?? deny?.spec.egress, undefined);
  for (const [name, { metadata }] of pods(trial)) assert.ok(selects(deny?.spec.podSelector, metadata.labels), name);
});

test('each pod has one policy of its own, and goes where the architecture says', () => {
  for (const [name, { metadata }] of pods(trial)) {
    const own = policies.filter(({ spec }) => selects(spec.podSelector, metadata.labels));
    assert.equal(own.length, 1, name);
    const component = /** @type {keyof typeof flows} */ (metadata.labels['app.kubernetes.io/component']);
    const goes = (own[0]?.spec.egress ?? []).map(nameOf).toSorted();
    if (flows[component]) assert.deepEqual(goes, flows[component], name);
    // A service that is new needs no line here, unless it goes beyond what every service may use.
    else
      assert.deepEqual(
        goes.filter((/** @type {string} */ one) => !ofAll.includes(one)),
        [],
        name,
      );
  }
});

test('where a pod may go inside, it is let in', () => {
  const labels = pods(trial).map(([, { metadata }]) => metadata.labels);
  const component = (/** @type {any} */ one) => one['app.kubernetes.io/component'];
  const policyOf = (/** @type {any} */ one) => policies.find(({ spec }) => selects(spec.podSelector, one));
  for (const from of labels)
    for (const rule of policyOf(from)?.spec.egress ?? []) {
      const inside = (rule.to ?? []).filter((/** @type {any} */ peer) => peer.podSelector && !peer.namespaceSelector);
      for (const { podSelector } of inside)
        for (const to of labels.filter((one) => selects(podSelector, one))) {
          const port = rule.ports[0].port;
          const lets = (policyOf(to)?.spec.ingress ?? []).some(
            (/** @type {any} */ { ports, from: peers }) =>
              ports.some((/** @type {any} */ one) => one.port === port) &&
              (!peers || peers.some((/** @type {any} */ peer) => selects(peer.podSelector ?? {}, from))),
          );
          assert.ok(lets, `${component(from)} -> ${component(to)}:${port}`);
        }
    }
});

test('with servers elsewhere a process reaches the addresses that are given, and mail only if there is a server', () => {
  const egress = (/** @type {object} */ values, /** @type {string} */ name) =>
    ofKind(manifests(values), 'NetworkPolicy').find(({ metadata }) => metadata.name === `try-${name}`)?.spec.egress;
  const mongo = egress(everything, 'workflow').find((/** @type {any} */ { ports }) => ports[0].port === 27017);
  assert.deepEqual(mongo.to, [{ ipBlock: { cidr: '10.1.0.0/16' } }]);
  const mails = (/** @type {any[]} */ rules) =>
    rules.some(({ ports }) => ports.some((/** @type {any} */ { port }) => port === 587));
  assert.deepEqual([mails(egress(everything, 'identity')), mails(egress({}, 'identity'))], [true, false]);
});

test('policies can be left to others', () => {
  assert.deepEqual(ofKind(manifests({ network: { policies: false } }), 'NetworkPolicy'), []);
});
