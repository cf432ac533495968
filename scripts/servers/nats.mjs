import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { natsProgram } from './programs.mjs';
import { answers, serve } from './server.mjs';

/** Sizes in bytes, by the settings that the services read, too. A whole client file travels in one answer. */
const maxPayload = Number(process.env.NATS_MAX_PAYLOAD) || 8 * 1024 ** 2;
const storeBytes = Number(process.env.NATS_STREAM_BYTES) || 4 * 1024 ** 3;

/**
 * The configuration of the local nats-server.
 * @param {{ port: number, monitorPort: number, store: string, authorization?: string }} options
 *   `authorization` is configuration text (users, passwords, subjects), included as it is
 * @returns {string}
 */
export const natsConfiguration = ({ port, monitorPort, store, authorization = '' }) => `server_name: dossier
listen: "127.0.0.1:${port}"
http: "127.0.0.1:${monitorPort}"
max_payload: ${maxPayload}
jetstream {
  store_dir: ${JSON.stringify(store)}
  max_memory_store: 64MB
  max_file_store: ${storeBytes}
  # With the default (two minutes), a power cut loses messages that were acknowledged.
  sync_interval: always
}
${authorization}
`;

/**
 * @param {{ dir: string, port: number, monitorPort: number, authorization?: string }} options
 * @returns {Promise<{ url: string, monitorUrl: string, server: import('./server.mjs').Server }>}
 */
export async function startNats({ dir, port, monitorPort, authorization }) {
  const store = join(dir, 'nats');
  const [command] = await Promise.all([natsProgram(), mkdir(store, { recursive: true, mode: 0o700 })]);
  const file = join(dir, 'nats.conf');
  await writeFile(file, natsConfiguration({ port, monitorPort, store, authorization }), { mode: 0o600 });
  const monitorUrl = `http://127.0.0.1:${monitorPort}`;
  const server = await serve({
    name: 'nats-server',
    command,
    args: ['-c', file],
    log: join(dir, 'logs', 'nats-server.log'),
    ready: () => answers(`${monitorUrl}/healthz?js-server-only=true`),
  });
  return { url: `nats://127.0.0.1:${port}`, monitorUrl, server };
}
