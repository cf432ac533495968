type Sheet = 'transactions' | 'persons' | 'accounts' | 'entities';
export type Values = Record<string, string | number | undefined>;
export type Row = { sheet: Sheet; values: Values };
export type Rows = Row[];
/** The codes that the schema has for a column. */
export type Codes = (sheet: Sheet, column: string) => readonly string[];
/** What is drawn from: the same seed draws the same. */
export type Dice = { roll: (below: number) => number; codes: Codes };

export const pick = <T>({ roll }: Dice, some: readonly T[]): T => some[roll(some.length)] as T;
export const NAMES = [
  'Ana',
  'José',
  'Œuvre & Zoon',
  '<Łukasz>',
  'Χρήστος',
  '王小明',
  'O’Neill "Bram"',
  'Maria ]]> Lopes',
];
export const day = (dice: Dice, from = 1990) => `${from + dice.roll(35)}-0${1 + dice.roll(9)}-${10 + dice.roll(18)}`;
export const code = (dice: Dice, sheet: Sheet, column: string) =>
  pick(
    dice,
    dice.codes(sheet, column).filter((each) => each !== '-'),
  );

const contact = (dice: Dice, sheet: 'persons' | 'entities'): Values => ({
  phone_contact_type: code(dice, sheet, 'phone_contact_type'),
  phone_type: code(dice, sheet, 'phone_type'),
  phone_prefix: pick(dice, ['5999', '31', undefined]),
  phone_number: String(1_000_000 + dice.roll(8_999_999)),
  address_type: code(dice, sheet, 'address_type'),
  address: `Kaya ${pick(dice, NAMES)} ${dice.roll(400)}`,
  town: pick(dice, [undefined, 'Punda']),
  city: 'Willemstad',
  zip: pick(dice, [undefined, '0000', '1012 AB']),
  country_code: code(dice, sheet, 'country_code'),
  state: pick(dice, [undefined, 'Curaçao']),
  email: pick(dice, [undefined, `a.${dice.roll(1e6)}@example.com`]),
});

export function person(dice: Dice, ref: string, isFull = dice.roll(2) === 0): Row {
  const country = () => code(dice, 'persons', 'nationality1');
  const more: Values = {
    title: 'Dr.',
    middle_name: 'de',
    prefix: 'van',
    mothers_name: pick(dice, NAMES),
    alias: 'Kid',
    ssn: String(dice.roll(1e9)),
    passport_number: `P${dice.roll(1e8)}`,
    passport_country: country(),
    nationality2: country(),
    nationality3: country(),
    employer_name: 'Bakery N.V.',
    id_type: code(dice, 'persons', 'id_type'),
    id_doc_number: `D${dice.roll(1e8)}`,
    id_issue_date: day(dice),
    id_expiry_date: '2031-01-31',
    id_issue_country: country(),
    tax_number: `T${dice.roll(1e8)}`,
    source_of_wealth: 'Salary',
    comments: 'Known\nfor years',
  };
  return {
    sheet: 'persons',
    values: {
      person_ref: ref,
      gender: pick(dice, ['M', 'F']),
      first_name: pick(dice, NAMES),
      last_name: pick(dice, NAMES),
      birthdate: day(dice, 1950),
      birth_place: 'Utrecht',
      id_number: String(1e9 + dice.roll(1e9)),
      nationality1: country(),
      residence: country(),
      occupation: 'Baker',
      ...contact(dice, 'persons'),
      ...(isFull && more),
    },
  };
}

const entity = (dice: Dice, ref: string, directors: string[] = []): Row => ({
  sheet: 'entities',
  values: {
    entity_ref: ref,
    name: `${pick(dice, NAMES)} Holding`,
    commercial_name: pick(dice, [undefined, 'Casino & Sons']),
    legal_form: code(dice, 'entities', 'legal_form'),
    incorporation_number: String(dice.roll(1e7)),
    business: 'Trade',
    ...contact(dice, 'entities'),
    url: pick(dice, [undefined, 'https://example.com/?a=1&b=2']),
    incorporation_country: code(dice, 'entities', 'incorporation_country'),
    incorporation_date: day(dice),
    director_refs: directors.join(';') || undefined,
    tax_reg_number: pick(dice, [undefined, 'Y']),
  },
});

const account = (dice: Dice, ref: string, signatories: string[], owner?: string): Row => {
  const isSwift = dice.roll(2) === 0;
  const hasBalance = dice.roll(2) === 0;
  return {
    sheet: 'accounts',
    values: {
      account_ref: ref,
      institution_name: 'Example Bank',
      swift: isSwift ? 'EXAMCWCU' : undefined,
      institution_code: isSwift ? undefined : 'EX01',
      branch: 'Main',
      account: `00${dice.roll(1e9)}`,
      currency_code: 'USD',
      account_name: pick(dice, NAMES),
      iban: pick(dice, [undefined, 'NL91ABNA0417164300']),
      client_number: String(dice.roll(1e6)),
      account_type: code(dice, 'accounts', 'account_type'),
      opened: day(dice),
      closed: pick(dice, [undefined, '2026-01-01']),
      balance: hasBalance ? dice.roll(1e7) / 100 : undefined,
      date_balance: hasBalance ? '2026-01-31' : undefined,
      status_code: code(dice, 'accounts', 'status_code'),
      entity_ref: owner,
      signatory_refs: signatories.join(';'),
      beneficiary: pick(dice, [undefined, 'Her son']),
    },
  };
};

/** Who stands on a side: the rows of the parties, and what the transaction says of them. */
export type Made = { rows: Rows; ref: string; type: 'person' | 'account' | 'entity' };
export const parties: Record<string, (dice: Dice, ref: string) => Made> = {
  person: (dice, ref) => ({ type: 'person', ref, rows: [person(dice, ref)] }),
  entity: (dice, ref) => ({
    type: 'entity',
    ref,
    rows: [person(dice, `${ref}d1`), person(dice, `${ref}d2`), entity(dice, ref, [`${ref}d1`, `${ref}d2`])],
  }),
  account: (dice, ref) => ({ type: 'account', ref, rows: [person(dice, `${ref}s`), account(dice, ref, [`${ref}s`])] }),
  company: (dice, ref) => ({
    type: 'account',
    ref,
    rows: [
      person(dice, `${ref}s`),
      person(dice, `${ref}t`),
      entity(dice, `${ref}o`),
      account(dice, ref, [`${ref}s`, `${ref}t`], `${ref}o`),
    ],
  }),
};
