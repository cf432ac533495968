import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

function isGenerationList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && /^[\w-]+$/.test(item));
}

/** Snapshots in one folder. The pointer file is replaced in one step, so a stop at any moment leaves the old or the new state. */
export async function openSnapshotStore(dir: string): Promise<SnapshotStore> {
  await mkdir(dir, { recursive: true });
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
      await writeFile(`${pointer}.partial`, JSON.stringify(generations));
      await rename(`${pointer}.partial`, pointer);
      await removeOthers(dir, new Set(generations));
    },
  };
}
