import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders that hold results, not sources. */
const skipped = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'screens', 'e2e']);

/** @param {string} path @returns {string[]} every file at or below it, in a fixed order; none if there is nothing */
function filesBelow(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [path];
  const names = readdirSync(path).filter((name) => !skipped.has(name) && !name.endsWith('.spec.ts'));
  return names.sort().flatMap((name) => filesBelow(join(path, name)));
}

/**
 * @param {string[]} paths files and folders
 * @returns {string} sha256 over names and contents
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow)) {
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Does work only when its inputs differ from those of the last success.
 * @param {{ stamp: string, inputs: string[], stillThere?: () => boolean, work: () => Promise<void> }} options
 *   `stamp` is the file that remembers the inputs; `stillThere` says whether the result has not been removed
 * @returns {Promise<boolean>} whether the work was done
 */
export async function onChange({ stamp, inputs, stillThere = () => true, work }) {
  const now = fingerprint(inputs);
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before === now && stillThere()) return false;
  await work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, now);
  return true;
}
