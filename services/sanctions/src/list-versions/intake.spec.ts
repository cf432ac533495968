import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allEntries } from './entries-file.js';
import { type IntakeRequest, takeIn } from './intake.js';

describe('taking a list in', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'intake-spec-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  /** Makes a version of the names, which are their own ids. */
  const version = async (name: string, names: string[], change: Partial<IntakeRequest> = {}): Promise<string> => {
    const csv = join(dir, `${name}.csv`);
    const path = join(dir, name);
    const rows = names.map((one) => `${one},${one} Vargento,person\n`).join('');
    await writeFile(csv, `id,name,type\n${rows}`);
    const files = [{ role: 'main' as const, path: csv }];
    const limits = { maxBytes: 1_000_000, maxShrink: 0.5 };
    await takeIn({ source: 's', format: 'tenant-csv', title: 'Test', files, path, ...limits, ...change });
    return path;
  };
  const standing = async (path: string) =>
    Object.fromEntries((await allEntries(path)).map(({ id, current }) => [id, current]));

  test('keeps who came with a version that was rolled back and has left since', async () => {
    const lasting = ['Ilmarik', 'Tamzin', 'Luoxian'];
    const one = await version('one', [...lasting, 'Bisi']);
    const two = await version('two', [...lasting, 'Stanimir'], { before: one });
    // Version two was rolled back: the first is in force when the third arrives.
    const three = await version('three', lasting, { before: one, newest: two });
    expect(await standing(three)).toEqual({ Ilmarik: true, Tamzin: true, Luoxian: true, Bisi: false, Stanimir: false });
  });

  test('refuses what shrinks by more than the share of the settings', async () => {
    const before = await version('before', ['Ilmarik', 'Tamzin', 'Bisi', 'Stanimir']);
    await expect(version('less', ['Ilmarik', 'Tamzin', 'Bisi'], { before, maxShrink: 0.2 })).rejects.toThrow(
      'shrunk: 3 entries, 4 before; at most 20 % may go at once',
    );
    expect(await standing(await version('fewer', ['Ilmarik', 'Tamzin', 'Bisi'], { before, maxShrink: 0.25 }))).toEqual({
      Ilmarik: true,
      Tamzin: true,
      Bisi: true,
      Stanimir: false,
    });
  });
});
