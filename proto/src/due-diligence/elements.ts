import { choice, country, date, type Fields, number, text, yesNo } from '../records/model/field.js';
import { email, length, notFuture, notPast, phone, within } from '../records/model/rules.js';
import { LIMITS } from '../rules/limits.js';
import { identityDocuments, fieldLabels as labels, dueDiligenceErrors as says } from '../texts/due-diligence.js';

const { noValue } = says;
const needed = { missing: noValue };
const past = { ...needed, rules: [notFuture(says.dateInFuture)] };
const issued = { missing: says.dateIssued, rules: [notFuture(says.issuedInFuture)] };
const expiry = { missing: says.dateExpiry, rules: [notPast(says.expiryInPast)] };
const entityName = { ...needed, rules: [within(LIMITS.dueDiligenceEntityName, says.entityName)] };
const lines = { ...needed, lines: true } as const;

const contact = {
  contact_email_address: text(labels.contact_email_address, { ...needed, rules: [email(says.email)] }),
  contact_phone_number: text(labels.contact_phone_number, { ...needed, rules: [phone(says.phone)] }),
};

const registration = {
  registration_number: text(labels.registration_number, needed),
  registration_date: date(labels.registration_date, past),
  registration_country: country(labels.registration_country, needed),
  registered_address: text(labels.registered_address, lines),
  business_address: text(labels.business_address, lines),
};

const company = {
  company_name: text(labels.company_name, entityName),
  trading_name: text(labels.trading_name, { optional: true }),
  ...registration,
  tax_id: text(labels.tax_id, needed),
  contact_person_name: text(labels.contact_person_name, needed),
  ...contact,
  website_urls: text(labels.website_urls, { optional: true, lines: true }),
  license_issuing_authority: text(labels.license_issuing_authority, { optional: true }),
  license_type: text(labels.license_type, { optional: true }),
  license_number: text(labels.license_number, { optional: true }),
  license_date_of_issue: date(labels.license_date_of_issue, { ...issued, optional: true }),
  license_expiry_date: date(labels.license_expiry_date, { ...expiry, optional: true }),
  targeted_countries: text(labels.targeted_countries, lines),
};

const corporate = { company_name: text(labels.company_name, entityName), ...registration, ...contact };

const person = {
  full_name: text(labels.full_name, needed),
  date_of_birth: date(labels.date_of_birth, past),
  place_of_birth: country(labels.place_of_birth, needed),
  residential_address: text(labels.residential_address, lines),
  identity_document: choice(labels.identity_document, identityDocuments, needed),
  identity_document_number: text(labels.identity_document_number, {
    missing: says.idNumber,
    rules: [length(LIMITS.idNumber.min, LIMITS.idNumber.max, says.idNumberLength)],
  }),
  date_of_issue: date(labels.date_of_issue, issued),
  date_of_expiry: date(labels.date_of_expiry, expiry),
  issuing_authority: text(labels.issuing_authority, needed),
  issuing_state: text(labels.issuing_state, needed),
  politically_exposed_person: yesNo(labels.politically_exposed_person, needed),
  ...contact,
};

const shares = { amount_of_shares_holding: number(labels.amount_of_shares_holding, needed) };

/** What each type of element asks for, in the order of the form. */
export const ELEMENTS = {
  company,
  corporate_person: corporate,
  director: person,
  corporate_shareholder: { ...corporate, ...shares },
  shareholder: { ...person, ...shares },
  beneficiary: { ...person, ...shares },
} as const satisfies Record<string, Fields>;

export type ElementType = keyof typeof ELEMENTS;
export const ELEMENT_TYPES = Object.keys(ELEMENTS) as ElementType[];
/** The types of which visitors and staff may add more; the company is there from the start. */
export const ADDED_TYPES = ELEMENT_TYPES.filter((type) => type !== 'company');

/** What the form asks beside its elements: FATCA's three questions and the signature. */
export const FATCA_FIELDS = {
  us_applicant: yesNo(labels.us_applicant, needed),
  us_applicant_connect: yesNo(labels.us_applicant_connect, needed),
  us_applicant_tag_related: yesNo(labels.us_applicant_tag_related, needed),
} as const satisfies Fields;

export const SIGNATURE_FIELDS = {
  filler_full_name: text(labels.filler_full_name, needed),
  position: text(labels.position, needed),
  date_when_signed: date(labels.date_when_signed, past),
} as const satisfies Fields;

export const RECORD_FIELDS: Fields = { ...FATCA_FIELDS, ...SIGNATURE_FIELDS };

export const elementFields = (type: ElementType): Fields => ELEMENTS[type];

/** The field that says whom an element is about. */
export const nameFieldOf = (type: ElementType): 'company_name' | 'full_name' =>
  'company_name' in ELEMENTS[type] ? 'company_name' : 'full_name';
