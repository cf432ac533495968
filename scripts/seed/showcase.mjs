import { documentsFor } from '../../proto/dist/documents/completeness.js';
import { daysFromNow, file, fileAll } from './filing.mjs';

/**
 * Clients worth looking at: complete files with papers, owners in four layers and in a circle, a passport that ends soon, world-check
 * answers that do not conform.
 * @typedef {import('./api.mjs').Person} Person
 * @typedef {{ id: string, changes: string[] }} Filing a client and what was proposed, in the order in which it can be approved
 * @typedef {{ firstName: string, lastName: string, born: string, passport: string, country: string, residence?: 'local' | 'abroad', expires?: string }} Human
 */

const note = (/** @type {string} */ insert) => ({ ops: [{ insert: `${insert}\n` }] });
const ADDRESS = {
  address_line_1: 'Pietermaai 112, second floor',
  city: 'Willemstad',
  address_country: 'CW',
  zip: '00010',
};

const NOOR = { firstName: 'Noor', lastName: 'Castelijn', born: '1968-05-14', passport: 'NXK40912', country: 'NL' };
const MATTEO = {
  firstName: 'Matteo',
  lastName: 'Ferreira',
  born: '1974-11-02',
  passport: 'P7710234',
  country: 'PT',
  expires: daysFromNow(12),
};
const INGRID = { firstName: 'Ingrid', lastName: 'Lindqvist', born: '1981-02-23', passport: 'SE882140', country: 'SE' };
const TOMAS = {
  firstName: 'Tomas',
  lastName: 'Novak',
  born: '1959-09-30',
  passport: 'CZ391277',
  country: 'CZ',
  expires: daysFromNow(25),
};

/** @param {Person} maker @param {object} company */
async function open(maker, company) {
  /** @type {Filing} */
  const filing = { id: (await maker.post('create-company', company)).company._id, changes: [] };
  return filing;
}

/** @param {Human} human */
const fieldsOf = ({ born, passport, country, residence = 'local', expires = daysFromNow(1_800) }) => ({
  title: 'Director',
  location_type: residence,
  dateOfBirth: born,
  placeofBirth: 'Rotterdam',
  passportNumber: passport,
  passportCountry: country,
  dateIssued: daysFromNow(-900),
  dateExpiry: expires,
  tinNumber: '1029384756',
  ...ADDRESS,
  address_date_issues: daysFromNow(-30),
});

/** Fills a person or UBO and files the papers one needs. @param {Person} maker @param {Filing} filing @param {'person' | 'ubo'} kind @param {string} id @param {Human} human @param {boolean} isOwner */
async function complete(maker, filing, kind, id, human, isOwner) {
  const { title, ...fields } = fieldsOf(human);
  filing.changes.push(
    ...(await maker.put(`${kind}/update/${id}`, kind === 'person' ? { title, ...fields } : { title: 'MD', ...fields }))
      .changes,
  );
  /** @type {Record<string, string>} */
  const owner = kind === 'person' ? { person: id } : { ubo_related: id };
  const shelf = { company_id: filing.id, owner, about: `${human.firstName} ${human.lastName}`, country: human.country };
  const needed = documentsFor({ kind: isOwner ? 'ubo' : 'person', location_type: 'local' });
  filing.changes.push(
    ...(await fileAll(
      maker,
      shelf,
      needed.filter((type) => type !== 'world_check'),
    )),
  );
  const clear = { sanctions_found: 'NO', pep_found: 'NO', relevant_adverse_information_found: 'NO' };
  filing.changes.push(...(await file(maker, shelf, 'world_check', clear)));
}

/** @param {Person} maker @param {Filing} filing @param {{ percentage_held: number, share_holder_related?: string }} holding @param {Human} human @param {boolean} [papers] */
async function ownedBy(maker, filing, holding, { firstName, lastName, ...human }, papers = false) {
  const body = { company_id: filing.id, shareholder_type: 'person', firstName, lastName, ...holding };
  const made = await maker.post('shareholder/create', body);
  filing.changes.push(...made.changes);
  const whole = { firstName, lastName, ...human };
  if (papers) await complete(maker, filing, 'ubo', made.ubo._id, whole, true);
  else
    filing.changes.push(
      ...(await maker.put(`ubo/update/${made.ubo._id}`, { ...fieldsOf(whole), title: 'MD' })).changes,
    );
}

