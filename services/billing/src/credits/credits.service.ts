import { Bus } from '@dossier/kit/bus';
import type { Principal } from '@dossier/kit/principal';
import { Store } from '@dossier/kit/store';
import type {
  Balance,
  Credits,
  GiveCredit,
  ListCreditsOf,
  SubscriptionActivated,
} from '@dossier/proto/calls/billing-credits';
import { tenantOf } from '@dossier/proto/calls/identity-back-office';
import { failure } from '@dossier/proto/failures/failure';
import { SUBSCRIPTION_DAYS, toCredits, toHundredths } from '@dossier/proto/rules/credits';
import { billing } from '@dossier/proto/texts/billing';
import { phrasesOf } from '@dossier/proto/texts/define';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { activate, receive } from '../ledger/account.js';
import { Ledger } from '../ledger/ledger.js';
import { SeenLedger } from '../ledger/seen.js';
import { PlatformService } from '../platform/platform.service.js';
import { CreditList, subscriptionView } from './credit-list.js';

const { entries } = phrasesOf(billing);
const newId = () => new Types.ObjectId().toHexString();

/** Credits as their owner sees them and as the operator gives them. */
@Injectable()
export class CreditsService {
  constructor(
    private readonly bus: Bus,
    private readonly store: Store,
    private readonly ledger: Ledger,
    private readonly seen: SeenLedger,
    private readonly credits: CreditList,
    private readonly platform: PlatformService,
  ) {}

  /** Staff see it after a download, too; a client user has nothing to do with what its administrator pays. */
  async balance(by: Principal): Promise<Balance> {
    if (by.role === 'CLIENT') throw failure('permission.denied');
    const { balance } = await this.seen.account(by, by.tenantId);
    return { credits_balance: toCredits(balance) };
  }

  async listOf({ user_id, page }: ListCreditsOf, by: Principal): Promise<Credits> {
    const { tenant_id } = await this.bus.call(tenantOf, { user_id });
    return this.credits.of(tenant_id, page, by);
  }

  async give({ user_id, amount, comment }: GiveCredit, by: Principal): Promise<Balance> {
    const { tenant_id, email } = await this.bus.call(tenantOf, { user_id });
    const hundredths = toHundredths(amount);
    const _id = `given:${newId()}`;
    return this.ledger.write(async () => {
      const { balance } = await this.ledger.add({ _id, tenant_id, by }, (account) => ({
        posting: receive(account, 'given', hundredths),
        comment: comment || entries.given,
      }));
      await this.store.audit(by, 'credit.given', user_id, { tenant_id, email, amount, balance: toCredits(balance) });
      return { credits_balance: toCredits(balance) };
    });
  }

  async activate(user_id: string, by: Principal): Promise<SubscriptionActivated> {
    const { tenant_id, email } = await this.bus.call(tenantOf, { user_id });
    const { cost, rows } = await this.platform.prices();
    const _id = `subscription:${newId()}`;
    return this.ledger.write(async () => {
      const entry = await this.ledger.add({ _id, tenant_id, by }, (account) => ({
        posting: activate(account, { cost, rows }, new Date()),
        comment: entries.subscription(SUBSCRIPTION_DAYS, rows),
      }));
      await this.store.audit(by, 'subscription.activated', user_id, { tenant_id, email, cost: toCredits(cost), rows });
      return { credits_balance: toCredits(entry.balance), subscription: subscriptionView(entry) };
    });
  }
}
