import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ENGINE_VERSION, type IndexFacts, readSnapshot, writeSnapshot } from './snapshot.js';
import { openSnapshotStore } from './snapshot-store.js';

const facts: IndexFacts = {
  generation: 'one',
  engineVersion: ENGINE_VERSION,
  builtAt: '',
  versions: {},
  entries: {},
  cards: 0,
  names: 0,
  sourceNames: 0,
  buildCpuMs: 0,
};

/** The id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid as number;
}

describe('a process killed while it wrote a snapshot', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'store-spec-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  test('leaves what was served whole, and the next start sweeps the rest', async () => {
    const store = await openSnapshotStore(dir);
    await writeSnapshot(store.pathOf('one'), { buffer: new SharedArrayBuffer(64), directory: {} }, facts);
    await store.write(['one']);
    const partial = `${store.pathOf('two')}.${await deadProcess()}.partial`;
    await writeFile(partial, 'DSNAP001');
    await writeFile(join(dir, `served.json.${await deadProcess()}.partial`), '["tw');

    const next = await openSnapshotStore(dir);
    expect(await next.read()).toEqual(['one']);
    expect(await readSnapshot(next.pathOf('one'))).toMatchObject({ facts: { generation: 'one' } });
    expect((await readdir(dir)).sort()).toEqual(['one.snapshot', 'served.json']);
  });

  test('is told from one that still writes, unless that was an hour ago', async () => {
    const path = join(dir, `two.snapshot.${process.pid}.partial`);
    await writeFile(path, 'DSNAP001');
    await openSnapshotStore(dir);
    await access(path);
    const before = new Date(Date.now() - 2 * 3_600_000);
    await utimes(path, before, before);
    await openSnapshotStore(dir);
    await expect(access(path)).rejects.toThrow();
  });

  test('a snapshot that was cut and a pointer that was cut are not believed', async () => {
    const store = await openSnapshotStore(dir);
    await writeSnapshot(store.pathOf('one'), { buffer: new SharedArrayBuffer(64), directory: {} }, facts);
    await truncate(store.pathOf('one'), 40);
    expect(await readSnapshot(store.pathOf('one'))).toEqual({ fault: 'damaged' });
    await writeFile(join(dir, 'served.json'), '["on');
    expect(await (await openSnapshotStore(dir)).read()).toEqual([]);
  });
});
