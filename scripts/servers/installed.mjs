import { onPath } from './cache.mjs';
import { run } from './run.mjs';
import { atLeast } from './version.mjs';

/**
 * A program on PATH that is new enough, by what it prints about its version.
 * @param {string} name
 * @param {string} oldest for example `2.10`
 * @param {string[]} [versionArguments]
 * @returns {Promise<string | undefined>} its path
 */
export async function installed(name, oldest, versionArguments = ['--version']) {
  const file = onPath(name);
  if (!file) return undefined;
  const { code, output } = await run(file, versionArguments);
  return code === 0 && atLeast(output, oldest) ? file : undefined;
}
