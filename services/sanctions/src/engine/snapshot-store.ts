import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which generations have a snapshot, newest first; the first is the one that was served last. */
export type SnapshotStore = {
  pathOf: (generation: string) => string;
  read: () => Promise<string[]>;
  /** Records the order and deletes the files of every other generation. */
  write: (generations: string[]) => Promise<void>;
};

const POINTER = 'served.json';
const SUFFIX = '.snapshot';

async function removeOthers(dir: string, keep: ReadonlySet<string>): Promise<void> {
  const files = await readdir(dir);
  const stale = files.filter((file) => file.endsWith(SUFFIX) && !keep.has(file.slice(0, -SUFFIX.length)));
  await Promise.all(stale.map((file) => rm(join(dir, file), { force: true })));
}

const PARTIAL = /\.(\d+)\.partial$/;
const HOUR_MS = 3_600_000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A build that was killed leaves the beginning of a snapshot; one that goes on elsewhere is left alone. */
async function sweepPartials(dir: string): Promise<void> {
  for (const file of await readdir(dir)) {
    const pid = PARTIAL.exec(file)?.[1];
    if (!pid) continue;
    const path = join(dir, file);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
    if (age > HOUR_MS || !isRunning(Number(pid))) await rm(path, { force: true });
  }
}

function isGenerationList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[\w-]+$/.test(item));
}

/** Snapshots in one folder. The pointer file is replaced in one step, so a stop at any moment leaves the old or the new state. */
export async function openSnapshotStore(dir: string): Promise<SnapshotStore> {
  await mkdir(dir, { recursive: true });
  await sweepPartials(dir);
  const pointer = join(dir, POINTER);
  return {
    pathOf: (generation) => join(dir, `${generation}${SUFFIX}`),
    read: async () => {
      const text = await readFile(pointer, 'utf8').catch(() => '[]');
      try {
        const parsed: unknown = JSON.parse(text);
        return isGenerationList(parsed) ? parsed : [];
      } catch {
        return [];
      }
    },
    write: async (generations) => {
      const partial = `${pointer}.${process.pid}.partial`;
      await writeFile(partial, JSON.stringify(generations));
      await rename(partial, pointer);
      await removeOthers(dir, new Set(generations));
    },
  };
}
