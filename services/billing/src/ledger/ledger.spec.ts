import { hasFailed } from '@dossier/proto/failures/failure';
import { describe, expect, it } from '@jest/globals';
import { wholeNumbers } from '../../../../scripts/random-numbers.mjs';
import { type Account, activate, charge, EMPTY, type Posting, receive, refund } from './account.js';
import { type Entry, entryAfter } from './entry.js';

const SEQUENCES = 20_000;
const STEPS = 12;
const DAY_MS = 86_400_000;

/** One tenant's life: what was refused left nothing behind. */
function live(seed: number): { entries: Entry[]; refused: number } {
  const roll = wholeNumbers(seed);
  const entries: Entry[] = [];
  const refunded = new Set<Entry>();
  let account: Account = EMPTY;
  let now = new Date('2026-01-01T00:00:00Z');
  let refused = 0;
  const operations: (() => Posting | undefined)[] = [
    () => receive(account, 'given', 1 + roll(50_000)),
    () => receive(account, 'deposit', 1 + roll(5_000)),
    () => activate(account, { cost: roll(20_000), rows: roll(1_001) }, now),
    () => charge(account, roll(2_000), roll(3_000), now),
    () => charge(account, roll(20), roll(10_000_001), now),
    () => {
      const charged = entries.filter((entry) => entry.conversion && !refunded.has(entry))[0];
      if (!charged?.conversion) return undefined;
      refunded.add(charged);
      return refund(account, { amount: charged.amount, conversion: charged.conversion });
    },
  ];
  for (let step = 0; step < STEPS; step++) {
    now = new Date(now.getTime() + roll(20) * DAY_MS);
    try {
      const posting = operations[roll(operations.length)]?.();
      if (!posting) continue;
      const entry = entryAfter(account, 't', posting);
      entries.push(entry);
      account = entry;
    } catch (error) {
      if (!hasFailed(error as Error, 'billing.credits.not_enough') && !hasFailed(error, 'billing.subscription.active'))
        throw error;
      refused += 1;
    }
  }
  return { entries, refused };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the ledger of a tenant', () => {
  it(`balances after each of ${SEQUENCES} random sequences of operations`, () => {
    let [made, refused] = [0, 0];
    for (let seed = 1; seed <= SEQUENCES; seed++) {
      const life = live(seed);
      made += life.entries.length;
      refused += life.refused;
      const isBalanced = life.entries.every(
        ({ number, balance, amount, lines, subscription }, index) =>
          number === index + 1 &&
          balance >= 0 &&
          balance === sum(life.entries.slice(0, index + 1).map((entry) => entry.amount)) &&
          lines[0].amount === amount &&
          sum(lines.map((line) => line.amount)) === 0 &&
          (subscription?.rows_left ?? 0) >= 0,
      );
      if (!isBalanced) throw new Error(`Sequence ${seed} does not balance: ${JSON.stringify(life.entries)}`);
    }
    // The sequences do something, and are refused something.
    expect(made).toBeGreaterThan(SEQUENCES * 4);
    expect(refused).toBeGreaterThan(SEQUENCES);
  }, 60_000);

  it('gives back the rows of a refund only to the subscription they came from', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const later = new Date(now.getTime() + 31 * DAY_MS);
    const rich: Account = { number: 1, balance: 100_000 };
    const active = entryAfter(rich, 't', activate(rich, { cost: 1_000, rows: 100 }, now));
    const charged = entryAfter(active, 't', charge(active, 120, 500, now));
    expect(charged).toMatchObject({ amount: -100, subscription: { rows_left: 0 } });
    const back = refund(charged, { amount: charged.amount, conversion: charged.conversion! });
    expect(back).toMatchObject({ amount: 100, subscription: { rows_left: 100 } });
    const renewed = entryAfter(charged, 't', activate(charged, { cost: 1_000, rows: 50 }, later));
    const late = refund(renewed, { amount: charged.amount, conversion: charged.conversion! });
    expect(late).toMatchObject({ amount: 100, subscription: { rows_left: 50 } });
  });

  it('says what is needed and what is there', () => {
    const poor: Account = { number: 1, balance: 149 };
    const refused = (() => {
      try {
        return charge(poor, 30, 500, new Date());
      } catch (error) {
        return (error as { wire: object }).wire;
      }
    })();
    expect(refused).toMatchObject({ status: 402, details: { needed: 1.5, available: 1.49 } });
  });
});
