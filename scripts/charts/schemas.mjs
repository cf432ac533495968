// node scripts/charts/schemas.mjs SWAGGER.JSON: writes deploy/schemas, what kubeconform checks the charts against, from the
// api/openapi-spec/swagger.json of a version of Kubernetes. Only the kinds that the charts use; unknown fields are errors.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../start/paths.mjs';

/** @typedef {Record<string, any>} Schema */

export const kinds = [
  ...['v1/ConfigMap', 'v1/Pod', 'v1/Service', 'v1/ServiceAccount', 'apps/v1/Deployment', 'apps/v1/StatefulSet'],
  ...['batch/v1/Job', 'autoscaling/v2/HorizontalPodAutoscaler', 'policy/v1/PodDisruptionBudget'],
  ...['networking.k8s.io/v1/Ingress', 'networking.k8s.io/v1/NetworkPolicy'],
  ...['rbac.authorization.k8s.io/v1/Role', 'rbac.authorization.k8s.io/v1/RoleBinding'],
];

/** What the document says loosely. @type {Record<string, Schema>} */
const either = {
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': { type: ['string', 'integer'] },
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { type: ['string', 'number'] },
};

/** @param {Schema} schema @returns {Schema} without texts, closed to unknown fields */
function strict(schema) {
  if (schema.$ref) return { $ref: schema.$ref };
  const { type, required, enum: values, properties, items, additionalProperties } = schema;
  /** @type {Schema} */
  const result = { ...(type && { type }), ...(required && { required }), ...(values && { enum: values }) };
  if (properties) {
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, strict(/** @type {Schema} */ (one))]),
    );
    result.additionalProperties = false;
  }
  if (items) result.items = strict(items);
  if (additionalProperties) result.additionalProperties = strict(additionalProperties);
  return result;
}

/** @param {Record<string, Schema>} all @param {string} name @param {Record<string, Schema>} [found] */
function reachable(all, name, found = {}) {
  if (name in found) return found;
  found[name] = either[name] ?? strict(all[name] ?? {});
  for (const [, next = ''] of JSON.stringify(found[name]).matchAll(/#\/definitions\/([^"]+)/g))
    reachable(all, next, found);
  return found;
}

/** @param {string} kind such as apps/v1/Deployment @returns {string} the file's name, as kubeconform asks for it */
export function fileOf(kind) {
  const parts = kind.toLowerCase().split('/');
  const name = parts.pop();
  return `${[name, ...parts.map((part) => part.split('.')[0])].join('-')}.json`;
}

/** @param {string} swagger */
function write(swagger) {
  const { definitions, info } = JSON.parse(readFileSync(swagger, 'utf8'));
  const folder = inRoot('deploy/schemas');
  mkdirSync(folder, { recursive: true });
  for (const wanted of kinds) {
    const parts = wanted.split('/');
    const [group, version, kind] = parts.length === 3 ? parts : ['', ...parts];
    const found = Object.entries(definitions).find(([, { 'x-kubernetes-group-version-kind': names = [] }]) =>
      names.some((/** @type {any} */ one) => one.group === group && one.version === version && one.kind === kind),
    );
    if (!found) throw new Error(`${swagger} has no ${wanted}`);
    /** @type {Schema} */
    const schema = {
      $comment: `Kubernetes ${info.version}`,
      ...strict(found[1]),
      definitions: reachable(definitions, found[0]),
    };
    schema.properties.apiVersion = { const: [group, version].filter(Boolean).join('/') };
    schema.properties.kind = { const: kind };
    writeFileSync(join(folder, fileOf(wanted)), `${JSON.stringify(schema)}\n`);
  }
}

if (import.meta.filename === process.argv[1]) write(process.argv[2] ?? '');