/** @param {Person} maker @param {Filing} filing @param {{ percentage_held: number, share_holder_related?: string }} holding @param {string} name @returns {Promise<string>} */
async function heldBy(maker, filing, holding, name) {
  const made = await maker.post('shareholder/create', {
    company_id: filing.id,
    shareholder_type: 'entity',
    name,
    ...holding,
  });
  filing.changes.push(...made.changes);
  const address = { ...ADDRESS, address_line_1: 'Kaya Flamboyan 9, third floor' };
  filing.changes.push(...(await maker.put(`entity/update/${made.entity._id}`, address)).changes);
  return made.shareholder._id;
}

/** @param {Person} maker @param {Filing} filing @param {Human} human */
async function directedBy(maker, filing, { firstName, lastName, ...human }) {
  const body = { company_id: filing.id, location_type: 'local', entity_type: 'person', firstName, lastName };
  const made = await maker.post('md/create', body);
  filing.changes.push(...made.changes);
  await complete(maker, filing, 'person', made.person._id, { firstName, lastName, ...human }, false);
}

const REVIEW = {
  activity: 'Online games of chance under licence, and what serves them',
  ...ADDRESS,
  previous_review_date: daysFromNow(-300),
  next_review_date_type: 'automatic',
  date_final_compliance_review: daysFromNow(-290),
  sanction_screening_available: 'YES',
};
const FISCAL = {
  chamber_of_commerce: '148812',
  annual_account_conform_calendar_year: 'YES',
  current_fiscal_year: new Date().getUTCFullYear(),
  last_annual_account_on_file: new Date().getUTCFullYear() - 1,
  last_filed_profit_tax_on_file: new Date().getUTCFullYear() - 1,
  last_board_meeting: daysFromNow(-150),
  extension_profit_tax: 'NO',
};

/** @param {Person} maker @param {Filing} filing @param {string} about @param {'local' | 'abroad'} location_type @param {object} more */
async function ownPapers(maker, filing, about, location_type, more) {
  const values = { ...REVIEW, ...FISCAL, ...more };
  filing.changes.push(...(await maker.post(`update/kyc-review/${filing.id}`, values)).changes);
  const shelf = { company_id: filing.id, about, country: 'Curaçao' };
  filing.changes.push(...(await fileAll(maker, shelf, documentsFor({ kind: 'company', location_type }))));
}

/** A complete file: two owners, a director, every paper, a subsidiary with its annual account. @param {Person} maker */
export async function completeCompany(maker) {
  const name = 'Aurelia Interactive N.V.';
  const filing = await open(maker, { company_type: 'corporate', location_type: 'abroad', name });
  await ownPapers(maker, filing, name, 'abroad', { risk_level: 'medium' });
  await ownedBy(maker, filing, { percentage_held: 60 }, NOOR, true);
  await ownedBy(maker, filing, { percentage_held: 40 }, INGRID, true);
  await directedBy(maker, filing, NOOR);
  const year = new Date().getUTCFullYear() - 1;
  const daughter = { company_id: filing.id, name: 'Aurelia Studios Limited', last_annual_account_on_file: year };
  const made = await maker.post('subsidiaries/create', {
    ...daughter,
    comment: note('Writes the games; twelve people in Valletta'),
  });
  filing.changes.push(...made.changes);
  const shelf = {
    company_id: filing.id,
    owner: { subsidiary_id: made.subsidiary._id },
    about: 'Aurelia Studios Limited',
    country: 'Malta',
  };
  filing.changes.push(...(await file(maker, shelf, 'subsidiaries')));
  return filing;
}

