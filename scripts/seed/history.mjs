import { pdf } from './pdf.mjs';

/**
 * @typedef {import('./api.mjs').Person} Person
 * @typedef {{ maker: Person, checker: Person }} Desk
 */

const DAY_MS = 24 * 3_600_000;
/** Days until a passport ends: soon enough to be told. */
const ENDS_IN = [6, 18, 27];

/** @param {number} days */
const inDays = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** @param {string} text */
const comment = (text) => ({ ops: [{ insert: `${text}\n` }] });

/** @param {Desk} desk @param {{ changes: string[] }} made */
async function approved({ checker }, { changes }) {
  for (const id of changes) await checker.post('changes/approve', { id });
}

/** @param {string} company_id */
function shareholdersRegister(company_id) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ company_id, documentType: 'kyc-sr-7' })) form.append(name, value);
  form.append('file', pdf("Shareholders' Register (invented)"), 'shareholders-register.pdf');
  return form;
}

/** Two stored states of a corporate client with a difference between them, and one more since. @param {Desk} desk @param {string} company_id */
export async function makeHistory(desk, company_id) {
  const { maker } = desk;
  const store = (/** @type {string} */ label, /** @type {string} */ text) =>
    maker.post('snapshot-save', { company_id, label, comment: comment(text) });
  await store('Onboarding', 'The file as it was accepted.');
  await approved(
    desk,
    await maker.post(`update/kyc-review/${company_id}`, { activity: 'Charter of vessels and marine equipment' }),
  );
  await approved(desk, await maker.post('upload-kyc-file', shareholdersRegister(company_id)));
  await store('Change of activity', 'New activity, and the register of shareholders is on file.');
  const office = { company_id, location_type: 'local', entity_type: 'entity', name: 'Punda Corporate Services B.V.' };
  await approved(desk, await maker.post('md/create', office));
}

/** Beneficial owners of account holders whose passports end soon. @param {Desk} desk @param {readonly string[]} companies */
export async function makeExpiring(desk, companies) {
  for (const [at, days] of ENDS_IN.entries()) {
    const company_id = companies[at];
    const { ubos = [] } = company_id ? await desk.maker.get(`get-kyc-files-info_2?company_id=${company_id}`) : {};
    if (ubos[0]) await approved(desk, await desk.maker.put(`ubo/update/${ubos[0]._id}`, { dateExpiry: inDays(days) }));
  }
}
