import { Handle } from '@dossier/kit/handle';
import { type AccountState, type AskAccount, accountOf } from '@dossier/proto/calls/billing-accounts';
import { toCredits } from '@dossier/proto/rules/credits';
import { Controller } from '@nestjs/common';
import { Ledger } from '../ledger/ledger.js';
import { WalletsService } from '../wallets/wallets.service.js';

/** What a user's profile says of the tenant's money. */
@Controller()
export class AccountController {
  constructor(
    private readonly ledger: Ledger,
    private readonly wallets: WalletsService,
  ) {}

  @Handle(accountOf)
  async of({ tenant_id }: AskAccount): Promise<AccountState> {
    const [{ balance }, address] = await Promise.all([
      this.ledger.account(tenant_id),
      this.wallets.addressOf(tenant_id),
    ]);
    return { credits_balance: toCredits(balance), address };
  }
}
