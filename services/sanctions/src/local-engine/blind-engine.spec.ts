import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { areWorkersBuilt } from '../engine/workers/locate.js';

const dir = await mkdtemp(join(tmpdir(), 'blind-spec-'));
// Settings are read once, with the first import of what uses them. An engine that compares no candidate finds nobody.
process.env.SANCTIONS_CACHE = dir;
process.env.SANCTIONS_WEIGHTS = '{"candidates":0}';
const { LocalEngine } = await import('./local-engine.js');

const isBuilt = areWorkersBuilt();
if (!isBuilt) console.log('Skipped: the workers are not built (npm run build).');

(isBuilt ? test : test.skip)(
  'an index that does not find the names of its own lists is never served',
  async () => {
    const local = new LocalEngine();
    await local.onModuleInit();
    const path = join(dir, 'list.csv');
    await writeFile(path, 'id,name,type\n1,Ilmarik Vargento,person\n');
    const input = {
      source: 'test',
      format: 'tenant-csv' as const,
      version: '1',
      files: [{ role: 'main' as const, path }],
    };
    await expect(local.serve([input])).rejects.toMatchObject({ refusal: 'sentinels' });
    expect(local.engine.status().isReady).toBe(false);
    await local.onModuleDestroy();
    await rm(dir, { recursive: true, force: true });
  },
  60_000,
);
