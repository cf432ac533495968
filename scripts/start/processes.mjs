/**
 * Every process of the system: its NATS user and log go by `name`; `entry` is started with Node;
 * `health` is the port of /livez, /readyz and /metrics.
 * @typedef {{ name: string, entry: string, health: import('../servers/ports.mjs').FixedPort }} SystemProcess
 */

/** @param {string} name @param {string} entry @param {number} port @returns {SystemProcess} */
const row = (name, entry, port) => ({
  name,
  entry,
  health: { title: `health of ${name}`, port, variable: `${name.toUpperCase().replaceAll('-', '_')}_HEALTH_PORT` },
});

/** @type {readonly SystemProcess[]} */
export const processes = [
  row('identity', 'services/identity/dist/main.js', 9311),
  row('kyc', 'services/kyc/dist/main.js', 9312),
  row('workflow', 'services/workflow/dist/main.js', 9313),
  row('sanctions', 'services/sanctions/dist/main.js', 9314),
  row('gateway', 'gateway/dist/main.js', 9310),
];

/** Users of the local NATS server; `scripts` is for seeding, benches and checks, `subscriber` for other systems. */
export const natsUsers = [...processes.map(({ name }) => name), 'scripts', 'subscriber'];
