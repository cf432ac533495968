import { failure } from '@dossier/proto/failures/failure';
import { type EntryType, feeOf, SUBSCRIPTION_DAYS, toCredits } from '@dossier/proto/rules/credits';

/** The credits of a tenant after its last entry. Money in hundredths of a credit. */
export type Account = { number: number; balance: number; subscription?: Subscription };
export type Subscription = { activated_at: Date; expire_at: Date; rows_left: number };
/** What a conversion was charged for. */
export type Conversion = { rows: number; per_row: number; from_subscription: number; activated_at?: Date };

/** One more entry: what it adds to the credits, and the subscription as it is from then on. */
export type Posting = { type: EntryType; amount: number; subscription?: Subscription; conversion?: Conversion };
export type SubscriptionPrice = { cost: number; rows: number };

export const EMPTY: Account = { number: 0, balance: 0 };
const DAY_MS = 86_400_000;

const isActive = ({ expire_at }: Subscription, now: Date): boolean => expire_at > now;
export const activeSubscription = ({ subscription }: Account, now: Date): Subscription | undefined =>
  subscription && isActive(subscription, now) ? subscription : undefined;

export const receive = ({ subscription }: Account, type: 'given' | 'deposit', amount: number): Posting => ({
  type,
  amount,
  subscription,
});

/** Throws `billing.subscription.active` while one runs: a second press must not cost twice. */
export function activate(account: Account, { cost, rows }: SubscriptionPrice, now: Date): Posting {
  if (activeSubscription(account, now)) throw failure('billing.subscription.active');
  requireCredits(account, cost);
  const expire_at = new Date(now.getTime() + SUBSCRIPTION_DAYS * DAY_MS);
  return {
    type: 'subscription',
    amount: -cost,
    subscription: { activated_at: now, expire_at, rows_left: rows },
  };
}

/** Takes rows from a running subscription first. Throws `billing.credits.not_enough` for the rest. */
export function charge(account: Account, rows: number, per_row: number, now: Date): Posting {
  const running = activeSubscription(account, now);
  const { fee, from_subscription } = feeOf(rows, per_row, running?.rows_left ?? 0);
  requireCredits(account, fee);
  return {
    type: 'conversion',
    amount: 0 - fee,
    subscription: running ? { ...running, rows_left: running.rows_left - from_subscription } : account.subscription,
    conversion: { rows, per_row, from_subscription, activated_at: running?.activated_at },
  };
}

/** Gives back the fee, and the rows if the subscription is still the one they came from. */
export function refund({ subscription }: Account, charged: { amount: number; conversion: Conversion }): Posting {
  const { from_subscription, activated_at } = charged.conversion;
  const isSame = subscription?.activated_at.getTime() === activated_at?.getTime();
  return {
    type: 'refund',
    amount: 0 - charged.amount,
    subscription:
      subscription && isSame
        ? { ...subscription, rows_left: subscription.rows_left + from_subscription }
        : subscription,
  };
}

function requireCredits({ balance }: Account, needed: number): void {
  if (needed > balance)
    throw failure('billing.credits.not_enough', {
      details: { needed: toCredits(needed), available: toCredits(balance) },
    });
}
