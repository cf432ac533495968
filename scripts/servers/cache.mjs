import { accessSync, constants, rmSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { makeFolder } from './folder.mjs';

/** Where fetched programs are kept: `$DOSSIER_CACHE`, else `~/.cache/dossier`. */
export const cacheFolder = () => process.env.DOSSIER_CACHE || join(homedir(), '.cache', 'dossier');

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} name
 * @returns {string | undefined} full path of the first program of that name on PATH
 */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isExecutable);

/**
 * Fills `<cache>/<name>` once. `fill` writes into a folder beside it that is renamed when complete,
 * so that an interrupted or parallel fetch never leaves half a program behind.
 * @param {string} name for example `nats-server-2.15.1`
 * @param {(folder: string) => Promise<void>} fill
 * @returns {Promise<string>} the filled folder
 */
export async function cached(name, fill) {
  const target = join(cacheFolder(), name);
  if (isExecutable(target)) return target;
  await makeFolder(cacheFolder());
  await removeAbandoned(target);
  const draft = await mkdtemp(`${target}.tmp-`);
  drafts.add(draft);
  try {
    await fill(draft);
    await rename(draft, target).catch((error) => {
      if (!isExecutable(target)) throw error;
    });
    return target;
  } finally {
    await rm(draft, { recursive: true, force: true });
    drafts.delete(draft);
  }
}

/** Being filled now. @type {Set<string>} */
const drafts = new Set();
process.on('exit', () => {
  for (const draft of drafts) rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
});

const abandonedAfter = 60 * 60 * 1000;

/** @param {string} target removes drafts of it that an interrupted fetch left an hour ago or longer */
async function removeAbandoned(target) {
  for (const name of await readdir(cacheFolder())) {
    if (!name.startsWith(`${basename(target)}.tmp-`)) continue;
    const draft = join(cacheFolder(), name);
    const { mtimeMs } = await stat(draft);
    if (Date.now() - mtimeMs > abandonedAfter) await rm(draft, { recursive: true, force: true });
  }
}
