import { onPath } from './cache.mjs';
import { problem } from './problem.mjs';
import { step } from './progress.mjs';
import { lastLine, run } from './run.mjs';

/** Debian package of each shared library that mongod needs and a small system may lack. */
const packages = new Map([
  ['libcurl.so.4', 'libcurl4'],
  ['libssl.so.3', 'libssl3'],
  ['libcrypto.so.3', 'libssl3'],
  ['liblzma.so.5', 'liblzma5'],
]);

/**
 * Makes sure that mongod starts, installing a missing library if that can be done here.
 * @param {string} mongod
 */
export async function ensureMongodRuns(mongod) {
  for (let tries = 0; tries <= packages.size; tries++) {
    const { code, output } = await run(mongod, ['--version']);
    if (code === 0) return;
    const library = missingLibrary(output);
    if (!library) throw problem(`mongod does not run here (${lastLine(output)}); put a mongod of your own on PATH.`);
    await installLibrary(library);
  }
}

/** @param {string} output of the dynamic linker @returns {string | undefined} */
export const missingLibrary = (output) => /loading shared libraries: (\S+?):/.exec(output)?.[1];

/** @param {string} library */
async function installLibrary(library) {
  const name = packages.get(library);
  const advice = name
    ? `apt-get install ${name} (Debian, Ubuntu), or the package that holds it elsewhere`
    : 'install it';
  if (!name || !onPath('apt-get') || process.getuid?.() !== 0) {
    throw problem(`mongod needs the library ${library}: ${advice}, then start again.`);
  }
  if (!(await aptInstall(name))) throw problem(`Installing ${name} for mongod failed: ${advice}, then start again.`);
}

/**
 * Installs a Debian package; needs root.
 * @param {string} name
 * @returns {Promise<boolean>}
 */
export function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return step(`Installing ${name} with apt-get`, async () => {
    await run('apt-get', ['update'], { env });
    const { code } = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    return code === 0;
  });
}
