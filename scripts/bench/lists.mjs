import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MongoClient } from 'mongodb';
import { inRoot } from '../start/paths.mjs';
import { row, timed } from './approve.mjs';
import { report } from './report.mjs';

const AT_ONCE = 4;

/** Rare and common fragments, as people type them. */
const FRAGMENTS = ['ltd', 'holding', 'meridian', 'ger', 'saffron tr', 'xyz', 'ines', 'b.v.', 'ventures limited', 'aur'];
/** @type {[string, object][]} */
const PAGES = [
  ['', {}],
  ['orderingKey=name&orderingValue=asc', {}],
  ['page=100', {}],
  ['', { company_type: 'corporate' }],
  ['', { review_date_present: 'yes' }],
  ['orderingKey=next_review_date&orderingValue=asc', { company_type: 'account_holder' }],
];

/**
 * The client list and its search over a fixed mix, with all clients in one tenant.
 * @param {import('../start/system.mjs').System} system @param {import('./tenant.mjs').Tenant} tenant @param {number} count
 * @param {number} repeats of each question
 */
export async function benchLists(system, { admin }, count, repeats) {
  const id = await tenantOf(system, admin);
  console.log(`Filling in ${count} clients`);
  const args = [inRoot('scripts/bench/clients-fill.mjs'), '--tenant', id, '--count', String(count)];
  const env = { ...process.env, MONGO_URL: system.settings.MONGO_URL };
  const [code] = await once(spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }), 'exit');
  if (code !== 0) throw new Error(`Filling in clients ended with code ${code}`);
  const list = (/** @type {string} */ query, filters = {}) =>
    admin.call('POST', `companies/list?${query}`, { filters });
  const search = (/** @type {string} */ text) => list(`search=${encodeURIComponent(text)}`);
  const mixed = repeated(FRAGMENTS, repeats);
  await Promise.all(FRAGMENTS.map(search));
  const searches = await timed(mixed, AT_ONCE, search);
  const pages = await timed(repeated(PAGES, repeats), AT_ONCE, ([query, filters]) => list(query, filters));
  const rows = [row('search', searches), row('list', pages)];
  // One at a time: which question costs what.
  for (const fragment of FRAGMENTS) {
    rows.push(row(`search ${fragment}`, await timed(Array(repeats).fill(fragment), 1, search)));
  }
  for (const page of PAGES) {
    const name = [...page[0].split('&'), ...Object.entries(page[1]).map((filter) => filter.join(' '))].join(' ').trim();
    rows.push(
      row(`list ${name}`, await timed(Array(repeats).fill(page), 1, ([query, filters]) => list(query, filters))),
    );
  }
  await report(`lists-${count}`, rows, { fragments: FRAGMENTS, clients: count });
}

/** @template T @param {T[]} items @param {number} times @returns {T[]} */
const repeated = (items, times) => Array.from({ length: times }, () => items).flat();

/** No answer names the tenant; its client file does. @param {import('../start/system.mjs').System} system @param {import('./tenant.mjs').Someone} admin */
export async function tenantOf(system, admin) {
  const { company } = await admin.call('POST', 'create-company', {
    company_type: 'corporate',
    location_type: 'local',
    name: 'Bench Lists',
  });
  const client = await new MongoClient(system.settings.MONGO_URL ?? '').connect();
  try {
    const found = await client.db('kyc').collection('companies').findOne({ _id: company._id });
    return String(found?.tenant_id);
  } finally {
    await client.close();
  }
}
