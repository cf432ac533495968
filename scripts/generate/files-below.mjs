import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * The texts of all files below a folder by their relative path; of one file under the name ''.
 * @param {string} path
 * @returns {Promise<Map<string, string>>}
 */
export async function filesBelow(path) {
  const found = await stat(path).catch(() => undefined);
  if (!found) return new Map();
  if (found.isFile()) return new Map([['', await readFile(path, 'utf8')]]);
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => /** @type {const} */ ([relative(path, file), await readFile(file, 'utf8')])),
    ),
  );
}
