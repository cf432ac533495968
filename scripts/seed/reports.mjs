import { setTimeout as delay } from 'node:timers/promises';

/**
 * @typedef {import('./api.mjs').Person} Person
 * @typedef {import('./people.mjs').SignedIn} SignedIn
 */

/** How far the demo's reports have come, the first the longest ago. */
const STATES = /** @type {const} */ (['rejected', 'acknowledged', 'exported', 'approved', 'validated']);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const MONTHS = ['june', 'july', 'august', 'september', 'october'];
/** A permission is live everywhere within a second. */
const LIVE_MS = 1_200;

/** The settings that reports need. */
export const REPORTER = {
  rentity_id: '4711',
  rentity_branch: 'Demo Trust Services',
  title_name: 'Mrs.',
  first_name: 'Ada',
  last_name: 'Winter',
  gender: 'Female',
  birth_date: '1980-04-17',
  id_number: '1980041712',
  nationality: 'NL',
  occupation: 'Compliance',
  passport_number: 'NW1234567',
  pasport_country: 'NL',
  address_type: 'Business',
  address: 'Handelskade 1, Punda',
  town: 'Willemstad',
  city: 'Willemstad',
  zip: '00000',
  country: 'CW',
  state: 'Curaçao',
  phone_type: 'Business',
  communication_type: 'Landline Phone',
  phone_prefix: '+599',
  phone_number: '94611234',
};

/** An upload in each state, made by one and approved by the other. @param {SignedIn} maker @param {SignedIn} checker */
export async function makeReports(maker, checker) {
  for (const { id } of [maker, checker])
    await maker.person.post('update-permissions', { user_id: id, name: 'fiu_reporting', effect: 'allow' });
  await delay(LIVE_MS);
  await maker.person.put('save-user-changes', { ...REPORTER, email: maker.email });
  const sample = await maker.person.download('get-file?id=sample');
  for (const [at, state] of STATES.entries()) {
    const form = new FormData();
    form.append('force', '1');
    form.append('file', new Blob([sample], { type: XLSX }), `transactions-${MONTHS[at]}.xlsx`);
    const { file_id } = await maker.person.post('upload-file', form);
    await bringTo(state, file_id, maker.person, checker.person);
  }
}

/** @param {(typeof STATES)[number]} state @param {string} id @param {Person} maker @param {Person} checker */
async function bringTo(state, id, maker, checker) {
  const { reports } = await converted(id, maker);
  if (state === 'validated') return;
  await checker.post('conversion/approve', { id });
  if (state === 'approved') return;
  await maker.download(`get-file?id=${id}`);
  if (state === 'exported') return;
  for (const [at, { name }] of reports.entries()) {
    const isRejected = state === 'rejected' && at === 0;
    await maker.post('conversion/answer', {
      id,
      report: name,
      outcome: isRejected ? 'rejected' : 'acknowledged',
      reference: `FIU-2026-${1_000 + at}`,
      date: '2026-11-02',
      ...(isRejected && { reason: 'The residence of the person is missing' }),
    });
  }
}

/** @param {string} id @param {Person} maker */
async function converted(id, maker) {
  for (let tries = 0; tries < 300; tries++) {
    const conversion = await maker.get(`conversion?id=${id}`);
    if (conversion.file.has_zip) return conversion;
    if (!['queued', 'running'].includes(conversion.file.status))
      throw new Error(`The demo's reports were not made: ${conversion.file.status} ${conversion.file.refusal ?? ''}`);
    await delay(300);
  }
  throw new Error("The demo's reports were not made in time");
}
