import { definitionOf, type Kind } from '@dossier/proto/records/definitions';
import { personFields } from '@dossier/proto/records/person';
import { kyc } from '@dossier/proto/texts/kyc';

export type FieldGroup = {
  key: string;
  title?: string;
  fields: readonly string[];
  /** Its one field is called like the group, whose heading stands above it already. */
  sameName?: boolean;
};

const ADDRESS = ['address_line_1', 'address_line_2', 'city', 'address_country', 'zip'] as const;
const PROOF = [...ADDRESS, 'address_date_issues'] as const;
const SECOND = Object.keys(personFields).filter((name) => name.startsWith('second'));
const PERSONAL = Object.keys(personFields).filter((name) => ![...PROOF, ...SECOND].includes(name));

const person: FieldGroup[] = [
  { key: 'personal', title: kyc.sections.personalData, fields: PERSONAL },
  { key: 'address', title: kyc.sections.proofOfAddress, fields: PROOF },
  { key: 'second', title: kyc.sections.secondDocument, fields: SECOND },
];

const company: FieldGroup[] = [
  {
    key: 'general',
    title: kyc.sections.generalInformation,
    fields: [
      'company_type',
      'account_holder_type',
      'name',
      'first_name',
      'last_name',
      'location_type',
      'chamber_of_commerce',
      'activity',
      ...ADDRESS,
    ],
  },
  {
    key: 'review',
    title: kyc.sections.reviewDates,
    fields: [
      'risk_level',
      'previous_review_date',
      'next_review_date_type',
      'next_review_date',
      'date_final_compliance_review',
    ],
  },
  {
    key: 'fiscal',
    title: kyc.sections.taxAndAccounts,
    fields: [
      'annual_account_conform_calendar_year',
      'current_fiscal_year',
      'fiscal_year_starts_on',
      'fiscal_year_ending_on',
      'last_annual_account_on_file',
      'last_board_meeting',
      'last_filed_profit_tax_on_file',
      'extension_profit_tax',
      'extension_up_till',
    ],
  },
  {
    key: 'settings',
    title: kyc.sections.settings,
    fields: ['sanction_screening_available', 'transaction_profile_report'],
  },
  { key: 'listing', title: kyc.sections.listingServices, fields: ['listing_services'], sameName: true },
];

const direction = (name: 'incoming' | 'outgoing') => [
  `transaction_value_${name}`,
  `monthly_turnover_${name}`,
  `monthly_frequency_of_transaction_${name}`,
  `expected_transaction_${name}_info`,
  `${name}_counterparty`,
  `${name}_counterparty_2`,
  `${name}_counterparty_3`,
];

const transactionProfile: FieldGroup[] = [
  { key: 'account', fields: ['account_number', 'name_bank', 'currency'] },
  { key: 'incoming', title: kyc.sections.incoming, fields: direction('incoming') },
  { key: 'outgoing', title: kyc.sections.outgoing, fields: direction('outgoing') },
  { key: 'comments', fields: ['comments'] },
];

const GROUPS: Partial<Record<Kind, FieldGroup[]>> = {
  company,
  person,
  transaction_profile: transactionProfile,
  ubo: person.map((group) =>
    group.key === 'personal' ? { ...group, fields: [...group.fields, 'percentage_held'] } : group,
  ),
};

/** How a kind's form is divided. Together the groups hold every field once. */
export const groupsOf = (kind: Kind): readonly FieldGroup[] =>
  GROUPS[kind] ?? [{ key: 'all', fields: Object.keys(definitionOf(kind).fields) }];

/** Texts that usually take more than one line. */
const LONG = new Set([
  'listing_services',
  'activity',
  'comments',
  'expected_transaction_incoming_info',
  'expected_transaction_outgoing_info',
]);
export const isLong = (name: string): boolean => LONG.has(name);
