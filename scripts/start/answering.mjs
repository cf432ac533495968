import { connect } from 'node:net';
import { problem } from '../servers/problem.mjs';

/** Where a server listens if its address names no port, by scheme. @type {Record<string, number>} */
const usualPorts = { mongodb: 27017, nats: 4222, tls: 4222, http: 80, https: 443, smtp: 25, smtps: 465 };
const patienceMs = 5000;

/**
 * @param {string} address one URL or several hosts of one, with commas
 * @returns {Array<{ host: string, port: number }>} none where the name service knows the places
 */
export function placesOf(address) {
  const scheme = /^([\w+]+):\/\//.exec(address)?.[1] ?? 'nats';
  if (scheme === 'mongodb+srv') return [];
  return address.split(',').map((part) => {
    const place = part.replace(/^[\w+]+:\/\//, '').replace(/^.*@/, '');
    const [, six, four, port] = /^(?:\[(.+?)\]|([^:/?]+))(?::(\d+))?/.exec(place) ?? [];
    return { host: six ?? four ?? place, port: Number(port ?? usualPorts[scheme]) };
  });
}

/**
 * Says at once when nobody listens where the environment names a server: each process would only wait for it.
 * @param {Record<string, string>} settings
 */
export async function requireAnswers(settings) {
  for (const name of ['MONGO_URL', 'NATS_URL', 'S3_ENDPOINT', 'SMTP_URL']) {
    const places = placesOf(settings[name] ?? 'mongodb+srv://');
    if (places.length === 0 || (await Promise.all(places.map(listens))).includes(true)) continue;
    const where = places.map(({ host, port }) => `${host}:${port}`).join(' or ');
    throw problem(`Nothing listens at ${where}, which ${name} names; start that server, or start without ${name}.`);
  }
}

/** @param {{ host: string, port: number }} place @returns {Promise<boolean>} */
function listens(place) {
  return new Promise((resolve) => {
    const socket = connect({ ...place, timeout: patienceMs });
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}
