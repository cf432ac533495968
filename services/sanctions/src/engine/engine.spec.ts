import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListInput } from '../lists/load-list.js';
import { openEngine } from './engine.js';
import type { Engine } from './engine-types.js';
import { areWorkersBuilt } from './workers/locate.js';

const HEADER = 'id,name,type,date_of_birth,nationality\n';
const isBuilt = areWorkersBuilt();
if (!isBuilt) console.log('Skipped: the workers are not built (npm run build).');

(isBuilt ? describe : describe.skip)('the engine with its workers', () => {
  let dir: string;
  let engine: Engine;
  const input = async (version: string, rows: string, formerFiles?: ListInput['formerFiles']): Promise<ListInput> => {
    const path = join(dir, `${version}.csv`);
    await writeFile(path, HEADER + rows);
    return {
      source: 'test',
      format: 'tenant-csv',
      version,
      files: [{ role: 'main', path }],
      ...(formerFiles && { formerFiles }),
    };
  };
  const open = (): Promise<Engine> => openEngine({ snapshotDir: join(dir, 'snapshots'), workers: 2 });
  const names = async (used: Engine, name: string, tenant?: string): Promise<string[]> =>
    (await used.screen({ type: 'person', name }, tenant ? { tenant } : {})).hits.map((hit) => hit.card.caption);
  const serve = async (list: ListInput): Promise<void> => {
    const outcome = await engine.load([list]);
    if (!outcome.isLoaded) throw new Error(outcome.detail);
    await engine.swap(outcome.facts.generation);
  };

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'engine-spec-'));
    engine = await open();
  }, 60_000);
  afterAll(async () => {
    await engine.close();
    await rm(dir, { recursive: true, force: true });
  });

  test('fails rather than answer "no match" while nothing is loaded', async () => {
    await expect(engine.screen({ type: 'person', name: 'Ilmarik Vargento' })).rejects.toThrow('no list is loaded');
  });

  test('loads, swaps, keeps who left, rolls back and restarts from its snapshot', async () => {
    const one = await input('one', '1,Ilmarik Vargento,person,1961,RS\n');
    await serve(one);
    expect(await names(engine, 'Ilmaric Vargento')).toEqual(['Ilmarik Vargento']);
    await serve(await input('two', '2,Tamzin Qasrawi,person,1974,JO\n', [one.files]));
    const answer = await engine.screen({ type: 'person', name: 'Ilmarik Vargento' });
    expect(answer.versions).toEqual({ test: 'two' });
    expect(answer.hits[0]?.card).toMatchObject({ current: false, sanctions: [{ current: false }] });
    expect(await names(engine, 'Tamzin Qasrawi')).toEqual(['Tamzin Qasrawi']);
    expect((await engine.rollback())?.versions).toEqual({ test: 'one' });
    expect(await names(engine, 'Tamzin Qasrawi')).toEqual([]);
    const restarted = await open();
    expect(await restarted.restore()).toBe(true);
    expect(await names(restarted, 'Ilmarik Vargento')).toEqual(['Ilmarik Vargento']);
    await restarted.close();
  }, 120_000);

  test('a refused file changes nothing and names the reason', async () => {
    const bad = await input('bad', '');
    const before = engine.status().current?.generation;
    expect(await engine.load([bad])).toMatchObject({ isLoaded: false, source: 'test', reason: 'no-entries' });
    expect(engine.status().current?.generation).toBe(before);
  }, 60_000);

  test("a tenant's own list is seen by that tenant only", async () => {
    await engine.loadTenant('acme', [await input('own', '9,Stanimir Petrovanski,person,,\n')]);
    expect(await names(engine, 'Stanimir Petrovanski', 'acme')).toEqual(['Stanimir Petrovanski']);
    expect(await names(engine, 'Stanimir Petrovanski', 'other')).toEqual([]);
    expect(await names(engine, 'Stanimir Petrovanski')).toEqual([]);
    await engine.loadTenant('acme', []);
    expect(await names(engine, 'Stanimir Petrovanski', 'acme')).toEqual([]);
  }, 60_000);

  test('a damaged snapshot is not served; the one before it is', async () => {
    await serve(await input('three', '3,Bisirade Oyelekun,person,,\n'));
    const generation = engine.status().current!.generation;
    const path = join(dir, 'snapshots', `${generation}.snapshot`);
    await truncate(path, Math.floor((await stat(path)).size / 2));
    const restarted = await open();
    expect(await restarted.restore()).toBe(true);
    expect(restarted.status().current?.generation).not.toBe(generation);
    await restarted.close();
    expect((await readdir(join(dir, 'snapshots'))).filter((file) => file.endsWith('.partial'))).toEqual([]);
  }, 60_000);
});
