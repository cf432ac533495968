import { OnEvent } from '@dossier/kit/handle';
import type { Envelope } from '@dossier/proto/events/event';
import { type CompanyChanged, companyChanged, type RecordChanged, recordChanged } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { FoundBy } from '../companies/found-by.js';
import { Standings } from '../requirements/standings.js';

/**
 * What a client is found by and how its requirements stand follow its file a moment later: were it part of an approval, approvals of one
 * client would wait for each other.
 */
@Controller()
export class OnRecordChanged {
  constructor(
    private readonly foundBy: FoundBy,
    private readonly standings: Standings,
  ) {}

  @OnEvent(recordChanged)
  async on({ tenant, data }: Envelope<RecordChanged>): Promise<void> {
    await this.foundBy.renew(tenant, data.company_id);
    await this.standings.renew(tenant, data.company_id);
  }

  /** A new client and an approved review, too. */
  @OnEvent(companyChanged)
  async onCompany({ tenant, data }: Envelope<CompanyChanged>): Promise<void> {
    if (!data.removed) await this.standings.renew(tenant, data.company._id);
  }
}
