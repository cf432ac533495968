import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/billing-credits';
import { Controller } from '@nestjs/common';
import { CreditList } from './credit-list.js';
import { CreditsService } from './credits.service.js';

@Controller()
export class CreditsController {
  constructor(
    private readonly credits: CreditsService,
    private readonly list: CreditList,
  ) {}

  @Handle(calls.getBalance)
  balance(_: calls.GetBalance, by: Principal): Promise<calls.Balance> {
    return this.credits.balance(by);
  }

  @Handle(calls.listCredits)
  own({ page }: calls.ListCredits, by: Principal): Promise<calls.Credits> {
    return this.list.of(by.tenantId, page, by);
  }

  @Handle(calls.listCreditsOf)
  of(input: calls.ListCreditsOf, by: Principal): Promise<calls.Credits> {
    return this.credits.listOf(input, by);
  }

  @Handle(calls.giveCredit)
  give(input: calls.GiveCredit, by: Principal): Promise<calls.Balance> {
    return this.credits.give(input, by);
  }

  @Handle(calls.activateSubscription)
  activate({ user_id }: calls.ActivateSubscription, by: Principal): Promise<calls.SubscriptionActivated> {
    return this.credits.activate(user_id, by);
  }
}
