import { chromium } from '@playwright/test';
import { chromiumProgram } from '../servers/chromium.mjs';
import { row, timed } from './approve.mjs';
import { quantile, report, rounded } from './report.mjs';
import { caller } from './tenant.mjs';

/** @typedef {import('./tenant.mjs').Tenant} Tenant @typedef {ReturnType<typeof caller>} Call */

const READERS = 4;
const TYPED = 'Scharlooweg 12, Willemstad';

/**
 * Forms of due diligence: opening one of so many elements, visitors who save all at once, the PDF and who waits for it, typing.
 * @param {Tenant} tenant @param {{ elements: number, visitors: number, times: number }} size
 */
export async function benchForms({ url, admin }, { elements, visitors, times }) {
  const asked = { name: 'Palmera Trading N.V.', company_type: 'corporate', location_type: 'abroad' };
  const { company } = await admin.call('POST', 'create-company', asked);
  const opened = () => newForm(url, admin, company._id);
  console.log(`A form of ${elements} elements and ${visitors} others`);
  const large = await opened();
  for (let n = 1; n < elements; n += 1)
    await large.call('POST', 'due-diligence/add-element', { type: 'shareholder', name: `Holder Number ${n}` });
  const { results: forms } = await timed(Array(visitors).fill(0), READERS, opened);
  const load = () => large.call('POST', 'due-diligence', {});
  await load();
  const rows = [row('open the form', await timed(Array(times).fill(0), READERS, load))];
  const saved = await timed(forms, visitors, ({ call, id }, n) =>
    call('POST', 'due-diligence/save', { record: { _id: id, position: `Director ${n}` } }),
  );
  rows.push(row(`${visitors} visitors save at once`, saved));
  const lost = await lostOf(forms);
  const print = () => printed(url, large.token);
  rows.push(row('print it', await timed(Array(Math.max(3, times / 20)).fill(0), 1, print)));
  const beside = timed(Array(times).fill(0), 1, load);
  await Promise.all([print(), beside]);
  rows.push(row('open it while it is printed', await beside));
  const typing = await typed(url, large.token);
  await report('forms', rows, { elements, visitors, lost, typing });
  console.log(`Answers lost: ${lost}. In the browser: ${JSON.stringify(typing)}`);
}

/** @param {string} url @param {import('./tenant.mjs').Someone} admin @param {string} company_id */
async function newForm(url, admin, company_id) {
  const { dueDiligence } = await admin.call('POST', 'due-diligence/create', { company_id, label: 'Bench' });
  const { _id: id, token } = dueDiligence;
  return { id, token, call: caller(url, token) };
}

/** How many of the answers that were saved are not there. @param {{ call: Call }[]} forms */
async function lostOf(forms) {
  const { results } = await timed(forms, READERS, ({ call }) => call('POST', 'due-diligence-info', {}));
  return results.filter(({ dueDiligence }, n) => dueDiligence.position?.new_value !== `Director ${n}`).length;
}

/** @param {string} url @param {string} token */
async function printed(url, token) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/due-diligence/pdf`, { method: 'POST', headers, body: '{}' });
  if (!response.ok) throw new Error(`the form is not printed: ${response.status}`);
  await response.arrayBuffer();
}

/** Opens the form on a phone's screen and types into it: milliseconds until it shows, and the long tasks while somebody types. @param {string} url @param {string} token */
async function typed(url, token) {
  const browser = await chromium.launch({
    executablePath: await chromiumProgram(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const address = `${url}/fill-due-diligence/?token=${token}`;
    const shown = [];
    for (let n = 0; n < 5; n += 1) {
      const started = performance.now();
      await page.goto(address);
      await page.getByText('Holder Number 1', { exact: true }).waitFor();
      shown.push(performance.now() - started);
    }
    await page
      .getByRole('button', { name: /Holder Number 1 / })
      .first()
      .click();
    await page.evaluate(() => {
      const tasks = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { longTasks: tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ['longtask'],
      });
    });
    await page.getByLabel('Residential Address').first().pressSequentially(TYPED, { delay: 40 });
    const tasks = await page.evaluate(
      () => /** @type {{ longTasks: number[] }} */ (/** @type {unknown} */ (globalThis)).longTasks,
    );
    return { 'shown p50 ms': rounded(quantile(shown, 0.5), 0), longTasks: tasks.map((task) => Math.round(task)) };
  } finally {
    await browser.close();
  }
}
