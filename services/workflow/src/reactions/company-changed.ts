import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type CompanyChanged, companyChanged } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { Clients } from '../clients/clients.js';

/** Names in the lists follow the client file. A removed client keeps its history. */
@Controller()
export class OnCompanyChanged {
  constructor(
    private readonly store: Store,
    private readonly clients: Clients,
  ) {}

  @OnEvent(companyChanged)
  on({ id, tenant, time, data }: Envelope<CompanyChanged>): Promise<void> {
    return this.store.once('workflow:company-changed', id, () => this.clients.learn(tenant, data.company, time));
  }
}
