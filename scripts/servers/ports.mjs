import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { problem } from './problem.mjs';

/** Ports of `npm start`; each can be changed by the environment variable beside it. */
export const fixedPorts = /** @type {const} */ ({
  gateway: { title: 'the web application', port: 8080, variable: 'GATEWAY_PORT' },
  mongo: { title: 'MongoDB', port: 27117, variable: 'MONGO_PORT' },
  nats: { title: 'NATS', port: 4322, variable: 'NATS_PORT' },
  natsMonitor: { title: 'the NATS monitor', port: 8322, variable: 'NATS_MONITOR_PORT' },
  s3: { title: 'MinIO', port: 9100, variable: 'S3_PORT' },
  smtp: { title: 'the mail inbox (SMTP)', port: 2525, variable: 'SMTP_PORT' },
  inbox: { title: 'the mail inbox (web page)', port: 8025, variable: 'INBOX_PORT' },
});

/** @typedef {{ title: string, port: number, variable: string }} FixedPort */

/**
 * @param {number} port 0 for any free one
 * @returns {Promise<number | undefined>} the port that could be opened on 127.0.0.1, undefined if it is taken
 */
export function tryPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error);
      if (code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: opened } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(opened));
    });
  });
}

/**
 * @param {FixedPort} fixed
 * @param {number} port
 * @returns {string} for a port that this user may not open
 */
export const privilegedPortSentence = ({ title, variable }, port) =>
  `This user may not open port ${port} (${title}), as ports below 1024 are for the system; choose another with ${variable}=${port + 8000}.`;

/** @returns {Promise<number>} a random free port on 127.0.0.1 */
export const freePort = async () => /** @type {number} */ (await tryPort(0));

/**
 * @param {FixedPort} fixed
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {number} the number wanted for a fixed port
 */
export function wantedPort({ title, port, variable }, env = process.env) {
  const value = env[variable];
  if (value === undefined || value === '') return port;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw problem(`${variable}=${value} is not a port for ${title}; give a number from 1 to 65535.`);
}

/** @param {FixedPort} fixed @param {number} port @returns {string} */
export const portSentence = ({ title, variable }, port) =>
  `Port ${port} (${title}) is in use; stop the program that listens there (see it with: ss -ltnp "sport = :${port}"), or choose another port with ${variable}=${port + 1}.`;

/**
 * @param {FixedPort} fixed
 * @param {NodeJS.ProcessEnv} [env]
 * @param {typeof tryPort} [open]
 * @returns {Promise<number>} the wanted port, known to be free
 */
export async function claimPort(fixed, env = process.env, open = tryPort) {
  const port = wantedPort(fixed, env);
  const refusal = (/** @type {NodeJS.ErrnoException} */ error) => {
    throw error.code === 'EACCES' ? problem(privilegedPortSentence(fixed, port)) : error;
  };
  // Servers of a start that was killed a moment ago may still be stopping.
  for (let tries = 0; tries < 10; tries++) {
    if ((await open(port).catch(refusal)) !== undefined) return port;
    await delay(300);
  }
  throw problem(portSentence(fixed, port));
}
