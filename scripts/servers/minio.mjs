import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { minioProgram } from './programs.mjs';
import { answers, serve } from './server.mjs';

/** @typedef {{ accessKey: string, secretKey: string }} Credentials */

/**
 * @param {{ dir: string, port: number, credentials: Credentials, synced?: boolean }} options `synced`: an answered upload survives a power cut
 * @returns {Promise<{ endpoint: string, server: import('./server.mjs').Server }>}
 */
export async function startMinio({ dir, port, credentials, synced = true }) {
  const data = join(dir, 'minio');
  const [command] = await Promise.all([minioProgram(), mkdir(data, { recursive: true, mode: 0o700 })]);
  const endpoint = `http://127.0.0.1:${port}`;
  const server = await serve({
    name: 'minio',
    command,
    args: ['server', data, '--address', `127.0.0.1:${port}`, '--certs-dir', join(dir, 'minio-certs'), '--quiet'],
    env: minioEnvironment(credentials, synced),
    log: join(dir, 'logs', 'minio.log'),
    ready: () => answers(`${endpoint}/minio/health/ready`),
  });
  return { endpoint, server };
}

/** @param {Credentials} credentials @param {boolean} synced @returns {NodeJS.ProcessEnv} */
const minioEnvironment = ({ accessKey, secretKey }, synced) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  MINIO_ROOT_USER: accessKey,
  MINIO_ROOT_PASSWORD: secretKey,
  MINIO_BROWSER: 'off',
  // Flushes the whole machine's disks at each upload, so throw-away servers do without.
  MINIO_FS_OSYNC: synced ? 'on' : 'off',
  MINIO_UPDATE: 'off',
  MINIO_CALLHOME_ENABLE: 'off',
});
