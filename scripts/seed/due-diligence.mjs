import { as } from './api.mjs';
import { companyName, dice as newDice, personName } from './invented.mjs';

/**
 * @typedef {import('./api.mjs').Person} Person
 * @typedef {import('./invented.mjs').Dice} Dice
 */

/** How far the demo's forms have come: just opened, half filled in, waiting for a decision, sent back with questions, in the client file. */
const STAGES = /** @type {const} */ (['created', 'draft', 'submitted', 'rejected', 'signed']);

/** One due diligence for each of the first clients, filled in as their visitors would. @param {Person} officer @param {readonly string[]} companies */
export async function makeDueDiligences(officer, companies) {
  for (const [at, stage] of STAGES.entries()) {
    const company_id = companies[at];
    if (!company_id) return;
    const { dueDiligence } = await officer.post('due-diligence/create', { company_id, label: 'Onboarding 2026' });
    if (stage === 'created') continue;
    const visitor = as(dueDiligence.token);
    await fillIn(visitor, newDice(9_000 + at));
    if (stage === 'draft') continue;
    await visitor.post('due-diligence/submit-report', { is_correct: true, terms_agreed: true });
    if (stage === 'rejected') await sendBack(officer, dueDiligence._id);
    if (stage === 'signed') await takeIntoFile(officer, dueDiligence._id);
  }
}

/** With a question on one answer and one on the whole form, both still open. @param {Person} officer @param {string} id */
async function sendBack(officer, id) {
  const { elements } = await officer.post('due-diligence', { id });
  const holder = elements.find((/** @type {{ type: string }} */ { type }) => type === 'shareholder');
  const about = { about: holder._id, field: 'amount_of_shares_holding' };
  await officer.post('due-diligence/comment', { id, ...about, text: 'The register says 30. Which is right?' });
  await officer.post('due-diligence/comment', { id, text: 'Is there nobody else who holds 25% or more?' });
  const comment = { ops: [{ insert: 'Please add the address of each shareholder.\n' }] };
  await officer.post('due-diligence/state', { id, status: 'rejected', comment });
}

/** Approved, and its director on the way into the client file. @param {Person} officer @param {string} id */
async function takeIntoFile(officer, id) {
  await officer.post('due-diligence/state', { id, status: 'approved' });
  const { elements } = await officer.get(`due-diligence/${id}/intake`);
  const director = elements.find((/** @type {{ type: string }} */ { type }) => type === 'director');
  const fields = director.fields.map((/** @type {{ name: string }} */ { name }) => name);
  const choice = { element: director._id, action: 'create', fields, values: { 'holding.location_type': 'local' } };
  await officer.post('due-diligence/into-file', { id, elements: [choice], documents: [] });
}

/** A periodic review of which the client has looked through the half. @param {Person} officer @param {string} company_id */
export async function askForRefresh(officer, company_id) {
  const asked = {
    company_id,
    label: 'Periodic review 2026',
    sections: ['company', 'director', 'shareholder', 'beneficiary'],
    documents: ['cert_excerpt_from_register', 'structure_chart'],
  };
  const { dueDiligence } = await officer.post('due-diligence/refresh', asked);
  const visitor = as(dueDiligence.token);
  const { elements } = await visitor.post('due-diligence', {});
  const half = elements.slice(0, Math.ceil(elements.length / 2));
  for (const { _id: part } of half)
    await visitor.post('due-diligence/confirm', { part, unchanged: true, name: 'Ana Pietersz' });
  const edit = { _id: elements[0]._id, contact_email_address: 'office@client.example' };
  await visitor.post('due-diligence/save', { elements: [edit] });
}

/** @param {Person} visitor @param {Dice} dice */
async function fillIn(visitor, dice) {
  const elements = [];
  for (const type of ['director', 'shareholder', 'shareholder', 'beneficiary']) {
    const { firstName, lastName } = personName(dice);
    const { element } = await visitor.post('due-diligence/add-element', { type, name: `${firstName} ${lastName}` });
    elements.push({
      _id: element._id,
      date_of_birth: dice.date(1955, 1995),
      place_of_birth: dice.pick(['NL', 'CW', 'AW']),
      identity_document: 'id_card',
      identity_document_number: dice.digits(9),
      politically_exposed_person: 'NO',
      ...(type === 'director' ? {} : { amount_of_shares_holding: dice.pick([25, 40, 50]) }),
    });
  }
  await visitor.post('due-diligence/add-element', { type: 'corporate_shareholder', name: companyName(dice) });
  const record = {
    us_applicant: 'NO',
    us_applicant_connect: 'NO',
    filler_full_name: 'Ana Pietersz',
    position: 'Director',
    date_when_signed: '2026-10-31',
  };
  await visitor.post('due-diligence/save', { record, elements });
}
