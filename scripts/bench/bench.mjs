// npm run bench: the read path, approval, a large client file, lists and the first page, measured in one run on a system of its own.
//   --million   also with 1,000,000 clients of one tenant (filling takes some minutes)
//   --only read,approve,file,lists,page,lines,work,forms
//   --short    so little of each that only whether it runs can be told
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServices, buildWeb } from '../start/build.mjs';
import { inRoot } from '../start/paths.mjs';
import { startSystem } from '../start/system.mjs';
import { systemPorts } from '../start/system-ports.mjs';
import { benchApprove } from './approve.mjs';
import { benchFile } from './file.mjs';
import { benchFirstPage } from './first-page.mjs';
import { benchForms } from './forms.mjs';
import { benchLines } from './lines.mjs';
import { benchLists } from './lists.mjs';
import { benchRead } from './read.mjs';
import { openTenant } from './tenant.mjs';
import { benchWork } from './work.mjs';

const { values } = parseArgs({
  options: {
    million: { type: 'boolean', default: false },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const wanted = values.only?.split(',') ?? ['read', 'approve', 'file', 'lists', 'page', 'lines', 'work', 'forms'];

await Promise.all([buildServices(), buildWeb(inRoot('.local', 'built'))]);
const system = await startSystem({
  dir: await mkdtemp(join(tmpdir(), 'dossier-bench-')),
  ports: await systemPorts('random'),
  persistent: false,
  quiet: true,
  settings: { RATE_LIMIT_FACTOR: '100000', TWO_FACTOR: 'off', LOG_LEVEL: 'info', LIVE_LINES_PER_PERSON: '1000' },
});
try {
  const tenant = await openTenant(system.url);
  if (wanted.includes('read'))
    await benchRead(system, tenant, values.short ? { seconds: 1, rounds: 1 } : { seconds: 6, rounds: 3 });
  if (wanted.includes('approve')) await benchApprove(tenant, values.short ? 16 : 400);
  if (wanted.includes('file'))
    await benchFile(
      tenant,
      values.short ? { offices: 3, documents: 6, times: 2 } : { offices: 30, documents: 300, times: 40 },
    );
  if (wanted.includes('lists')) {
    const counts = values.short ? [300] : values.million ? [10_000, 1_000_000] : [10_000];
    for (const count of counts) await benchLists(system, await openTenant(system.url), count, values.short ? 1 : 20);
  }
  if (wanted.includes('lines'))
    await benchLines(system, await openTenant(system.url), values.short ? 50 : 500, values.short ? 3 : 20);
  if (wanted.includes('work')) {
    const count = values.short ? 5_000 : values.million ? 1_000_000 : 100_000;
    await benchWork(system, await openTenant(system.url), count, 5_000, values.short ? 10 : 100);
  }
  if (wanted.includes('forms'))
    await benchForms(
      tenant,
      values.short ? { elements: 6, visitors: 10, times: 20 } : { elements: 60, visitors: 200, times: 200 },
    );
  if (wanted.includes('page')) await benchFirstPage(tenant);
} finally {
  await system.stop();
}
