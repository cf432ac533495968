import { succeeded } from './requests.mjs';

/**
 * What a client did and what it was told: the measure of what has to be there afterwards.
 * @typedef {'open' | 'approved' | 'rejected' | 'skipped' | 'cascade_deleted' | 'decided'} Told `decided`: ended, but others decided how
 * @typedef {{ change: string, kind: 'edit' | 'add' | 'remove', record: string, field?: string, value?: string, told: Told, by?: string }} Entry
 *
 * @typedef {object} Client one of the people at work
 * @property {string} name
 * @property {import('./random.mjs').Dice} dice
 * @property {import('./requests.mjs').Person} maker
 * @property {import('./world.mjs').Approver[]} approvers
 * @property {string} company
 * @property {string} director approved managing director of the company
 * @property {string[]} officials approved records that only this client touches
 * @property {string} shared a record that everybody of the tenant edits
 * @property {string} sharedCompany
 * @property {Map<string, Entry>} journal
 */

const FIELDS = ['city', 'placeofBirth', 'passportNumber'];
const REASON = 'The supporting document shows something else';

let serial = 0;
/** A value that no other act proposes, so that anything done twice shows. */
const unique = (/** @type {Client} */ client) => `${client.name} ${String(++serial).padStart(5, '0')}`;

/** @param {Client} client @param {string} record @param {string} [field] @param {string} [company] */
export async function edit(client, record, field = client.dice.pick(FIELDS), company = client.company) {
  const value = unique(client);
  const changes = [{ kind: 'person', id: record, fields: { [field]: value } }];
  const answer = await client.maker.post('kyc/save-values', { company_id: company, changes });
  if (answer.status === 404) return undefined;
  const change = succeeded(answer).changes[0];
  const isOwn = record !== client.shared;
  // Of the own records, an older open edit of the same field has now lost it.
  if (isOwn) for (const older of openOn(client, record)) if (older.field === field) older.told = 'skipped';
  return enter(client, { change, kind: 'edit', record, field, value, told: isOwn ? 'open' : 'decided' });
}

/** @param {Client} client */
export async function add(client) {
  const firstName = unique(client);
  const person = { company_id: client.company, mbd_related: client.director, firstName, lastName: 'Official' };
  const { person: made, changes } = succeeded(await client.maker.post('person/create', person));
  return enter(client, {
    change: changes[0],
    kind: 'add',
    record: made._id,
    field: 'firstName',
    value: firstName,
    told: 'open',
  });
}

/** @param {Client} client @param {string} record */
export async function askRemoval(client, record) {
  const { changes } = succeeded(await client.maker.post('delete-object', { id: record, type: 'person' }));
  return enter(client, { change: changes[0], kind: 'remove', record, told: 'open' });
}

/** @param {Client} client @param {Entry} entry @param {import('./world.mjs').Approver} [by] */
export async function approve(client, entry, by = client.dice.pick(client.approvers)) {
  const answer = await by.person.post('changes/approve', { id: entry.change });
  if (isLate(answer)) return;
  succeeded(answer);
  Object.assign(entry, { told: 'approved', by: by.id });
  if (entry.kind === 'remove') for (const open of openOn(client, entry.record)) open.told = 'cascade_deleted';
}

/** @param {Client} client @param {Entry} entry @param {import('./world.mjs').Approver} [by] */
export async function deny(client, entry, by = client.dice.pick(client.approvers)) {
  const answer = await by.person.post('changes/deny', { id: entry.change, text: REASON });
  if (isLate(answer)) return;
  succeeded(answer);
  Object.assign(entry, { told: 'rejected', by: by.id });
  if (entry.kind === 'add') for (const open of openOn(client, entry.record)) open.told = 'cascade_deleted';
}

/** @param {Client} client @param {Entry} entry */
export async function withdraw(client, entry) {
  succeeded(await client.maker.post('changes/deny', { id: entry.change, text: 'I withdraw this, it was a mistake' }));
  entry.told = 'rejected';
}

/** Somebody else was first. */
const isLate = (/** @type {import('./requests.mjs').Answer} */ { status, body }) =>
  status === 409 && body.code === 'workflow.change.closed';

/** @param {Client} client @param {string} record */
const openOn = (client, record) =>
  [...client.journal.values()].filter((entry) => entry.record === record && entry.told === 'open');

/** @param {Client} client @param {Entry} entry */
function enter(client, entry) {
  client.journal.set(entry.change, entry);
  return entry;
}
