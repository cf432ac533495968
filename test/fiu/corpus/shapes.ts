import { wholeNumbers } from '../../../scripts/random-numbers.mjs';
import { type Codes, code, type Dice, day, NAMES, parties, person, pick, type Rows, type Values } from './parties.js';

type Shape = {
  from?: string;
  to?: string;
  client: 'from' | 'to' | 'both';
  more?: (dice: Dice, ref: string) => Values;
  /** Rows of others that it names. */
  others?: (dice: Dice, ref: string) => Rows;
  activity?: true;
};
const fx =
  (side: 'from' | 'to') =>
  (dice: Dice): Values => ({
    [`${side}_fx_currency`]: pick(dice, ['USD', 'EUR']),
    [`${side}_fx_amount`]: dice.roll(1e6) / 100,
    [`${side}_fx_rate`]: 1 + dice.roll(9_999) / 10_000,
  });
export const SHAPES: Record<string, Shape> = {
  'cash in': { from: 'person', client: 'from' },
  'cash out': { to: 'person', client: 'to' },
  'person to account': { from: 'person', to: 'account', client: 'from' },
  'account to person': { from: 'account', to: 'person', client: 'to' },
  'person to entity': { from: 'person', to: 'entity', client: 'both' },
  'entity to person': { from: 'entity', to: 'person', client: 'from' },
  'entity to account': { from: 'entity', to: 'account', client: 'from' },
  'account to account': { from: 'account', to: 'account', client: 'both' },
  'company account to entity': { from: 'company', to: 'entity', client: 'from' },
  'company account to company account': { from: 'company', to: 'company', client: 'to' },
  'brought by somebody else': {
    from: 'entity',
    client: 'from',
    more: (_, ref) => ({ from_conductor_ref: `${ref}c` }),
    others: (dice, ref) => [person(dice, `${ref}c`)],
  },
  'foreign money in': { from: 'person', client: 'from', more: fx('from') },
  'foreign money out': { from: 'person', to: 'account', client: 'from', more: fx('to') },
  'late deposit': {
    from: 'person',
    client: 'from',
    more: () => ({ late_deposit: 'Y', date_posting: '2026-01-31', value_date: '2026-01-30' }),
  },
  'everything said': {
    from: 'person',
    client: 'from',
    more: (dice) => ({
      teller: 'T 7',
      authorized: 'Bo',
      transmode_comment: 'By hand',
      from_funds_comment: 'Notes',
      internal_ref_number: `R${dice.roll(1e6)}`,
      comments: 'c'.repeat(4_000),
    }),
  },
  'several indicators': {
    from: 'person',
    client: 'from',
    more: (dice) => ({ indicators: pick(dice, ['OBJ1;OBJ2', 'SUBJ1;OBJ1']), action: 'Account closed' }),
  },
  'times and commas': {
    from: 'person',
    client: 'from',
    more: (dice) => ({
      date_transaction: `1${dice.roll(9)}/01/2026 13:45:10`,
      amount_local: `${1 + dice.roll(9)}.250,5`,
    }),
  },
  'activity of a person': { from: 'person', client: 'from', activity: true },
  'activity of an entity': { from: 'entity', client: 'from', activity: true },
  'activity on an account': { from: 'account', client: 'from', activity: true },
};

/** So many rows of a shape, each with parties of its own. */
export function rowsOf(
  { from, to, client, more, others, activity }: Shape,
  count: number,
  seed: number,
  codes: Codes,
): Rows {
  const dice = { roll: wholeNumbers(seed), codes };
  return Array.from({ length: count }).flatMap((_, at) => {
    const side = (name: 'from' | 'to', kind?: string) => {
      const made = kind ? parties[kind]?.(dice, `${name}${at}`) : undefined;
      const isClient = client === 'both' || client === name;
      const said: Values = made
        ? {
            [`${name}_party_type`]: made.type,
            [`${name}_party_ref`]: made.ref,
            ...(!activity && {
              [`${name}_my_client`]: isClient ? 'Y' : 'N',
              [`${name}_funds_code`]: code(dice, 'transactions', `${name}_funds_code`),
              [`${name}_country`]: code(dice, 'transactions', `${name}_country`),
            }),
          }
        : {};
      return { rows: made?.rows ?? [], said };
    };
    const [one, other] = [side('from', from), side('to', to)];
    const rows = others?.(dice, `x${at}`) ?? [];
    const values: Values = {
      report_code: activity ? 'SAR' : pick(dice, ['UTR', 'CTR', 'STR']),
      indicators: pick(dice, ['OBJ1', 'SUBJ1']),
      reason: pick(dice, ['Objective indicator', 'Odd & unusual']),
      transactionnumber: `T-${seed}-${at}`,
      comments: pick(dice, [undefined, '<seen>']),
      ...(!activity && {
        transaction_description: pick(dice, NAMES),
        date_transaction: day(dice, 1991),
        transmode_code: code(dice, 'transactions', 'transmode_code'),
        amount_local: dice.roll(1e8) / 100,
      }),
      ...one.said,
      ...other.said,
      ...more?.(dice, `x${at}`),
    };
    return [...one.rows, ...other.rows, ...rows, { sheet: 'transactions' as const, values }];
  });
}
