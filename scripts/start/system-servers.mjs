import { join } from 'node:path';
import { serversEnvironment } from '../servers/environment.mjs';
import { startServers } from '../servers/index.mjs';
import { answers, serve } from '../servers/server.mjs';
import { allOrNone } from './all-or-none.mjs';
import { inRoot } from './paths.mjs';

/**
 * A part of the system's servers: what it adds to the settings, and how to stop it.
 * @typedef {{ settings: Record<string, string>, processes: Record<string, import('../servers/server.mjs').Server>, stop: () => Promise<unknown> }} Part
 */

/**
 * Starts the servers that the environment does not name. NATS waits for the build, which says who may use which subjects.
 * @param {import('./system.mjs').Options} options
 * @param {ReturnType<typeof import('./external.mjs').externalServers>} external
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {Array<() => Promise<unknown>>} stops gets what was started, also after a failure
 * @returns {Promise<{ started: import('./system.mjs').System['servers'], settings: Record<string, string> }>}
 */
export async function startSystemServers({ dir, ports, built }, external, secrets, stops) {
  const shared = { dir, ports, credentials: secrets.s3, persistent: true };
  const parts = await allOrNone(
    [
      external.mongo ? undefined : asPart(startServers({ ...shared, only: ['mongod'] })),
      external.s3 ? undefined : asPart(startServers({ ...shared, only: ['minio'] })),
      external.nats ? undefined : startNats(shared, secrets.nats, built),
      external.smtp ? undefined : startInbox(dir, ports),
    ],
    stops,
  );
  await built;
  return {
    started: Object.assign({}, ...parts.map(({ processes }) => processes)),
    settings: Object.assign({}, ...parts.map(({ settings }) => settings), external.settings),
  };
}

/** @param {Promise<import('../servers/index.mjs').Servers>} starting @returns {Promise<Part>} */
async function asPart(starting) {
  const { processes, stop, ...addresses } = await starting;
  return { settings: serversEnvironment(addresses), processes, stop };
}

/**
 * @param {Parameters<typeof startServers>[0]} shared
 * @param {Record<string, string>} passwords by user
 * @param {Promise<unknown>} [built]
 */
async function startNats(shared, passwords, built) {
  await built;
  const permissions = await import(inRoot('proto/dist/calls/nats-permissions.js'));
  const natsAuthorization = permissions.natsAuthorization(passwords);
  return asPart(startServers({ ...shared, only: ['nats'], natsAuthorization }));
}

/** @param {string} dir @param {import('./system-ports.mjs').SystemPorts} ports @returns {Promise<Part>} */
async function startInbox(dir, { smtp, inbox: page }) {
  const settings = { SMTP_PORT: String(smtp), INBOX_PORT: String(page), INBOX_DIR: join(dir, 'inbox') };
  const inbox = await serve({
    name: 'inbox',
    command: process.execPath,
    args: [inRoot('scripts/inbox/main.mjs')],
    env: { ...process.env, ...settings },
    log: join(dir, 'logs', 'inbox.log'),
    ready: () => answers(`http://127.0.0.1:${page}/readyz`),
  });
  return { settings: { SMTP_URL: `smtp://127.0.0.1:${smtp}` }, processes: { inbox }, stop: inbox.stop };
}