/** Four layers of owners; the third owns a part of the first again. A passport ends in days. @param {Person} maker */
export async function layeredCompany(maker) {
  const name = 'Halcyon Capital Holding B.V.';
  const filing = await open(maker, { company_type: 'corporate', location_type: 'local', name });
  await ownPapers(maker, filing, name, 'local', { risk_level: 'high', activity: 'Holding of participations' });
  const northlight = await heldBy(maker, filing, { percentage_held: 60 }, 'Northlight Investments Ltd');
  await ownedBy(maker, filing, { percentage_held: 40 }, MATTEO, true);
  const tradewind = await heldBy(
    maker,
    filing,
    { percentage_held: 70, share_holder_related: northlight },
    'Tradewind Ventures Foundation',
  );
  await ownedBy(maker, filing, { percentage_held: 30, share_holder_related: northlight }, INGRID);
  const ironbark = await heldBy(
    maker,
    filing,
    { percentage_held: 55, share_holder_related: tradewind },
    'Ironbark Partners Limited',
  );
  await ownedBy(maker, filing, { percentage_held: 45, share_holder_related: tradewind }, TOMAS);
  await heldBy(maker, filing, { percentage_held: 50, share_holder_related: ironbark }, 'Northlight Investments Ltd');
  await ownedBy(maker, filing, { percentage_held: 50, share_holder_related: ironbark }, NOOR);
  await directedBy(maker, filing, MATTEO);
  return filing;
}

/** An account holder with its account and transaction profile. @param {Person} maker */
export async function accountHolder(maker) {
  const holder = {
    company_type: 'account_holder',
    account_holder_type: 'bank',
    first_name: 'Ingrid',
    last_name: 'Lindqvist',
  };
  const filing = await open(maker, holder);
  const values = { ...REVIEW, activity: 'Private account', risk_level: 'low', transaction_profile_report: 'YES' };
  filing.changes.push(...(await maker.post(`update/kyc-review/${filing.id}`, values)).changes);
  const { firstName, lastName } = INGRID;
  const owner = await maker.post('ubo/create', { company_id: filing.id, firstName, lastName, percentage_held: 100 });
  filing.changes.push(...owner.changes);
  await complete(maker, filing, 'ubo', owner.ubo._id, INGRID, true);
  const account = await maker.post('account-number/create', { company_id: filing.id, account_number: '220 418 0077' });
  filing.changes.push(...account.changes);
  const profile = {
    name_bank: 'Coral Bank N.V.',
    currency: 'EUR',
    transaction_value_incoming: '3_001_10_000',
    transaction_value_outgoing: 'less_than_3_000',
    monthly_turnover_incoming: '10_001_50_000',
    monthly_turnover_outgoing: '10_001_50_000',
    monthly_frequency_of_transaction_incoming: 'less_than_10',
    monthly_frequency_of_transaction_outgoing: '11_50',
    expected_transaction_incoming_info: 'Netherlands, Sweden',
    expected_transaction_outgoing_info: 'Curaçao, Sweden',
    incoming_counterparty: 'Aurelia Interactive N.V.',
    outgoing_counterparty: 'Aqualectra Utilities N.V.',
  };
  filing.changes.push(
    ...(await maker.put(`transaction-profile/update/${account.transactionProfile._id}`, profile)).changes,
  );
  return filing;
}

/** The supervisor finds what the account manager did not: the answers of the two levels do not conform. @param {Person} supervisor @param {string} company_id @returns {Promise<string[]>} */
export async function disagree(supervisor, company_id) {
  const { kycFiles } = await supervisor.get(`get-kyc-files-info_2?company_id=${company_id}`);
  const check = kycFiles.find((/** @type {any} */ { documentType }) => documentType === 'world_check');
  const id = check?.id ?? check?._id;
  const fields = {
    pep_found_supervisor: 'YES',
    pep_comment_supervisor: note('Member of a municipal council until 2019'),
  };
  const saved = await supervisor.post('kyc/save-values', { company_id, changes: [{ kind: 'kyc_file', id, fields }] });
  return saved.changes;
}
