import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder for this user only, with those above it. Asks first whether that is allowed:
 * a recursive mkdir on a read-only disk reports a missing folder instead.
 * @param {string} folder
 * @returns {Promise<string>} its full path
 */
export async function makeFolder(folder) {
  const full = resolve(folder);
  let nearest = full;
  while (!existsSync(nearest) && nearest !== dirname(nearest)) nearest = dirname(nearest);
  await access(nearest, constants.W_OK);
  await mkdir(full, { recursive: true, mode: 0o700 });
  return full;
}
