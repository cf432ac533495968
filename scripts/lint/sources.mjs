import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from '../start/paths.mjs';

/** Files written by a generator. */
const generated = /^(web\/src\/lib\/api\/schema\.d\.ts|proto\/generated\/)/;

/** @returns {string[]} the code files of the checkout, tracked or new, without generated ones */
export function sources() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return list
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !generated.test(file) && existsSync(inRoot(file)));
}
