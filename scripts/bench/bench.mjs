// npm run bench: the read path, approval, a large client file, lists and the first page, measured in one run on a system of its own.
//   --million   also with 1,000,000 clients of one tenant (filling takes some minutes)
//   --only read,approve,file,lists,page,lines,work,forms,conversions,sign-in
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
import { benchConversions } from './conversions.mjs';
import { benchFile } from './file.mjs';
import { benchFirstPage } from './first-page.mjs';
import { benchForms } from './forms.mjs';
import { benchIdleLines } from './idle-lines.mjs';
import { benchLines } from './lines.mjs';
import { benchLists } from './lists.mjs';
import { benchRead } from './read.mjs';
import { benchSignIn } from './sign-in.mjs';
import { openTenant } from './tenant.mjs';
import { benchWork } from './work.mjs';

const { values } = parseArgs({
  options: {
    million: { type: 'boolean', default: false },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
});
const wanted = values.only?.split(',') ?? [
  'read',
  'approve',
  'file',
  'lists',
  'page',
  'lines',
  'work',
  'forms',
  'conversions',
  'sign-in',
];

await Promise.all([buildServices(), buildWeb(inRoot('.local', 'built'))]);

/** Runs one after the other what a system of its own with these settings is needed for. @param {Record<string, string>} settings @param {(system: import('../start/system.mjs').System) => Promise<void>} work */
async function onSystem(settings, work) {
  const system = await startSystem({
    dir: await mkdtemp(join(tmpdir(), 'dossier-bench-')),
    ports: await systemPorts('random'),
    persistent: false,
    quiet: true,
    settings: { TWO_FACTOR: 'off', LOG_LEVEL: 'info', ...settings },
  });
  try {
    await work(system);
  } finally {
    await system.stop();
  }
}

const others = wanted.filter((part) => part !== 'sign-in');
if (others.length > 0)
  await onSystem(
    { RATE_LIMIT_FACTOR: '100000', LIVE_LINES_PER_PERSON: '10000', ...(values.short && { LIVE_LINES: '100' }) },
    measureOthers,
  );
if (wanted.includes('sign-in'))
  await onSystem({ TRUST_PROXY: '1' }, async (system) =>
    benchSignIn(
      system,
      await openTenant(system.url),
      values.short ? { seconds: 2, samples: 20, guesses: 60 } : { seconds: 60, samples: 2_000, guesses: 10_000 },
    ),
  );

/** @param {import('../start/system.mjs').System} system */
async function measureOthers(system) {
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
  if (wanted.includes('lines')) {
    await benchLines(system, await openTenant(system.url), values.short ? 50 : 500, values.short ? 3 : 20);
    await benchIdleLines(system, await openTenant(system.url), values.short ? 150 : 10_000);
  }
  if (wanted.includes('work')) {
    const count = values.short ? 5_000 : values.million ? 1_000_000 : 100_000;
    await benchWork(system, await openTenant(system.url), count, 5_000, values.short ? 10 : 100);
  }
  if (wanted.includes('forms'))
    await benchForms(
      tenant,
      values.short ? { elements: 6, visitors: 10, times: 20 } : { elements: 60, visitors: 200, times: 200 },
    );
  if (wanted.includes('conversions'))
    await benchConversions(await openTenant(system.url), values.short ? 100 : 20_000, values.short ? 1 : 5);
  if (wanted.includes('page')) await benchFirstPage(tenant);
}
