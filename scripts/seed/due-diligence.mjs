import { as } from './api.mjs';
import { companyName, dice as newDice, personName } from './invented.mjs';

/**
 * @typedef {import('./api.mjs').Person} Person
 * @typedef {import('./invented.mjs').Dice} Dice
 */

/** How far the demo's forms have come: one just opened, one half filled in, one that waits for a decision, one sent back. */
const STAGES = /** @type {const} */ (['created', 'draft', 'submitted', 'rejected']);

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
    if (stage === 'submitted') continue;
    const comment = { ops: [{ insert: 'Please add the address of each shareholder.\n' }] };
    await officer.post('due-diligence/state', { id: dueDiligence._id, status: 'rejected', comment });
  }
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
