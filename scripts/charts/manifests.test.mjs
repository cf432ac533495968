import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { inRoot } from '../start/paths.mjs';
import { processes } from '../start/processes.mjs';
import { everything, invalid, lint, manifests, ofKind, pods, rendered, selects } from './render.mjs';

const names = processes.map(({ name }) => name).toSorted();
/** @type {[title: string, all: import('./render.mjs').Manifest[]][]} */
const renderings = [
  ['as it is', manifests()],
  ['as a trial', manifests({}, { trial: true })],
  ['with every option', manifests(everything)],
];

test('helm finds nothing to complain about', () => assert.doesNotThrow(lint));

test('Kubernetes knows every field', () => {
  for (const yaml of [rendered(), rendered({}, { trial: true }), rendered(everything)]) assert.equal(invalid(yaml), '');
});

test('a field that Kubernetes does not know is found', () => {
  assert.match(invalid(rendered().replace('revisionHistoryLimit', 'revisionHistory')), /revisionHistory/);
});

for (const [title, all] of renderings) {
  test(`${title}: each process of the system has its Deployment, and nothing else has one`, () => {
    const deployed = ofKind(all, 'Deployment').map(({ metadata }) => metadata.name.replace('try-', ''));
    assert.deepEqual(deployed.toSorted(), names);
  });

  test(`${title}: a selector finds the pods that it is for`, () => {
    const labels = pods(all).map(([, { metadata }]) => metadata.labels);
    for (const { metadata, spec } of [...ofKind(all, 'Service'), ...ofKind(all, 'PodDisruptionBudget')]) {
      const selector = spec.selector.matchLabels ? spec.selector : { matchLabels: spec.selector };
      assert.equal(labels.filter((one) => selects(selector, one)).length, 1, metadata.name);
    }
    for (const { spec } of ofKind(all, 'Deployment')) assert.ok(selects(spec.selector, spec.template.metadata.labels));
  });

  test(`${title}: no name stands twice`, () => {
    const all_ = all.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    assert.deepEqual(all_, [...new Set(all_)]);
  });
}

test('what the chart knows of the code is what the code says', () => {
  const facts = JSON.parse(readFileSync(inRoot('deploy/charts/dossier/files/processes.json'), 'utf8'));
  assert.deepEqual(Object.keys(facts), names);
});

test('with an autoscaler the chart sets no number of replicas, and never fewer than two', () => {
  const all = manifests(everything);
  for (const { spec } of ofKind(all, 'Deployment')) assert.equal(spec.replicas, undefined);
  assert.equal(ofKind(all, 'HorizontalPodAutoscaler').length, names.length);
  for (const { spec } of ofKind(all, 'HorizontalPodAutoscaler')) assert.ok(spec.minReplicas >= 2);
  const metrics = (/** @type {string} */ name) =>
    ofKind(all, 'HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === `try-${name}`)?.spec.metrics.length;
  assert.deepEqual([metrics('gateway'), metrics('kyc')], [2, 1]);
});

test('one replica alone may be drained, of several one at a time', () => {
  assert.equal(ofKind(manifests({ defaults: { replicas: 1 } }), 'PodDisruptionBudget').length, 0);
  const budgets = ofKind(manifests(), 'PodDisruptionBudget');
  assert.equal(budgets.length, names.length);
  for (const { spec } of budgets) assert.equal(spec.maxUnavailable, 1);
});

test('migrations run after the secrets are there and before any new pod, but for the first start of a trial', () => {
  const hooks = (/** @type {boolean} */ trial) =>
    ofKind(manifests({}, { trial }), 'Job').map(({ metadata: { name, annotations } }) => ({
      name,
      hook: annotations['helm.sh/hook'],
      weight: Number(annotations['helm.sh/hook-weight']),
    }));
  const [secrets = { weight: 0 }] = hooks(false).filter(({ name }) => name === 'try-secrets');
  const migrations = hooks(false).filter(({ name }) => name.endsWith('-migration'));
  assert.ok(migrations.length >= 4);
  for (const { hook, weight } of migrations) {
    assert.equal(hook, 'pre-install,pre-upgrade');
    assert.ok(weight > secrets.weight);
  }
  for (const { hook } of hooks(true).filter(({ name }) => name.endsWith('-migration')))
    assert.equal(hook, 'pre-upgrade');
});

test('the metrics of each process are found by the Prometheus operator, and the route by a Gateway', () => {
  const all = manifests({
    metrics: { serviceMonitor: { enabled: true, labels: { release: 'prometheus' } } },
    exposed: { httpRoute: { enabled: true, host: 'dossier.example.com', gateway: 'public', gatewayNamespace: 'edge' } },
  });
  const services = ofKind(all, 'Service');
  for (const { metadata, spec } of ofKind(all, 'ServiceMonitor')) {
    assert.equal(metadata.labels.release, 'prometheus');
    const found = services.filter(({ metadata: { labels } }) => selects(spec.selector, labels));
    assert.deepEqual(
      found.map(({ metadata: { name } }) => name),
      [metadata.name],
    );
  }
  assert.equal(ofKind(all, 'ServiceMonitor').length, names.length);
  const [route] = ofKind(all, 'HTTPRoute');
  assert.deepEqual(route?.spec.rules[0].backendRefs, [{ name: 'try-gateway', port: 80 }]);
});
