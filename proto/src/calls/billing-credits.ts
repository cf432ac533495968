import { ENTRY_TYPES, type EntryType, GIFT_RANGE, hasDecimals } from '../rules/credits.js';
import { billing } from '../texts/billing.js';
import { phrasesOf } from '../texts/define.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { DateTime, Decimal, Flag, List, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';

const { checkValue } = phrasesOf(billing).errors;

export class GetBalance {}

export class Balance {
  @Decimal({ description: 'Credits, with two decimals' }) credits_balance: number;
}

export const getBalance = httpCall({
  subject: 'billing.balance.get',
  method: 'GET',
  path: 'get-balance',
  access: 'signed-in',
  summary: 'The credits of the own company; 0 for a super user, who has none',
  input: GetBalance,
  output: Balance,
  fails: ['permission.denied'],
});

export class SubscriptionView {
  @OneOf(['active', 'inactive']) status: 'active' | 'inactive';
  @DateTime({ nullable: true }) activated_at: string | null;
  @DateTime({ nullable: true }) expire_at: string | null;
  @Whole({ description: 'Rows that it still covers' }) rows_left: number;
}

export class CreditEntry {
  @Text() _id: string;
  @Whole({ description: 'Counted from 1 for each company, without a gap' }) number: number;
  @OneOf(ENTRY_TYPES) type: EntryType;
  @Decimal({ description: 'Credits that came (or went, below 0)' }) amount: number;
  @Decimal({ description: 'Credits after it' }) balance: number;
  @DateTime() datetime: string;
  @Text({ description: 'Who brought it about' }) initiator: string;
  @Text() comment: string;
}

export class ListCredits {
  @Whole({ optional: true, min: 1, max: 10_000 }) page?: number;
}

export class Credits extends Balance {
  @Nested(() => SubscriptionView) subscription: SubscriptionView;
  @List(() => CreditEntry, { description: 'The newest first, 30 a page' }) credits: CreditEntry[];
  @Whole() count: number;
  @Flag({ optional: true, description: 'There are more than count says' }) countIsLowerBound?: boolean;
}

export const listCredits = httpCall({
  subject: 'billing.credits.list',
  method: 'GET',
  path: 'get-credits',
  access: ['view_wallet'],
  summary: 'Balance, subscription and ledger of the own company',
  input: ListCredits,
  output: Credits,
});

export class ListCreditsOf extends ListCredits {
  @ObjectId() user_id: string;
}

export const listCreditsOf = httpCall({
  subject: 'billing.credits.list-of',
  method: 'GET',
  base: 'bo/v1',
  path: 'get-credits',
  access: 'super-user',
  summary: "Balance, subscription and ledger of a user's company",
  input: ListCreditsOf,
  output: Credits,
  fails: ['identity.user.not_found'],
});

export class GiveCredit {
  @ObjectId({ description: 'A user of the company that gets them' }) user_id: string;
  @Decimal({ ...GIFT_RANGE, message: checkValue, description: 'Credits, with two decimals at most' }) amount: number;
  @Text({ optional: true, max: 200, trim: true }) comment?: string;
}

export const giveCredit = httpCall({
  subject: 'billing.credits.give',
  method: 'POST',
  base: 'bo/v1',
  path: 'give-credit',
  access: 'super-user',
  summary: "Give credits to a user's company",
  input: GiveCredit,
  output: Balance,
  check: ({ amount }): FieldErrors =>
    typeof amount !== 'number' || hasDecimals(amount, 2) ? {} : { amount: checkValue },
  fails: ['identity.user.not_found'],
  writes: true,
});

export class ActivateSubscription {
  @ObjectId({ description: 'A user of the company that gets it' }) user_id: string;
}

export class SubscriptionActivated extends Balance {
  @Nested(() => SubscriptionView) subscription: SubscriptionView;
}

export const activateSubscription = httpCall({
  subject: 'billing.subscription.activate',
  method: 'POST',
  base: 'bo/v1',
  path: 'activate-subscription',
  access: 'super-user',
  summary: "Start 30 days of subscription for a user's company, paid from its credits",
  input: ActivateSubscription,
  output: SubscriptionActivated,
  fails: ['identity.user.not_found', 'billing.credits.not_enough', 'billing.subscription.active'],
  writes: true,
});
