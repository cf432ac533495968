// npm run bench: the read path, approval, lists and the first page, measured in one run on a system of its own.
//   --million   also with 1,000,000 clients of one tenant (filling takes some minutes)
//   --only read,approve,lists,page
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServices, buildWeb } from '../start/build.mjs';
import { inRoot } from '../start/paths.mjs';
import { startSystem } from '../start/system.mjs';
import { systemPorts } from '../start/system-ports.mjs';
import { benchApprove } from './approve.mjs';
import { benchFirstPage } from './first-page.mjs';
import { benchLists } from './lists.mjs';
import { benchRead } from './read.mjs';
import { openTenant } from './tenant.mjs';

const { values } = parseArgs({ options: { million: { type: 'boolean', default: false }, only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? ['read', 'approve', 'lists', 'page'];

await Promise.all([buildServices(), buildWeb(inRoot('.local', 'built'))]);
const system = await startSystem({
  dir: await mkdtemp(join(tmpdir(), 'dossier-bench-')),
  ports: await systemPorts('random'),
  persistent: false,
  quiet: true,
  settings: { RATE_LIMIT_FACTOR: '100000', TWO_FACTOR: 'off', LOG_LEVEL: 'info' },
});
try {
  const tenant = await openTenant(system.url);
  if (wanted.includes('read')) await benchRead(system, tenant);
  if (wanted.includes('approve')) await benchApprove(tenant);
  if (wanted.includes('lists')) {
    for (const count of values.million ? [10_000, 1_000_000] : [10_000])
      await benchLists(system, await openTenant(system.url), count);
  }
  if (wanted.includes('page')) await benchFirstPage(tenant);
} finally {
  await system.stop();
}
