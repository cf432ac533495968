import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import {
  type EditSubsidiary,
  editSubsidiary,
  type ListSubsidiaries,
  listSubsidiaries,
} from '@dossier/proto/calls/kyc-subsidiaries';
import type { Plain } from '@dossier/proto/records/model/json';
import { Controller } from '@nestjs/common';
import { requireAct } from '../file/access.js';
import { FileSources } from '../file/file-sources.js';
import { presentAll } from '../file/present.js';
import { RecordService } from './record.service.js';

/** Subsidiaries have a list and a way to edit of their own; all else is as for any record. */
@Controller()
export class SubsidiaryController {
  constructor(
    private readonly sources: FileSources,
    private readonly records: RecordService,
  ) {}

  @Handle(listSubsidiaries)
  async list({ company_id, snapshot_id }: ListSubsidiaries, by: Principal): Promise<Answer> {
    const source = await this.sources.at(by, snapshot_id);
    const company = await source.company(by, company_id);
    requireAct(by, 'view', { kind: 'subsidiary', section: 'subsidiary' });
    const file = await source.all(company);
    return {
      subsidiaries: presentAll(
        file.filter(({ kind }) => kind === 'subsidiary'),
        by,
      ),
    };
  }

  @Handle(editSubsidiary)
  edit({ _id, ...values }: EditSubsidiary, by: Principal): Promise<Answer> {
    return this.records.update('subsidiary', _id, values as Plain, by);
  }
}
