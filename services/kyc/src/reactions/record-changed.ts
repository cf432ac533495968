import { OnEvent } from '@dossier/kit/handle';
import type { Envelope } from '@dossier/proto/events/event';
import { type CompanyChanged, companyChanged, type RecordChanged, recordChanged } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { FoundBy } from '../companies/found-by.js';
import { ClientFiles } from '../file/client-files.js';
import { Standings } from '../requirements/standings.js';

/**
 * What a client is found by and how its requirements stand follow its file a moment later: were it part of an approval, approvals of one
 * client would wait for each other.
 */
@Controller()
export class OnRecordChanged {
  constructor(
    private readonly files: ClientFiles,
    private readonly foundBy: FoundBy,
    private readonly standings: Standings,
  ) {}

  @OnEvent(recordChanged)
  async on({ tenant, data }: Envelope<RecordChanged>): Promise<void> {
    const whole = await this.files.whole(tenant, data.company_id);
    if (!whole) return;
    await this.foundBy.renew(whole);
    await this.standings.follow(whole);
  }

  /** A new client and an approved review, too. */
  @OnEvent(companyChanged)
  async onCompany({ tenant, data }: Envelope<CompanyChanged>): Promise<void> {
    const whole = data.removed ? undefined : await this.files.whole(tenant, data.company._id);
    if (whole) await this.standings.follow(whole);
  }
}
