import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { Answer } from '@dossier/proto/calls/kyc-records';
import {
  type EditSubsidiary,
  editSubsidiary,
  type ListSubsidiaries,
  listSubsidiaries,
} from '@dossier/proto/calls/kyc-subsidiaries';
import { failure } from '@dossier/proto/failures/failure';
import type { Plain } from '@dossier/proto/records/model/json';
import { Controller } from '@nestjs/common';
import { requireAct } from '../file/access.js';
import { ClientFiles } from '../file/client-files.js';
import { presentAll } from '../file/present.js';
import { RecordService } from './record.service.js';

/** Subsidiaries have a list and a way to edit of their own; all else is as for any record. */
@Controller()
export class SubsidiaryController {
  constructor(
    private readonly files: ClientFiles,
    private readonly records: RecordService,
  ) {}

  @Handle(listSubsidiaries)
  async list({ company_id, snapshot_id }: ListSubsidiaries, by: Principal): Promise<Answer> {
    if (snapshot_id) throw failure('kyc.snapshot.not_found');
    const company = await this.files.company(by, company_id);
    requireAct(by, 'view', { kind: 'subsidiary', section: 'subsidiary' });
    return { subsidiaries: presentAll(await this.files.beside(company, 'subsidiary', {}), by) };
  }

  @Handle(editSubsidiary)
  edit({ _id, ...values }: EditSubsidiary, by: Principal): Promise<Answer> {
    return this.records.update('subsidiary', _id, values as Plain, by);
  }
}
