import { internalCall } from './call.js';
import { Decimal, ObjectId, Text } from './fields.js';

export class AskAccount {
  @ObjectId() tenant_id: string;
}

export class AccountState {
  @Decimal({ description: 'Credits' }) credits_balance: number;
  @Text({ nullable: true, description: 'Where deposits are paid to; null: none was asked for yet' })
  address: string | null;
}

/** Asked with every look at a profile, so it does not wait long for an answer. */
export const accountOf = internalCall({
  subject: 'billing.account.of-tenant',
  summary: 'Credits and address of a tenant, for the profile of its users',
  input: AskAccount,
  output: AccountState,
  callers: ['identity'],
  deadline: 1_000,
});
