import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * Every process of the system: its NATS user and log go by `name`; `entry` is started with Node;
 * `health` is the port of /livez, /readyz and /metrics.
 * @typedef {{ name: string, entry: string, health: import('../servers/ports.mjs').FixedPort }} SystemProcess
 */

/** @type {Record<string, { healthPort: number }>} */
const table = JSON.parse(readFileSync(inRoot('proto/src/services.json'), 'utf8'));

/** The name of each service is also that of its folder, its database and its NATS user. */
export const services = Object.keys(table);

/** Folders that are compiled, each after those before it. */
export const compiled = ['proto', 'services/kit', ...services.map((name) => `services/${name}`), 'gateway'];

/** @param {string} name @param {string} folder @param {number} port @returns {SystemProcess} */
const row = (name, folder, port) => ({
  name,
  entry: `${folder}/dist/main.js`,
  health: { title: `health of ${name}`, port, variable: `${name.toUpperCase().replaceAll('-', '_')}_HEALTH_PORT` },
});

/** @type {readonly SystemProcess[]} */
export const processes = [
  ...Object.entries(table).map(([name, { healthPort }]) => row(name, `services/${name}`, healthPort)),
  row('gateway', 'gateway', 9310),
];

/** Users of the local NATS server; `scripts` is for seeding, benches and checks, `subscriber` for other systems. */
export const natsUsers = [...processes.map(({ name }) => name), 'scripts', 'subscriber'];
