import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../servers/ports.mjs';
import { processEnvironment } from '../start/environment.mjs';
import { nodeFlags } from '../start/node-flags.mjs';
import { inRoot } from '../start/paths.mjs';
import { processes as table } from '../start/processes.mjs';
import { loadSecrets } from '../start/secrets.mjs';
import { supervise } from '../start/supervise.mjs';
import { startSystem } from '../start/system.mjs';
import { systemPorts } from '../start/system-ports.mjs';
import { caller, succeeded } from './requests.mjs';

/**
 * A tenant under test.
 * @typedef {{ id: string, makers: Person[], approvers: Approver[] }} Tenant
 * @typedef {import('./requests.mjs').Person} Person
 * @typedef {{ id: string, person: Person }} Approver
 * @typedef {Awaited<ReturnType<typeof startWorld>>} World
 */

const SETTINGS = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' };

/**
 * A system of its own: servers, processes, ports and data that nothing else uses.
 * @param {number} replicas of every process
 */
export async function startWorld(replicas) {
  const dir = await mkdtemp(join(tmpdir(), 'dossier-chaos-'));
  const ports = await systemPorts('random');
  const system = await startSystem({ dir, ports, persistent: true, settings: SETTINGS, quiet: true });
  /** @type {Array<Awaited<ReturnType<typeof startReplica>>>} */
  const others = [];
  // One set after another: all at once would fight for the processors until some are too late.
  for (let number = 2; number <= replicas; number++)
    others.push(...(await Promise.all(table.map((row) => startReplica(system, dir, row, number)))));
  const processes = [...system.processes, ...others.map(({ running }) => running)];
  const urls = [system.url, ...others.flatMap(({ url }) => url ?? [])];
  const stop = async (keep = false) => {
    await Promise.all(others.map(({ running }) => running.stop()));
    await system.stop();
    if (!keep) await rm(dir, { recursive: true, force: true });
  };
  return { dir, urls, system: { ...system, processes }, stop };
}

/**
 * One more of a process, with the address of a gateway.
 * @param {import('../start/system.mjs').System} system
 * @param {string} dir
 * @param {import('../start/processes.mjs').SystemProcess} row
 * @param {number} number
 */
async function startReplica({ url, settings }, dir, { name, entry }, number) {
  const [healthPort, gatewayPort] = [await freePort(), await freePort()];
  const addresses = { servers: settings, dir, gatewayPort, publicUrl: url, natsHasUsers: true };
  // The index of the sanction lists belongs to one process.
  const given = { ...process.env, ...SETTINGS, SANCTIONS_CACHE: join(dir, `sanctions-${number}`) };
  const running = await supervise({
    name,
    command: process.execPath,
    args: [...nodeFlags, '--enable-source-maps', inRoot(entry)],
    env: processEnvironment({ name, healthPort }, addresses, await loadSecrets(dir), given),
    log: join(dir, 'logs', `${name}-${number}.log`),
    healthPort,
    quiet: true,
  });
  return { running, url: name === 'gateway' ? `http://localhost:${gatewayPort}` : undefined };
}

const PASSWORD = 'Chaos-4711-monkey';

/**
 * A new tenant with people who make changes and people who decide them.
 * @param {readonly string[]} urls @param {import('./requests.mjs').Traffic} traffic @param {string} name @param {number} each
 * @returns {Promise<Tenant>}
 */
export async function makeTenant(urls, traffic, name, each) {
  const nobody = caller(urls, '', traffic);
  const email = (/** @type {string} */ who) => `${name}-${who}-${Date.now()}@chaos.example`;
  const admin = { username: `Admin ${name}`, email: email('admin'), password: PASSWORD };
  const { token } = succeeded(await nobody.post('register', admin));
  const administrator = caller(urls, token, traffic);
  const join = async (/** @type {string} */ type, /** @type {number} */ at) => {
    const account = {
      username: `${type.slice(-10)} ${at}`,
      email: email(`${type}-${at}`).toLowerCase(),
      password: PASSWORD,
      type,
    };
    const { user } = succeeded(await administrator.post('user/account/create', account));
    const session = succeeded(await nobody.post('login', { email: account.email, password: PASSWORD }));
    return { id: user._id, person: caller(urls, session.token, traffic) };
  };
  const makers = [];
  const approvers = [];
  for (let at = 0; at < each; at++) {
    makers.push((await join('DATA_CONTROLLER', at)).person);
    approvers.push(await join('DATA_PROCESSOR', at));
  }
  return { id: name, makers, approvers };
}
