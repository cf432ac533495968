import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connection } from 'mongoose';

/**
 * One step of a database from one version to the next. A process that is killed on the way has `up` run again from its
 * beginning, so it looks for what is still to be done. The version before must be able to work on what it leaves.
 */
export type Migration = { number: number; title: string; up: (connection: Connection) => Promise<void> };

const NAME = /^(\d{4})-([a-z0-9-]+)\.m?js$/;

/** The files `migrations/0001-title.js` beside a service's `main.js`, in order; each exports `up`. Throws for a number that is missing or given twice. */
export async function migrationsBeside(main: string): Promise<Migration[]> {
  const folder = join(dirname(main), 'migrations');
  const files = (await readdir(folder).catch(() => [])).filter((file) => NAME.test(file)).sort();
  return Promise.all(
    files.map(async (file, at) => {
      const [, digits, title = ''] = NAME.exec(file) ?? [];
      const number = Number(digits);
      if (number !== at + 1) throw new Error(`${file} is migration ${at + 1} of ${folder} but is called ${number}`);
      const { up } = (await import(pathToFileURL(join(folder, file)).href)) as Pick<Migration, 'up'>;
      return { number, title, up };
    }),
  );
}
