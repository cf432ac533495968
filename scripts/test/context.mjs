import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serversEnvironment } from '../servers/environment.mjs';
import { startServers } from '../servers/index.mjs';
import { buildServices, buildWeb } from '../start/build.mjs';
import { inRoot } from '../start/paths.mjs';
import { startSystem } from '../start/system.mjs';
import { systemPorts } from '../start/system-ports.mjs';
import { realListSources } from './real-lists.mjs';

/** Of the words that every local chain begins with ('test test … junk'), at m/44'/60'/0'. */
const WALLET_XPUB =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';

/** Settings of the system under test that differ from what a user gets: more requests from one address, no lists from outside. */
const testSettings = {
  RATE_LIMIT_FACTOR: '1000',
  SANCTIONS_REFRESH: 'false',
  SSO_INNER_PROVIDERS: 'true',
  WALLET_XPUB,
  // Addresses are given out where a chain is watched; no node answers there, and deposits are tested on chains of their own.
  CHAIN_RPC_URL: 'http://127.0.0.1:9',
  TOKEN_ADDRESS: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  DEPOSIT_SECONDS: '59',
};

/**
 * What stages share. Servers and system are started when the first stage asks for them, on random ports with new data.
 * @typedef {object} Context
 * @property {string} dir of this run
 * @property {string[]} files parts of the paths of the tests to run; none for all
 * @property {() => Promise<Record<string, string>>} servers addresses of bare servers, open to any user
 * @property {() => Promise<Record<string, string>>} system DOSSIER_URL, INBOX_URL and DOSSIER_SYSTEM of a whole running system
 * @property {() => Promise<Record<string, string>>} realLists the same for a system that searches the real lists, and their folder as REAL_LISTS
 * @property {(keepLogs?: boolean) => Promise<void>} close
 */

/** @param {string[]} files @returns {Promise<Context>} */
export async function openContext(files) {
  const dir = await mkdtemp(join(tmpdir(), 'dossier-test-'));
  /** @type {Array<() => Promise<unknown>>} */
  const stops = [];
  const servers = once(() => bareServers(dir, stops));
  const system = once(() => wholeSystem(dir, stops, 'system'));
  const realLists = once(async () => {
    const { folder, settings } = await realListSources(dir);
    return { ...(await wholeSystem(dir, stops, 'real-lists-system', settings)), REAL_LISTS: folder };
  });
  const close = async (keepLogs = false) => {
    await Promise.all(stops.map((stop) => stop()));
    if (keepLogs) await keep(dir);
    await rm(dir, { recursive: true, force: true });
  };
  return { dir, files, servers, system, realLists, close };
}

/**
 * @template T
 * @param {() => Promise<T>} start
 * @returns {() => Promise<T>} starts once; later calls get the same result or failure
 */
function once(start) {
  /** @type {Promise<T> | undefined} */
  let started;
  return () => {
    started ??= start();
    return started;
  };
}

/** @param {string} dir @param {Array<() => Promise<unknown>>} stops */
async function bareServers(dir, stops) {
  const servers = await startServers({ dir: join(dir, 'servers'), persistent: true });
  stops.push(servers.stop);
  return serversEnvironment(servers);
}

/** @param {string} dir @param {Array<() => Promise<unknown>>} stops @param {string} name @param {Record<string, string>} [more] settings */
async function wholeSystem(dir, stops, name, more = {}) {
  await Promise.all([buildServices(), buildWeb(inRoot('.local', 'built'))]);
  const ports = await systemPorts('random');
  const settings = { ...testSettings, ...more };
  const options = { dir: join(dir, name), ports, persistent: true, settings, quiet: true };
  const system = await startSystem(options);
  const { url, inboxUrl = '', scripts } = system;
  stops.push(system.stop);
  const file = join(dir, `${name}.json`);
  const processes = system.processes.map(({ name, pid }) => ({ name, pid }));
  const known = { url, inboxUrl, settings: system.settings, scripts, processes };
  await writeFile(file, JSON.stringify(known), { mode: 0o600 });
  return { DOSSIER_URL: url, INBOX_URL: inboxUrl, DOSSIER_SYSTEM: file };
}

/** @param {string} dir copies the logs of a failed run to where they can be read afterwards */
async function keep(dir) {
  const target = inRoot('.local', 'test-logs');
  await rm(target, { recursive: true, force: true });
  for (const part of ['stages', 'servers/logs', 'system/logs', 'real-lists-system/logs']) {
    await cp(join(dir, part), join(target, part), { recursive: true }).catch(() => undefined);
  }
  console.log(`Logs of this run: ${target}`);
}
