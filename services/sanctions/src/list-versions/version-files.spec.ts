import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sweepLeftovers } from './version-files.js';

test('what killed processes have left is swept when it is old; versions and what is under way stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sweep-spec-'));
  const list = join(folder, 'sanction-lists', 'un');
  await mkdir(list, { recursive: true });
  const before = new Date(Date.now() - 2 * 3_600_000);
  const put = async (path: string, isOld: boolean): Promise<void> => {
    await writeFile(path, 'x');
    if (isOld) await utimes(path, before, before);
  };
  const [left, arriving] = [`2-abc.jsonl.gz.${randomUUID()}`, `3-abc.jsonl.gz.${randomUUID()}`];
  await put(join(list, '1-abc.jsonl.gz'), true);
  await put(join(list, left), true);
  await put(join(list, arriving), false);
  for (const [name, isOld] of [
    ['intake-old', true],
    ['intake-new', false],
  ] as const) {
    await mkdir(join(folder, name));
    await put(join(folder, name, 'entries'), isOld);
    if (isOld) await utimes(join(folder, name), before, before);
  }
  await put(join(folder, 'sample-1.jsonl.gz'), true);
  await sweepLeftovers(folder);
  await sweepLeftovers(join(folder, 'not-there'));
  expect((await readdir(folder)).sort()).toEqual(['intake-new', 'sanction-lists']);
  expect((await readdir(list)).sort()).toEqual(['1-abc.jsonl.gz', arriving].sort());
  await rm(folder, { recursive: true, force: true });
});
