import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { makeFolder } from './folder.mjs';
import { startMinio } from './minio.mjs';
import { startMongod } from './mongod.mjs';
import { startNats } from './nats.mjs';
import { freePort } from './ports.mjs';

/**
 * @typedef {{ mongo: number, nats: number, natsMonitor: number, s3: number }} ServerPorts
 * @typedef {{ endpoint: string, accessKey: string, secretKey: string, region: string, bucket: string }} S3
 * @typedef {import('./server.mjs').Server} Server
 *
 * @typedef {object} Servers
 * @property {string} [mongoUrl] no database name in it
 * @property {string} [natsUrl]
 * @property {string} [natsMonitorUrl]
 * @property {S3} [s3]
 * @property {{ mongod?: Server, nats?: Server, minio?: Server }} processes each with pid, kill(signal), restart(), stop()
 * @property {() => Promise<void>} stop stops all; without `persistent` removes `dir`
 */

/**
 * Starts MongoDB (replica set of one), NATS (JetStream) and MinIO on 127.0.0.1 with settings that survive a power cut.
 * Programs are taken from PATH or fetched once into the cache.
 * @param {object} options
 * @param {string} options.dir data, logs and configuration go here
 * @param {Partial<ServerPorts>} [options.ports] random free ones if not given
 * @param {boolean} [options.persistent] keep `dir` after stop()
 * @param {string} [options.natsAuthorization] configuration text with users and their subjects; none: open to all
 * @param {import('./minio.mjs').Credentials} [options.credentials] of MinIO's root user, else generated
 * @param {number} [options.cacheGb] MongoDB's cache
 * @param {Array<'mongod' | 'nats' | 'minio'>} [options.only] start just these
 * @returns {Promise<Servers>}
 */
export async function startServers({ dir, persistent = false, only = ['mongod', 'nats', 'minio'], ...options }) {
  const folder = await makeFolder(dir);
  const ports = await choosePorts(options.ports);
  /** @type {Omit<Servers, 'stop'>} */
  const servers = { processes: {} };
  const stop = () => stopAll(servers.processes, persistent ? undefined : folder);
  const starts = {
    mongod: () => addMongod(servers, { dir: folder, port: ports.mongo, cacheGb: options.cacheGb }),
    nats: () => addNats(servers, folder, ports, options.natsAuthorization),
    minio: () => addMinio(servers, { dir: folder, port: ports.s3, synced: persistent }, options.credentials),
  };
  const results = await Promise.allSettled(only.map((name) => starts[name]()));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return Object.assign(servers, { stop });
}

/** @param {Partial<ServerPorts>} [wanted] @returns {Promise<ServerPorts>} */
async function choosePorts(wanted) {
  const [mongo, nats, natsMonitor, s3] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  return { mongo, nats, natsMonitor, s3, ...wanted };
}

/** @param {Omit<Servers, 'stop'>} servers @param {Parameters<typeof startMongod>[0]} options */
async function addMongod(servers, options) {
  const { url, server } = await startMongod(options);
  servers.mongoUrl = url;
  servers.processes.mongod = server;
}

/** @param {Omit<Servers, 'stop'>} servers @param {string} dir @param {ServerPorts} ports @param {string} [authorization] */
async function addNats(servers, dir, { nats: port, natsMonitor: monitorPort }, authorization) {
  const { url, monitorUrl, server } = await startNats({ dir, port, monitorPort, authorization });
  servers.natsUrl = url;
  servers.natsMonitorUrl = monitorUrl;
  servers.processes.nats = server;
}

/** @param {Omit<Servers, 'stop'>} servers @param {{ dir: string, port: number, synced: boolean }} options @param {import('./minio.mjs').Credentials} [given] */
async function addMinio(servers, options, given) {
  const credentials = given ?? { accessKey: 'dossier', secretKey: randomBytes(18).toString('base64url') };
  const { endpoint, server } = await startMinio({ ...options, credentials });
  servers.s3 = { endpoint, ...credentials, region: 'us-east-1', bucket: 'dossier' };
  servers.processes.minio = server;
}

/** @param {Servers['processes']} processes @param {string} [remove] folder to remove afterwards */
async function stopAll(processes, remove) {
  await Promise.all(Object.values(processes).map((server) => server.stop()));
  if (remove) await rm(remove, { recursive: true, force: true });
}
