import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AskCompanyCard,
  type AskTitles,
  type CompanyCard,
  companyCard,
  type RecordTitles,
  recordTitles,
} from '@dossier/proto/calls/kyc-cards';
import { titleOf } from '@dossier/proto/records/title';
import { Controller } from '@nestjs/common';
import { companySnapshot } from '../changes/change-event.js';
import { mayDo } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';

/** What other services write about a client and its records. */
@Controller()
export class CardController {
  constructor(private readonly files: ClientFiles) {}

  @Handle(companyCard)
  async company({ company_id }: AskCompanyCard, by: Principal): Promise<CompanyCard> {
    return { company: companySnapshot(await this.files.company(by, company_id)) };
  }

  @Handle(recordTitles)
  async titles({ company_id, ids }: AskTitles, by: Principal): Promise<RecordTitles> {
    const company = await this.files.company(by, company_id);
    const named = [company, ...(await this.files.all({ tenant_id: by.tenantId, company_id }))].filter(
      (record) => ids.includes(record._id) && (record.kind === 'company' || mayDo(by, 'view', record)),
    );
    const title = (record: (typeof named)[number]) => titleOf(record.kind, record, record.documentType);
    return { titles: Object.fromEntries(named.map((record) => [record._id, title(record)])) };
  }
}
