import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../servers/folder.mjs';
import { problem } from '../servers/problem.mjs';

/**
 * Takes a data folder for this process; two systems on one folder would fight over the same files.
 * @param {string} dir
 */
export async function lockFolder(dir) {
  const file = join(dir, 'lock');
  await makeFolder(dir);
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder && holder !== process.pid && isStart(holder)) {
    throw problem(
      `Dossier already runs on ${dir} (process ${holder}); stop it first, or give another folder with DOSSIER_DIR.`,
    );
  }
  await writeFile(file, String(process.pid));
}

/** @param {number} pid @returns {boolean} whether that process is a start command (numbers are used again) */
function isStart(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs');
  } catch {
    return process.platform !== 'linux' && isAlive(pid);
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
