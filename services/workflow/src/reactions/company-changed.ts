import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type CompanyChanged, companyChanged } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Change } from '../changes/change.schema.js';
import { Clients } from '../clients/clients.js';

/** Names in the lists, and the risk of what waits, follow the client file. A removed client keeps its history. */
@Controller()
export class OnCompanyChanged {
  constructor(
    private readonly store: Store,
    private readonly clients: Clients,
    @InjectModel('Change') private readonly changes: Model<Change>,
  ) {}

  @OnEvent(companyChanged)
  on({ id, tenant, time, data }: Envelope<CompanyChanged>): Promise<void> {
    return this.store.once('workflow:company-changed', id, async () => {
      const risk_level = await this.clients.learn(tenant, data.company, time);
      await this.changes.updateMany(
        { tenant_id: tenant, company_id: data.company._id, view: 'forConfirmation', risk_level: { $ne: risk_level } },
        { $set: { risk_level } },
      );
    });
  }
}
