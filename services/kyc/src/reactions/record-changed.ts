import { OnEvent } from '@dossier/kit/handle';
import type { Envelope } from '@dossier/proto/events/event';
import { type RecordChanged, recordChanged } from '@dossier/proto/events/kyc';
import { Controller } from '@nestjs/common';
import { FoundBy } from '../companies/found-by.js';

/** What a client is found by follows its file a moment later: were it part of an approval, approvals of one client would wait for each other. */
@Controller()
export class OnRecordChanged {
  constructor(private readonly foundBy: FoundBy) {}

  @OnEvent(recordChanged)
  on({ tenant, data }: Envelope<RecordChanged>): Promise<void> {
    return this.foundBy.renew(tenant, data.company_id);
  }
}
