import { documentEntry, titleOfDocument } from '../../proto/dist/documents/catalogue.js';
import { paper } from './paper.mjs';

/**
 * @typedef {import('./api.mjs').Person} Person
 * @typedef {{ company_id: string, owner?: Record<string, string>, about: string, country: string }} Shelf where papers go: the client, the record they hang on, whom they are about
 */

const DAY_MS = 86_400_000;
/** A day from today as YYYY-MM-DD; negative lies in the past. @param {number} days */
export const daysFromNow = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const lastYear = new Date().getUTCFullYear() - 1;

const ISSUERS = /** @type {Record<string, [string, string]>} */ ({
  passport_file: ['Ministry of the Interior', 'Passport Office'],
  secondPassport_file: ['Ministry of the Interior', 'Civil Registry'],
  address_file: ['Aqualectra Utilities N.V.', 'Customer Service, Willemstad'],
  bank_reference_letter: ['Coral Bank N.V.', 'Private Banking, Pietermaai 14, Willemstad'],
  google_search: ['Internet search', 'Result as printed by the account manager'],
  world_check: ['World-Check', 'Result of a search by name and date of birth'],
  'kyc-reftcoc-5-2': ['Chamber of Commerce and Industry', 'Kaya Junior Salas 1, Willemstad'],
  'kyc-gaming-license': ['Gaming Control Board', 'Emancipatie Boulevard 18, Willemstad'],
});

const TEXTS = /** @type {Record<string, string>} */ ({
  source_of_funds:
    'The funds come from dividends of an earlier shipping business and from the sale of a warehouse, as shown by the statements of the last three years.',
  source_of_wealth:
    'The wealth was built over twenty years in trade and property. Tax returns and a valuation of the property have been seen and are kept by the adviser.',
  google_search:
    'Twenty results were read. None of them speaks of crime, sanctions or public office of the person above.',
  bank_reference_letter:
    'We have known our client for more than eight years. The accounts have been conducted to our full satisfaction and every obligation has been met.',
});
const GENERAL =
  'This paper is issued at the request of the party named above, on the basis of the registers and records kept by the undersigned, and is correct to the best of our knowledge.';

/** The fields that a type asks for beside its file. @param {string} type */
function fieldsFor(type) {
  const wanted = documentEntry(type)?.extras ?? [];
  const year = type === 'kyc-aa-y2-12' ? lastYear - 1 : lastYear;
  /** @type {Record<string, string>} */
  const values = {
    dateIssued: daysFromNow(-45),
    expiration_date: daysFromNow(500),
    license_type: 'B2B',
    year: String(year),
    fiscal_year_ending_on: `${year}-12-31`,
    bank_name: 'Coral Bank N.V.',
  };
  return Object.fromEntries(wanted.map((name) => [name, values[name] ?? '']));
}

/** Files one invented paper. @param {Person} maker @param {Shelf} shelf @param {string} documentType @param {Record<string, string>} [more] @returns {Promise<string[]>} */
export async function file(maker, { company_id, owner = {}, about, country }, documentType, more = {}) {
  const title = titleOfDocument(documentType);
  const [issuer, place] = ISSUERS[documentType] ?? [
    'Van der Meer & Partners',
    'Civil-law notaries, Scharlooweg 61, Willemstad',
  ];
  const fields = fieldsFor(documentType);
  const facts = /** @type {[string, string][]} */ ([
    ['Concerning', about],
    ['Country', country],
    ['Reference', `${documentType.toUpperCase().replaceAll('_', '-')}-${company_id.slice(-6)}`],
    ['Date of issue', fields.dateIssued ?? daysFromNow(-40)],
    ...(fields.year ? [['Book year', fields.year]] : []),
    ...(fields.expiration_date ? [['Valid until', fields.expiration_date]] : []),
  ]);
  const page = { issuer, place, title, facts, text: TEXTS[documentType] ?? GENERAL, signed: 'M. van der Meer' };
  const form = new FormData();
  for (const [name, value] of Object.entries({ company_id, documentType, ...owner, ...fields, ...more }))
    form.append(name, value);
  form.append('file', paper(page), `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.pdf`);
  return (await maker.post('upload-kyc-file', form)).changes;
}

/** Files several, one after another. @param {Person} maker @param {Shelf} shelf @param {readonly string[]} types @returns {Promise<string[]>} */
export async function fileAll(maker, shelf, types) {
  const changes = [];
  for (const type of types) changes.push(...(await file(maker, shelf, type)));
  return changes;
}
