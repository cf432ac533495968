import { OnEvent } from '@dossier/kit/handle';
import { Store } from '@dossier/kit/store';
import type { Envelope } from '@dossier/proto/events/event';
import { type CompanyChanged, companyChanged } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { Records } from '../records/records.js';

/** A form calls its client as the client file does. */
@Controller()
export class OnCompanyChanged {
  constructor(
    private readonly store: Store,
    private readonly records: Records,
  ) {}

  @OnEvent(companyChanged)
  on({ id, tenant, data: { company } }: Envelope<CompanyChanged>): Promise<void> {
    const named = { company_name: company.name, company_type: company.company_type };
    return this.store.once('due-diligence:company-changed', id, async () => {
      await this.records.model.updateMany({ company_id: company._id, tenant_id: tenant }, { $set: named });
    });
  }
}
