// Stands beside the trial's mongod: makes a replica set of its one member, at the first start. Then it only waits to be stopped.
import { setTimeout as delay } from 'node:timers/promises';
import mongoose from 'mongoose';

const host = process.env.MONGO_HOST ?? '127.0.0.1:27017';
process.on('SIGTERM', () => process.exit(0));

/** @returns {Promise<boolean>} whether there is a set */
async function initiated() {
  const connection = mongoose.createConnection('mongodb://127.0.0.1:27017', {
    directConnection: true,
    serverSelectionTimeoutMS: 1_000,
  });
  try {
    await connection.asPromise();
    await connection.db?.admin().command({ replSetInitiate: { _id: 'dossier', members: [{ _id: 0, host }] } });
    console.log(`initiated, with ${host}`);
    return true;
  } catch (error) {
    const { codeName, message } = /** @type {{ codeName?: string, message: string }} */ (error);
    if (codeName === 'AlreadyInitialized') return true;
    console.log(message);
    return false;
  } finally {
    await connection.close();
  }
}

while (!(await initiated())) await delay(1_000);
setInterval(() => {}, 2 ** 30);
