import { DOCUMENT_TYPES, DOCUMENTS, type DocumentType } from '../documents/catalogue.js';
import type { AppliesTo, PartyRole, Policy, Requirement } from './requirement.js';

const LEAD_DAYS = 30;

const ROLES: Record<string, readonly PartyRole[]> = {
  company: ['client'],
  person: ['official', 'owner'],
  entity: ['entity'],
  subsidiary: ['subsidiary'],
};
const CORPORATE = { company_type: ['corporate'] } as const;
const OFFSHORE = { ...CORPORATE, location_type: ['abroad'] } as const;
const OWNERS = { role: ['owner'] } as const;

/** Whom a document is for, beside the role that its place in the catalogue says. */
const NARROWER: Partial<Record<DocumentType, Partial<AppliesTo>>> = {
  'kyc-feeibtbvdna-3': OFFSHORE,
  'kyc-mlibtdoea-4-1': OFFSHORE,
  'kyc-ruling': OFFSHORE,
  'kyc-dogmos-13': OFFSHORE,
  secondPassport_file: { residence: ['abroad'] },
  bank_reference_letter: OWNERS,
  source_of_funds: OWNERS,
  source_of_wealth: OWNERS,
  entity_license: { supervised: true, residence: ['abroad'], shareholder_related: false },
};

const ENDS: Partial<Record<DocumentType, Pick<Requirement, 'expires' | 'years_back'>>> = {
  passport_file: { expires: { of: 'owner', field: 'dateExpiry' } },
  secondPassport_file: { expires: { of: 'owner', field: 'secondDateExpiry' } },
  'kyc-gaming-license': { expires: { of: 'document', field: 'expiration_date' } },
  // The accounts of the last two book years; those of the year that has just ended may not be drawn up yet.
  'kyc-aa-y1-12': { years_back: 2 },
  'kyc-aa-y2-12': { years_back: 3 },
};

/** The specification says of these that they must be there; of the others only that a file has a place for them. */
const DEMANDED: readonly DocumentType[] = [
  'kyc-aa-y1-12',
  'kyc-aa-y2-12',
  'address_file',
  'secondPassport_file',
  'entity_license',
];

const document = (type: DocumentType): Requirement => {
  const { parent, maxAgeMonths } = DOCUMENTS[type] as { parent: string; maxAgeMonths?: number };
  return {
    id: `document.${type}`,
    target: { document: type },
    for: { role: ROLES[parent] ?? [], ...(parent === 'company' ? CORPORATE : {}), ...NARROWER[type] },
    ...(maxAgeMonths ? { max_age_months: maxAgeMonths } : {}),
    ...ENDS[type],
    lead_days: LEAD_DAYS,
    waivable: true,
    ...(DEMANDED.includes(type) ? { demanded: true } : {}),
  };
};

const field = (name: string, rule: Partial<AppliesTo> = {}): Requirement => ({
  id: `company.${name}`,
  target: { kind: 'company', field: name },
  for: { role: ['client'], ...rule },
  lead_days: LEAD_DAYS,
  waivable: false,
  demanded: true,
});

const HOLDER = { company_type: ['account_holder'] } as const;

/** The dashboard's completeness, section 5 of document 2. */
const FIELDS: Requirement[] = [
  field('name', CORPORATE),
  field('first_name', HOLDER),
  field('last_name', HOLDER),
  field('risk_level'),
  field('previous_review_date'),
  field('next_review_date'),
  field('date_final_compliance_review'),
  field('current_fiscal_year', CORPORATE),
  field('last_annual_account_on_file', CORPORATE),
  field('last_board_meeting', OFFSHORE),
  field('last_filed_profit_tax_on_file', CORPORATE),
  field('extension_profit_tax', CORPORATE),
  field('extension_up_till', { ...CORPORATE, field: { name: 'extension_profit_tax', value: 'YES' } }),
];

/** Types that may exist several times are not asked for; each one that was begun has to be filled, which its own row says. */
const asked = DOCUMENT_TYPES.filter((type) => {
  const { parent, multiple } = DOCUMENTS[type] as { parent: string; multiple?: true };
  return parent !== 'due_diligence' && !multiple;
});

/** The specification's own rules: what every tenant starts with, and what the progress charts always count. */
export const DEFAULT_POLICY: Policy = {
  version: 1,
  starts_on: '2000-01-01',
  requirements: [...FIELDS, ...asked.map(document)],
};
