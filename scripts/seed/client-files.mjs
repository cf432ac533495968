import { activity, address, companyName, personFields, personName } from './invented.mjs';
import { pdf } from './pdf.mjs';

/**
 * @typedef {import('./invented.mjs').Dice} Dice
 * @typedef {import('./api.mjs').Person} Person
 * @typedef {{ id: string, changes: string[] }} Made a client and its changes in the order in which they can be approved
 */

/** A corporate client with its data, a director with an official, and holders. @param {Person} maker @param {Dice} dice @returns {Promise<Made>} */
export async function makeCorporate(maker, dice) {
  const isLocal = dice.chance(0.6);
  const { company } = await maker.post('create-company', {
    company_type: 'corporate',
    name: companyName(dice),
    location_type: isLocal ? 'local' : 'abroad',
  });
  const id = company._id;
  const changes = [
    ...(await review(maker, dice, id, {
      chamber_of_commerce: dice.digits(6),
      activity: activity(dice),
      ...address(dice),
    })),
  ];
  changes.push(...(await director(maker, dice, id)));
  changes.push(...(await holders(maker, dice, id)));
  return { id, changes };
}

/** An account holder: a person or institution with one beneficial owner, the owner's passport and an account. @param {Person} maker @param {Dice} dice @returns {Promise<Made>} */
export async function makeAccountHolder(maker, dice) {
  const { firstName, lastName } = personName(dice);
  const kind = dice.pick(['bank', 'credit_union', 'pention', 'insurance', 'player']);
  const { company } = await maker.post('create-company', {
    company_type: 'account_holder',
    account_holder_type: kind,
    first_name: firstName,
    last_name: lastName,
  });
  const id = company._id;
  const changes = [...(await review(maker, dice, id, address(dice)))];
  const owner = await maker.post('ubo/create', { company_id: id, firstName, lastName });
  const account = await maker.post('account-number/create', { company_id: id, account_number: dice.digits(10) });
  changes.push(...owner.changes, ...account.changes, ...(await passport(maker, id, owner.ubo._id)));
  return { id, changes };
}

/** @param {Person} maker @param {Dice} dice @param {string} id @param {object} fields @returns {Promise<string[]>} */
async function review(maker, dice, id, fields) {
  const values = {
    risk_level: dice.pick(['low', 'medium', 'high']),
    previous_review_date: dice.date(2024, 2025),
    next_review_date_type: 'automatic',
    sanction_screening_available: dice.pick(['YES', 'YES', 'NO']),
    ...fields,
  };
  return (await maker.post(`update/kyc-review/${id}`, values)).changes;
}

/** @param {Person} maker @param {Dice} dice @param {string} company_id @returns {Promise<string[]>} */
async function director(maker, dice, company_id) {
  const isPerson = dice.chance(0.5);
  const named = isPerson
    ? { entity_type: 'person', ...personName(dice) }
    : { entity_type: 'entity', name: companyName(dice) };
  const made = await maker.post('md/create', { company_id, location_type: 'local', ...named });
  const changes = [...made.changes];
  if (!isPerson) changes.push(...(await official(maker, dice, company_id, made.md._id)));
  else changes.push(...(await filled(maker, dice, made.person._id)));
  return changes;
}

/** @param {Person} maker @param {Dice} dice @param {string} company_id @param {string} mbd_related @returns {Promise<string[]>} */
async function official(maker, dice, company_id, mbd_related) {
  const made = await maker.post('person/create', { company_id, mbd_related, ...personName(dice) });
  return [...made.changes, ...(await filled(maker, dice, made.person._id))];
}

/** @param {Person} maker @param {Dice} dice @param {string} id @returns {Promise<string[]>} */
const filled = async (maker, dice, id) => (await maker.put(`person/update/${id}`, personFields(dice))).changes;

/** @param {Person} maker @param {Dice} dice @param {string} company_id @returns {Promise<string[]>} */
async function holders(maker, dice, company_id) {
  const changes = [];
  for (const percentage_held of dice.pick([[60, 40], [100], [51, 49], [34, 33, 33], [75, 15]])) {
    const named = dice.chance(0.7)
      ? { shareholder_type: 'person', ...personName(dice) }
      : { shareholder_type: 'entity', name: companyName(dice) };
    const made = await maker.post('shareholder/create', { company_id, percentage_held, ...named });
    changes.push(...made.changes);
  }
  return changes;
}

/** The passport of a beneficial owner. @param {Person} maker @param {string} company_id @param {string} ubo_related @returns {Promise<string[]>} */
async function passport(maker, company_id, ubo_related) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ company_id, documentType: 'passport_file', ubo_related }))
    form.append(name, value);
  form.append('file', pdf('Passport (invented)'), 'passport.pdf');
  return (await maker.post('upload-kyc-file', form)).changes;
}
