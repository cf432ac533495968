import { execFileSync, spawnSync } from 'node:child_process';
import { parseAllDocuments } from 'yaml';
import { inRoot } from '../start/paths.mjs';

/** The version that deploy/schemas are of. */
export const kubernetes = '1.36.3';
const helm = process.env.HELM ?? 'helm';
const kubeconform = process.env.KUBECONFORM ?? 'kubeconform';
export const chart = inRoot('deploy/charts/dossier');
const trialFile = inRoot('deploy/charts/dossier/values-trial.yaml');

/** @typedef {Record<string, any>} Manifest as the API server would get it */

/** @param {object} [values] @param {{ trial?: boolean }} [options] */
const template = (values = {}, { trial = false } = {}) =>
  spawnSync(
    helm,
    ['template', 'try', chart, '--kube-version', kubernetes, ...(trial ? ['-f', trialFile] : []), '-f', '-'],
    { input: JSON.stringify(values), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );

/** @param {Parameters<typeof template>} given @returns {string} YAML of a release `try` */
export function rendered(...given) {
  const { status, stdout, stderr } = template(...given);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** @param {Parameters<typeof template>} given @returns {Manifest[]} */
export const manifests = (...given) =>
  parseAllDocuments(rendered(...given)).flatMap((document) => /** @type {any} */ (document).toJS() ?? []);

/** @param {object} values @returns {string} why helm does not take them; empty if it does */
export const refusal = (values) => {
  const { status, stderr } = template(values);
  return status === 0 ? '' : stderr;
};

/** @param {string} yaml @returns {string} what kubeconform says against it; empty if nothing */
export function invalid(yaml) {
  const schemas = `${inRoot('deploy/schemas')}/{{.ResourceKind}}{{.KindSuffix}}.json`;
  const args = ['-strict', '-kubernetes-version', kubernetes, '-schema-location', schemas, '-'];
  return spawnSync(kubeconform, args, { input: yaml, encoding: 'utf8' }).stdout;
}

export const lint = () =>
  execFileSync(helm, ['lint', '--strict', '--kube-version', kubernetes, chart], { stdio: 'pipe' });

/** @param {Manifest[]} all @param {string} kind */
export const ofKind = (all, kind) => all.filter((one) => one.kind === kind);

/** @param {Manifest} one @returns {Manifest | undefined} the pod that it makes or is */
export const podOf = (one) => (one.kind === 'Pod' ? one : one.spec?.template?.spec ? one.spec.template : undefined);

/** @param {Manifest[]} all @returns {[name: string, pod: Manifest][]} */
export const pods = (all) =>
  all.flatMap((one) => {
    const pod = podOf(one);
    return pod ? [/** @type {[string, Manifest]} */ ([`${one.kind} ${one.metadata.name}`, pod])] : [];
  });

/** @param {Manifest} labels @param {Manifest} selector of labels and expressions */
export const selects = (selector, labels) =>
  Object.entries(selector.matchLabels ?? {}).every(([name, value]) => labels[name] === value) &&
  (selector.matchExpressions ?? []).every((/** @type {any} */ { key, operator, values }) => {
    if (operator !== 'In') throw new Error(`operator ${operator} is not known here`);
    return values.includes(labels[key]);
  });

/** Every option at once. */
export const everything = {
  publicUrl: 'https://dossier.example.com',
  settings: { TWO_FACTOR: 'all', NATS_MAX_PAYLOAD: 8388608 },
  secretSettings: { SANCTIONS_PROVIDER_KEY: { secret: 'screening', key: 'token' } },
  image: { registry: 'registry.example.com/dossier', tag: '1.2.3', pullSecrets: ['registry'] },
  keys: { existingSecret: 'vault-keys' },
  mongodb: { existingSecret: 'vault-mongodb', to: [{ ipBlock: { cidr: '10.1.0.0/16' } }] },
  nats: { url: 'tls://nats.nats:4222', subscribers: { warehouse: { subjects: ['dossier.workflow.>'] } } },
  s3: { endpoint: 'https://s3.example.com', existingSecret: 'vault-s3' },
  smtp: { existingSecret: 'vault-smtp' },
  tls: { caSecret: 'authority' },
  exposed: {
    ingress: {
      enabled: true,
      className: 'nginx',
      host: 'dossier.example.com',
      tlsSecret: 'tls',
      annotations: { a: 'b' },
    },
  },
  network: { gatewayFrom: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress' } } }] },
  jobs: { priorityClassName: 'low' },
  defaults: {
    autoscaling: { enabled: true, inFlight: 50 },
    priorityClassName: 'high',
    podAnnotations: { team: 'kyc' },
    nodeSelector: { disk: 'ssd' },
    tolerations: [{ key: 'kyc', operator: 'Exists' }],
  },
};
