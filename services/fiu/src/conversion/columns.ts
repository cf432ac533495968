/** The sheets of a workbook; `codes` beside them is for reading only. */
export const SHEETS = ['transactions', 'persons', 'accounts', 'entities'] as const;
export type SheetName = (typeof SHEETS)[number];
export type PartySheet = Exclude<SheetName, 'transactions'>;

/**
 * A column and where its value goes: the path of elements below the party or the transaction. A column without a path is read by
 * name. `many`: several values, with semicolons between.
 */
export type Column = { name: string; path?: readonly string[]; refersTo?: PartySheet; many?: true; isId?: true };

const at = (path: string, ...names: string[]): Column[] =>
  names.map((each) => {
    const [name = '', element = name] = each.split('=');
    return { name, path: [...(path ? path.split('/') : []), element] };
  });
const id = (columns: Column[]): Column[] => columns.map((column) => ({ ...column, isId: true }));
const refs = (name: string, refersTo: PartySheet, many?: true): Column => ({
  name,
  refersTo,
  isId: true,
  ...(many && { many }),
});
const byName = (...names: string[]): Column[] => names.map((name) => ({ name }));

const CONTACT: Column[] = [
  ...at('phones/phone', 'phone_contact_type=tph_contact_type', 'phone_type=tph_communication_type'),
  ...id(at('phones/phone', 'phone_prefix=tph_country_prefix', 'phone_number=tph_number')),
  ...at('addresses/address', 'address_type', 'address', 'town', 'city'),
  ...id(at('addresses/address', 'zip')),
  ...at('addresses/address', 'country_code', 'state'),
  ...at('', 'email'),
];

const side = (name: 'from' | 'to'): Column[] => [
  ...byName(`${name}_my_client`, `${name}_party_type`),
  { name: `${name}_party_ref`, isId: true },
  ...at('', `${name}_funds_code`, `${name}_funds_comment`),
  ...at(`${name}_foreign_currency`, `${name}_fx_currency=foreign_currency_code`, `${name}_fx_amount=foreign_amount`),
  ...at(`${name}_foreign_currency`, `${name}_fx_rate=foreign_exchange_rate`),
  ...at('', `${name}_country`),
];

export const COLUMNS: Readonly<Record<SheetName, readonly Column[]>> = {
  transactions: [
    ...byName('report_group', 'report_code'),
    { name: 'indicators', many: true },
    ...byName('reason', 'action'),
    ...id(at('', 'transactionnumber', 'internal_ref_number')),
    ...at('', 'transaction_location', 'transaction_description', 'date_transaction', 'teller', 'authorized'),
    ...at('', 'late_deposit', 'date_posting', 'value_date', 'transmode_code', 'transmode_comment', 'amount_local'),
    ...side('from'),
    refs('from_conductor_ref', 'persons'),
    ...side('to'),
    ...at('', 'comments'),
  ],
  persons: [
    { name: 'person_ref', isId: true },
    ...at('', 'gender', 'title', 'first_name', 'middle_name', 'prefix', 'last_name', 'birthdate', 'birth_place'),
    ...at('', 'mothers_name', 'alias'),
    ...id(at('', 'ssn', 'id_number', 'passport_number')),
    ...at('', 'passport_country', 'nationality1', 'nationality2', 'nationality3', 'residence'),
    ...CONTACT,
    ...at('', 'occupation', 'employer_name'),
    ...at('identification', 'id_type=type'),
    ...id(at('identification', 'id_doc_number=number')),
    ...at('identification', 'id_issue_date=issue_date', 'id_expiry_date=expiry_date', 'id_issue_country=issue_country'),
    ...id(at('', 'tax_number', 'tax_reg_number')),
    ...at('', 'source_of_wealth', 'comments'),
  ],
  accounts: [
    { name: 'account_ref', isId: true },
    ...at('', 'institution_name'),
    ...id(at('', 'institution_code', 'swift')),
    ...at('', 'non_bank_institution', 'branch'),
    ...id(at('', 'account')),
    ...at('', 'currency_code', 'account_name'),
    ...id(at('', 'iban', 'client_number')),
    ...at('', 'account_type=personal_account_type', 'opened', 'closed', 'balance', 'date_balance', 'status_code'),
    refs('entity_ref', 'entities'),
    refs('signatory_refs', 'persons', true),
    ...at('signatory', 'signatory_role=role'),
    ...at('', 'beneficiary', 'comments'),
  ],
  entities: [
    { name: 'entity_ref', isId: true },
    ...at('', 'name', 'commercial_name', 'legal_form=incorporation_legal_form'),
    ...id(at('', 'incorporation_number')),
    ...at('', 'business'),
    ...CONTACT,
    ...at('', 'url', 'incorporation_state', 'incorporation_country=incorporation_country_code', 'incorporation_date'),
    refs('director_refs', 'persons', true),
    ...at('director_id', 'director_role=role'),
    ...id(at('', 'tax_number', 'tax_reg_number')),
    ...at('', 'comments'),
  ],
};

/** The column that names a party of a sheet. */
export const REF_COLUMN = { persons: 'person_ref', accounts: 'account_ref', entities: 'entity_ref' } as const;

/** What a party is called in the column `*_party_type`, and on which sheet it stands. */
export const PARTY_TYPES = { person: 'persons', account: 'accounts', entity: 'entities' } as const;
export type PartyType = keyof typeof PARTY_TYPES;

/** A problem with a whole part is shown at the column that says most of it. */
const MAIN: Readonly<Record<string, string>> = {
  phones: 'phone_number',
  addresses: 'address',
  identification: 'id_doc_number',
  signatory: 'signatory_refs',
  director_id: 'director_refs',
  t_entity: 'entity_ref',
  t_conductor: 'from_conductor_ref',
  from_foreign_currency: 'from_fx_currency',
  to_foreign_currency: 'to_fx_currency',
};

const BY_PATH = Object.fromEntries(
  SHEETS.map((sheet) => [
    sheet,
    new Map(COLUMNS[sheet].flatMap(({ name, path }) => (path ? [[path.join('/'), name] as const] : []))),
  ]),
) as Record<SheetName, Map<string, string>>;

/** The column of a sheet in which a path of elements is put right; the path itself where none is. */
export function columnAt(sheet: SheetName, path: string): string {
  const exact = BY_PATH[sheet].get(path);
  if (exact) return exact;
  const [first = ''] = path.split('/');
  const main = MAIN[first];
  return main && COLUMNS[sheet].some(({ name }) => name === main) ? main : path;
}
