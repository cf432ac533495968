import type { SheetName } from '../conversion/columns.js';
import type { Profile } from '../conversion/profile.js';
import { type SheetRows, type Value, writeWorkbook } from '../conversion/write-workbook.js';
import { typeAt } from '../schema/types.js';
import { fitRows } from './fit-rows.js';

const row = (values: Record<string, Value>): ReadonlyMap<string, Value> => new Map(Object.entries(values));

/** A code of the profile's list: the first of the wanted ones that it has, else its first that means something. */
function codeOf(profile: Profile, sheet: SheetName, column: string, wanted: readonly string[]): string {
  const [first = ''] = wanted;
  const codes = profile.columns[sheet].get(column)?.type?.codes;
  if (!codes) return first;
  return wanted.find((code) => codes.has(code)) ?? [...codes].find((code) => /\w/.test(code)) ?? first;
}

type Wanted = (column: string, ...codes: string[]) => string;

/** Three examples: cash bought, a payment to an account and, where the profile has activities, one without an amount. */
export function sampleRows(profile: Profile): SheetRows {
  const of =
    (sheet: SheetName): Wanted =>
    (column, ...wanted) =>
      codeOf(profile, sheet, column, wanted);
  const contact = contactOf(of('persons'));
  return {
    transactions: [...transactions(of('transactions')), ...activities(of('transactions'), profile)],
    persons: persons(contact),
    accounts: accounts(of('accounts')),
    entities: entities(contact, of('entities')),
  };
}

const contactOf = (code: Wanted) => ({
  phone_contact_type: code('phone_contact_type', '1'),
  phone_type: code('phone_type', 'M'),
  phone_prefix: '5999',
  phone_number: '5550123',
  address_type: code('address_type', '1'),
  address: 'Kaya Voorbeeld 12',
  city: 'Willemstad',
  country_code: 'CW',
  state: 'Curaçao',
});
type Contact = ReturnType<typeof contactOf>;

function transactions(code: Wanted): SheetRows['transactions'] {
  const cash = {
    report_code: code('report_code', 'UTR', 'STR', 'CTR'),
    from_party_type: 'person',
    indicators: code('indicators', 'OBJ1'),
    reason: 'Objective indicator',
    transaction_location: 'Main office',
    transmode_code: code('transmode_code', 'A'),
    from_my_client: 'Y',
    from_funds_code: code('from_funds_code', 'K'),
    from_country: 'CW',
  };
  return [
    row({
      ...cash,
      transactionnumber: 'EXAMPLE-1',
      transaction_description: 'Chips bought with cash',
      date_transaction: '2026-01-15',
      amount_local: 25_000,
      from_party_ref: 'P1',
    }),
    row({
      ...cash,
      transactionnumber: 'EXAMPLE-2',
      transaction_description: 'Pay-out to an account',
      date_transaction: '2026-01-16',
      amount_local: 12_500.5,
      from_party_ref: 'P2',
      to_my_client: 'N',
      to_party_type: 'account',
      to_party_ref: 'A1',
      to_funds_code: code('to_funds_code', 'A'),
      to_country: 'CW',
    }),
  ];
}

function activities(code: Wanted, { data: { activityCodes }, report }: Profile): SheetRows['transactions'] {
  const isKnown = typeAt(report, ['activity', 'report_parties', 'report_party']) !== undefined;
  const report_code = activityCodes.includes('UTR') ? 'UTR' : activityCodes[0];
  if (!isKnown || !report_code) return [];
  return [
    row({
      report_code,
      from_party_type: 'person',
      indicators: code('indicators', 'SUBJ1'),
      reason: 'Attempt without a transaction',
      from_party_ref: 'P2',
      transactionnumber: 'EXAMPLE-3',
      comments: 'Left when asked for identification',
    }),
  ];
}

function persons(contact: Contact): SheetRows['persons'] {
  const both = {
    ...contact,
    last_name: 'Example',
    nationality1: 'NL',
    residence: 'CW',
    occupation: 'Baker',
    birth_place: 'Utrecht',
  };
  return [
    row({
      ...both,
      person_ref: 'P1',
      gender: 'F',
      first_name: 'Ana',
      birthdate: '1980-02-03',
      id_number: '1980020301',
    }),
    row({
      ...both,
      person_ref: 'P2',
      gender: 'M',
      first_name: 'Bram',
      birthdate: '1975-05-06',
      id_number: '1975050602',
    }),
  ];
}

const accounts = (code: Wanted): SheetRows['accounts'] => [
  row({
    account_ref: 'A1',
    institution_name: 'Example Bank',
    swift: 'EXAMCWCU',
    branch: 'Main',
    account: '0012345678',
    currency_code: 'USD',
    client_number: '77',
    account_type: code('account_type', 'A'),
    opened: '2010-01-01',
    status_code: code('status_code', 'A'),
    signatory_refs: 'P2',
  }),
];

const entities = (contact: Contact, code: Wanted): SheetRows['entities'] => [
  row({
    ...contact,
    entity_ref: 'E1',
    name: 'Example Trading N.V.',
    business: 'Trade',
    incorporation_number: '123456',
    incorporation_country: 'CW',
    director_refs: 'P1',
    director_role: code('director_role', 'CEO'),
  }),
];

/** The examples as the profile takes them, in a workbook to fill in. */
export const sampleWorkbook = async (profile: Profile): Promise<Uint8Array> =>
  writeWorkbook(profile, await fitRows(sampleRows(profile), profile));
