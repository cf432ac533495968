import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mongodProgram } from './programs.mjs';
import { serve } from './server.mjs';

const set = 'dossier';

/** @param {number} port @returns {string} */
const mongoUrl = (port) =>
  `mongodb://127.0.0.1:${port}/?replicaSet=${set}&w=majority&readConcernLevel=majority&retryWrites=true`;

/**
 * A replica set of one: transactions and change streams need a set.
 * @param {{ dir: string, port: number, cacheGb?: number }} options
 * @returns {Promise<{ url: string, server: import('./server.mjs').Server }>}
 */
export async function startMongod({ dir, port, cacheGb = 0.25 }) {
  const data = join(dir, 'mongod');
  const [command] = await Promise.all([mongodProgram(), mkdir(data, { recursive: true, mode: 0o700 })]);
  const server = await serve({
    name: 'mongod',
    command,
    args: mongodArguments(data, port, cacheGb),
    log: join(dir, 'logs', 'mongod.log'),
    ready: () => becomePrimary(port),
  });
  return { url: mongoUrl(port), server };
}

/** @param {string} data @param {number} port @param {number} cacheGb */
const mongodArguments = (data, port, cacheGb) => [
  ...['--dbpath', data, '--bind_ip', '127.0.0.1', '--port', String(port), '--replSet', set, '--oplogSize', '512'],
  ...['--wiredTigerCacheSizeGB', String(cacheGb), '--nounixsocket', '--quiet'],
  // A set of one has nobody to hand over to: no reason to wait 15 s before stopping.
  ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
  // A killed process leaves its transaction open, and what it wrote locked; the default keeps that up for a minute.
  ...['--setParameter', 'transactionLifetimeLimitSeconds=8'],
];

/**
 * Initiates the set at the first start and repairs its address when the port has changed.
 * @param {number} port
 * @returns {Promise<boolean>} whether the server is primary
 */
async function becomePrimary(port) {
  const { MongoClient } = await import('mongodb');
  const options = { directConnection: true, serverSelectionTimeoutMS: 1000 };
  const client = new MongoClient(`mongodb://127.0.0.1:${port}`, options);
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (hello.isWritablePrimary) return true;
    await configure(admin, `127.0.0.1:${port}`);
    return false;
  } finally {
    await client.close();
  }
}

/** @param {import('mongodb').Db} admin @param {string} host */
async function configure(admin, host) {
  const config = await currentConfig(admin);
  if (!config) {
    await admin.command({ replSetInitiate: { _id: set, members: [{ _id: 0, host }] } });
  } else if (config.members[0].host !== host) {
    const moved = { ...config, version: config.version + 1, members: [{ ...config.members[0], host }] };
    await admin.command({ replSetReconfig: moved, force: true });
  }
}

/** @param {import('mongodb').Db} admin */
async function currentConfig(admin) {
  try {
    return (await admin.command({ replSetGetConfig: 1 })).config;
  } catch (error) {
    const { codeName } = /** @type {{ codeName?: string }} */ (error);
    if (codeName === 'NotYetInitialized') return undefined;
    throw error;
  }
}
