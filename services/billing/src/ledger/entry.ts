import type { EntryType } from '@dossier/proto/rules/credits';
import type { Account, Posting } from './account.js';

/** Two lines, which sum to nothing: what one account gets another gives. */
export type Line = { account: string; amount: number };
export type Entry = Posting & { number: number; lines: readonly [Line, Line]; balance: number };

/** The other side of each kind of entry, in the books of the operator. */
const OTHER_SIDE: Record<EntryType, string> = {
  given: 'gifts',
  deposit: 'deposits',
  subscription: 'sales:subscriptions',
  conversion: 'sales:conversions',
  refund: 'sales:conversions',
};

export const creditsOf = (tenant_id: string): string => `credits:${tenant_id}`;

/** The next entry of a tenant's ledger. Throws if it would leave less than nothing: no rule allows that. */
export function entryAfter({ number, balance }: Account, tenant_id: string, posting: Posting): Entry {
  const { type, amount } = posting;
  const after = balance + amount;
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(after) || after < 0)
    throw new Error(`An entry of ${amount} onto ${balance} is no entry`);
  return {
    ...posting,
    number: number + 1,
    balance: after,
    lines: [
      { account: creditsOf(tenant_id), amount },
      { account: OTHER_SIDE[type], amount: 0 - amount },
    ],
  };
}
