import { approve, timed } from './approve.mjs';
import { quantile, report, rounded } from './report.mjs';

/** The targets of a large client file, in milliseconds. */
const TARGETS = { open: 300, snapshot: 500, difference: 500 };

/**
 * A client file of so many offices (each two records) and bank documents: opened as a screen does, stored as a snapshot, and compared
 * with what it is after a third of it has changed.
 * @param {import('./tenant.mjs').Tenant} tenant @param {{ offices: number, documents: number, times: number }} size
 */
export async function benchFile({ admin, checker }, { offices, documents, times }) {
  const named = { company_type: 'corporate', location_type: 'local', name: 'Bench Large File' };
  const company_id = (await admin.call('POST', 'create-company', named)).company._id;
  await fill(offices, (n) => admin.call('POST', 'md/create', { ...office(n), company_id }));
  await fill(documents, (n) => admin.call('POST', 'file-section/create', { ...bankForm(n), company_id }));
  const snapshot = await store('First');
  await fill(Math.ceil(documents / 3), (n) =>
    admin.call('POST', 'file-section/create', { ...bankForm(documents + n), company_id }),
  );
  const at = `company_id=${company_id}`;
  const opened = await repeated(() =>
    Promise.all(['dashboard-data', 'get-kyc-files-info_2'].map((path) => admin.call('GET', `${path}?${at}`))),
  );
  const stored = await repeated(() => store('Again'));
  const compared = await repeated(() => admin.call('GET', `snapshots/difference?${at}&from=${snapshot}`));
  await report('file', [row('open', opened), row('snapshot', stored), row('difference', compared)]);

  /** @param {string} label @returns {Promise<string>} */
  async function store(label) {
    return (await admin.call('POST', 'snapshot-save', { company_id, label })).snapshot._id;
  }

  /** @param {number} count @param {(n: number) => Promise<{ changes: string[] }>} make */
  async function fill(count, make) {
    const numbers = Array.from({ length: count }, (_, n) => n);
    const { results } = await timed(numbers, 4, make);
    for (const { changes } of results) await approve(checker, changes[0] ?? '');
  }

  /** @param {() => Promise<unknown>} work */
  async function repeated(work) {
    const spans = [];
    for (let time = 0; time < times; time++) {
      const start = performance.now();
      await work();
      spans.push(performance.now() - start);
    }
    return spans;
  }
}

const office = (/** @type {number} */ n) => ({
  location_type: 'local',
  entity_type: 'entity',
  name: `Bench Office ${n}`,
});
const bankForm = (/** @type {number} */ n) => ({
  documentType: n % 2 ? 'scfba' : 'cosbaof',
  bank_name: `Bank number ${n}`,
});

/** @param {keyof typeof TARGETS} name @param {number[]} spans */
const row = (name, spans) => ({
  what: name,
  'p50 ms': rounded(quantile(spans, 0.5)),
  'p95 ms': rounded(quantile(spans, 0.95)),
  'target ms': TARGETS[name],
});
