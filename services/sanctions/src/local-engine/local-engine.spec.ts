import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { areWorkersBuilt } from '../engine/workers/locate.js';
import type { ListInput } from '../lists/load-list.js';

const dir = await mkdtemp(join(tmpdir(), 'local-spec-'));
// Settings are read once, with the first import of what uses them.
process.env.SANCTIONS_CACHE = dir;
const { LocalEngine } = await import('./local-engine.js');
const { requireFound } = await import('./sentinels.js');

const isBuilt = areWorkersBuilt();
if (!isBuilt) console.log('Skipped: the workers are not built (npm run build).');

(isBuilt ? describe : describe.skip)('the own engine', () => {
  const local = new LocalEngine();
  const list = async (version: string, rows: string): Promise<ListInput> => {
    const path = join(dir, `${version}.csv`);
    await writeFile(path, `id,name,type\n${rows}`);
    return { source: 'test', format: 'tenant-csv', version, files: [{ role: 'main', path }] };
  };
  const served = () => local.engine.status().current?.versions;

  beforeAll(() => local.onModuleInit(), 60_000);
  afterAll(async () => {
    await local.onModuleDestroy();
    await rm(dir, { recursive: true, force: true });
  });

  test('serves an index that finds the names of its lists', async () => {
    await local.serve([await list('one', '1,Ilmarik Vargento,person\n2,Saffron Heron,vessel\n')]);
    expect(served()).toEqual({ test: 'one' });
  }, 60_000);

  test('asks a loaded index before it is served, and refuses one that misses names', async () => {
    const outcome = await local.engine.load([
      await list('two', '1,Tamzin Qasrawi,person\n2,Bisirade Oyelekun,person\n'),
    ]);
    if (!outcome.isLoaded) throw new Error(outcome.detail);
    const { facts, sentinels } = outcome;
    expect(sentinels.test?.map(({ name }) => name)).toEqual(['Tamzin Qasrawi', 'Bisirade Oyelekun']);
    await requireFound(local.engine, facts.generation, sentinels);
    const lost = { test: [...(sentinels.test ?? []), { type: 'person' as const, name: 'Stanimir Petrovanski' }] };
    await expect(requireFound(local.engine, facts.generation, lost)).rejects.toThrow(
      'sentinels: 1 of 3 known names of test are not found by the new index',
    );
    expect(served()).toEqual({ test: 'one' });
  }, 60_000);
});
