/**
 * Programs built from their Go modules, as nobody publishes them where packages come from. `without` says what to do instead.
 * @typedef {{ title: string, name: string, package: string, version: string, oldestGo: string, minutes: string, without: string }} GoProgram
 */

/** @type {GoProgram} */
export const minio = {
  title: 'MinIO',
  name: 'minio',
  package: 'github.com/minio/minio',
  version: 'v0.0.0-20260212201848-7aac2a2c5b7c',
  oldestGo: '1.24',
  minutes: '2 to 6 minutes',
  without: 'put minio on PATH, or give S3_ENDPOINT of another S3 store',
};

/** @type {GoProgram} */
export const helm = {
  title: 'Helm',
  name: 'helm',
  package: 'helm.sh/helm/v3/cmd/helm',
  version: 'v3.22.0',
  oldestGo: '1.26',
  minutes: '5 to 12 minutes',
  without: 'put helm on PATH',
};

/** @type {GoProgram} */
export const kubeconform = {
  title: 'kubeconform',
  name: 'kubeconform',
  package: 'github.com/yannh/kubeconform/cmd/kubeconform',
  version: 'v0.8.0',
  oldestGo: '1.26',
  minutes: '1 to 3 minutes',
  without: 'put kubeconform on PATH',
};

/** @param {GoProgram} program @returns {string} name of its folder in the cache */
export const goFolder = ({ name, version }) => `${name}-${version}`;
