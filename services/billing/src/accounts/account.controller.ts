import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type AccountState, type AskAccount, accountOf } from '@dossier/proto/calls/billing-accounts';
import { toCredits } from '@dossier/proto/rules/credits';
import { Controller } from '@nestjs/common';
import { SeenLedger } from '../ledger/seen.js';
import { WalletsService } from '../wallets/wallets.service.js';

/** What a user's profile says of the tenant's money. */
@Controller()
export class AccountController {
  constructor(
    private readonly seen: SeenLedger,
    private readonly wallets: WalletsService,
  ) {}

  @Handle(accountOf)
  async of({ tenant_id }: AskAccount, by: Principal): Promise<AccountState> {
    const [{ balance }, address] = await Promise.all([
      this.seen.account(by, tenant_id),
      this.wallets.addressOf(tenant_id),
    ]);
    return { credits_balance: toCredits(balance), address };
  }
}
