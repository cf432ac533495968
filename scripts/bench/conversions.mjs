import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REPORTER } from '../seed/reports.mjs';
import { writeWorkbook } from './fiu/workbook.mjs';
import { quantile, report, rounded } from './report.mjs';

/** A permission is live everywhere within a second. */
const LIVE_MS = 1_200;
const BETWEEN_MS = 20;
const UNDER_WAY = ['queued', 'running'];

/**
 * How long others wait for an answer while workbooks are converted, and while nothing is: a request each 20 ms, whether or not those
 * before were answered. Every other one is answered by the process that converts.
 * @param {import('./tenant.mjs').Tenant} tenant @param {number} rows of each workbook @param {number} workbooks one after the other
 */
export async function benchConversions({ url, admin }, rows, workbooks) {
  await admin.call('POST', 'update-permissions', { user_id: admin.id, name: 'fiu_reporting', effect: 'allow' });
  const { user } = await admin.call('GET', 'get-user');
  await admin.call('PUT', 'save-user-changes', { ...REPORTER, email: user.email });
  await delay(LIVE_MS);
  const folder = await mkdtemp(join(tmpdir(), 'fiu-bench-'));
  try {
    await writeWorkbook(rows, join(folder, 'upload.xlsx'));
    const workbook = new Blob([await readFile(join(folder, 'upload.xlsx'))]);
    const asks = [
      () => admin.call('GET', 'get-files-list'),
      () => admin.call('POST', 'companies/list', { filters: {} }),
    ];
    const idle = await asked(asks, delay(5_000));
    const busy = await asked(asks, converted({ url, admin }, workbook, workbooks));
    await report('conversions', [row('nothing else', idle), row(`${workbooks} x ${rows} rows are converted`, busy)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {(() => Promise<unknown>)[]} asks @param {Promise<unknown>} until */
async function asked(asks, until) {
  /** @type {number[]} */
  const times = [];
  const asking = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  for (let n = 0; !isOver; n++) {
    const since = performance.now();
    asking.push(asks[n % asks.length]?.().then(() => times.push(performance.now() - since)));
    await delay(BETWEEN_MS);
  }
  await Promise.all([over, ...asking]);
  return times;
}

/** @param {Pick<import('./tenant.mjs').Tenant, 'url' | 'admin'>} tenant @param {Blob} workbook @param {number} count */
async function converted({ url, admin }, workbook, count) {
  for (let at = 0; at < count; at++) {
    const form = new FormData();
    form.append('force', '1');
    form.append('file', workbook, `${at}.xlsx`);
    const headers = { authorization: `Bearer ${admin.token}` };
    const response = await fetch(`${url}/api/v1/upload-file`, { method: 'POST', headers, body: form });
    const { file_id } = /** @type {any} */ (await response.json());
    let file = { status: 'queued' };
    for (; UNDER_WAY.includes(file.status); await delay(200))
      ({ file } = await admin.call('GET', `conversion?id=${file_id}`));
    if (file.status !== 'done') throw new Error(`A workbook was not converted: ${file.status}`);
  }
}

/** @param {string} what @param {number[]} times */
const row = (what, times) => ({
  'while …': what,
  requests: times.length,
  'p50 ms': rounded(quantile(times, 0.5)),
  'p95 ms': rounded(quantile(times, 0.95)),
  'p99 ms': rounded(quantile(times, 0.99)),
});
