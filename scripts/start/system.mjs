import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { step } from '../servers/progress.mjs';
import { allOrNone } from './all-or-none.mjs';
import { processEnvironment } from './environment.mjs';
import { externalServers } from './external.mjs';
import { nodeFlags } from './node-flags.mjs';
import { inRoot, root } from './paths.mjs';
import { processes } from './processes.mjs';
import { loadSecrets } from './secrets.mjs';
import { supervise } from './supervise.mjs';
import { startSystemServers } from './system-servers.mjs';

/**
 * @typedef {object} System
 * @property {string} url of the web application and the API
 * @property {string} [inboxUrl] page of the local mail inbox; `/mails?to=…` answers JSON
 * @property {Record<string, string>} settings addresses and keys of the servers, as environment variables
 * @property {Record<string, string>} scripts the same with the NATS user for scripts
 * @property {{ mongod?: Server, nats?: Server, minio?: Server, inbox?: Server }} servers
 * @property {import('./supervise.mjs').Supervised[]} processes
 * @property {() => Promise<void>} stop processes first, then servers
 *
 * @typedef {import('../servers/server.mjs').Server} Server
 *
 * @typedef {object} Options
 * @property {string} dir data, logs, secrets
 * @property {import('./system-ports.mjs').SystemPorts} ports
 * @property {boolean} persistent keep `dir` after stop()
 * @property {NodeJS.ProcessEnv} [external] names servers that are not to be started here
 * @property {Record<string, string>} [settings] more settings for every process: TWO_FACTOR, LOG_LEVEL …
 * @property {string} [publicUrl] where people open the application, if not at the gateway; the environment has the last word
 * @property {Promise<unknown>} [built] services and gateway are compiled; NATS permissions come from the build
 * @property {Promise<unknown>} [webBuilt]
 * @property {boolean} [sourceMaps] stacks tell the lines of the sources
 * @property {boolean} [quiet] show nothing of what processes log
 */

/**
 * Starts servers and every process of the table and waits until each is ready.
 * @param {Options} options
 * @returns {Promise<System>}
 */
export async function startSystem(options) {
  const { dir, ports, persistent } = options;
  const external = externalServers(options.external ?? {});
  const secrets = await loadSecrets(dir);
  /** @type {Array<() => Promise<unknown>>} */
  const stops = [];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
    if (!persistent) await rm(dir, { recursive: true, force: true });
  };
  try {
    const { started, settings } = await step('Starting servers', () =>
      startSystemServers(options, external, secrets, stops),
    );
    await options.webBuilt;
    const url = `http://localhost:${ports.gateway}`;
    const { publicUrl = url } = options;
    const natsHasUsers = !external.nats;
    const addresses = { servers: settings, dir, gatewayPort: ports.gateway, publicUrl, natsHasUsers };
    const running = await step('Starting processes', () => startProcesses(options, addresses, secrets, stops));
    const scriptUser = { NATS_USER: 'scripts', NATS_PASSWORD: secrets.nats.scripts };
    return {
      url,
      inboxUrl: external.smtp ? undefined : `http://localhost:${ports.inbox}`,
      settings,
      scripts: external.nats ? settings : { ...settings, ...scriptUser },
      servers: started,
      processes: running,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {Options} options
 * @param {import('./environment.mjs').Addresses} addresses
 * @param {import('./secrets.mjs').Secrets} secrets
 * @param {Array<() => Promise<unknown>>} stops
 */
function startProcesses({ dir, ports, settings, sourceMaps, quiet }, addresses, secrets, stops) {
  const starting = processes.map(({ name, entry }) => {
    const healthPort = ports.health[name] ?? 0;
    return supervise({
      name,
      command: process.execPath,
      args: [...nodeFlags, ...(sourceMaps ? ['--enable-source-maps'] : []), inRoot(entry)],
      cwd: root,
      env: processEnvironment({ name, healthPort }, addresses, secrets, { ...process.env, ...settings }),
      log: join(dir, 'logs', `${name}.log`),
      healthPort,
      quiet,
    });
  });
  return allOrNone(starting, stops);
}
