import { page } from '@dossier/kit/mongo';
import type { Principal } from '@dossier/kit/principal';
import type { CreditEntry, Credits, SubscriptionView } from '@dossier/proto/calls/billing-credits';
import { toCredits } from '@dossier/proto/rules/credits';
import { say } from '@dossier/proto/texts/phrase';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type Account, activeSubscription } from '../ledger/account.js';
import { ENTRY, type EntryRecord } from '../ledger/entry.schema.js';
import { entriesSeenBy, SeenLedger } from '../ledger/seen.js';

/** What a tenant's ledger shows: its end, and its entries page by page. */
@Injectable()
export class CreditList {
  constructor(
    private readonly seen: SeenLedger,
    @InjectModel(ENTRY) private readonly entries: Model<EntryRecord>,
  ) {}

  /** As `by` sees it. */
  async of(tenant_id: string, asked: number | undefined, by: Principal): Promise<Credits> {
    const [account, { rows, ...count }] = await Promise.all([
      this.seen.account(by, tenant_id),
      page(this.entries, { tenant_id, ...entriesSeenBy(by) }, { page: asked }, { createdAt: 'number' }),
    ]);
    return {
      credits_balance: toCredits(account.balance),
      subscription: subscriptionView(account),
      credits: (await this.seen.of(by, rows)).map(entryView),
      ...count,
    };
  }
}

/** A subscription that has run out is told with its dates. */
export function subscriptionView(account: Account, now = new Date()): SubscriptionView {
  const { subscription } = account;
  const active = activeSubscription(account, now);
  return {
    status: active ? 'active' : 'inactive',
    activated_at: subscription?.activated_at.toISOString() ?? null,
    expire_at: subscription?.expire_at.toISOString() ?? null,
    rows_left: active?.rows_left ?? 0,
  };
}

const entryView = ({ _id, number, type, amount, balance, at, initiator, comment }: EntryRecord): CreditEntry => ({
  _id,
  number,
  type,
  amount: toCredits(amount),
  balance: toCredits(balance),
  datetime: at.toISOString(),
  initiator: initiator.name,
  comment: say(comment),
});
