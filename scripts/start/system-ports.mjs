import { claimPort, fixedPorts, freePort } from '../servers/ports.mjs';
import { processes } from './processes.mjs';

/**
 * @typedef {Record<keyof typeof fixedPorts, number> & { health: Record<string, number> }} SystemPorts
 */

/**
 * Every port of the system: random free ones, or the fixed ones, which must then be free.
 * @param {'random' | 'fixed'} kind
 * @param {NodeJS.ProcessEnv} [env] may override fixed ports
 * @param {ReadonlySet<string>} [unused] names of fixed ports that need not be free
 * @returns {Promise<SystemPorts>}
 */
export async function systemPorts(kind, env = process.env, unused = new Set()) {
  const choose = (/** @type {import('../servers/ports.mjs').FixedPort} */ fixed) =>
    kind === 'random' ? freePort() : claimPort(fixed, env);
  const named = Object.entries(fixedPorts).map(async ([name, fixed]) => [
    name,
    unused.has(name) ? 0 : await choose(fixed),
  ]);
  const health = processes.map(async ({ name, health }) => [name, await choose(health)]);
  const [ports, healthPorts] = await Promise.all([Promise.all(named), Promise.all(health)]);
  return { ...Object.fromEntries(ports), health: Object.fromEntries(healthPorts) };
}
