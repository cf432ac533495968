import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const HOLDER = 'process';

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user lives, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes this process's number into the folder, unless another process that lives has done so. */
function take(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, HOLDER);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(readFileSync(file, 'utf8'));
  if (holder === process.pid) return true;
  if (holder > 0 && lives(holder)) return false;
  rmSync(file, { force: true });
  return take(folder);
}

/**
 * The folder, or where another process of this machine has it the first free one of `folder-2`, `folder-3` …: two that wrote the same
 * index would damage it for each other. After a restart a process finds what it left.
 */
export function ownFolder(folder: string): string {
  for (let number = 1; ; number++) {
    const own = number === 1 ? folder : `${folder}-${number}`;
    if (take(own)) return own;
  }
}
