import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { FileOfCompany } from '@dossier/proto/calls/kyc-companies';
import { type Answer, createWaiver, getWaiver, type RecordToRead } from '@dossier/proto/calls/kyc-records';
import { listRequirements, type OpenRequirements } from '@dossier/proto/calls/kyc-requirements';
import type { CreateInput } from '@dossier/proto/calls/record-input';
import { Controller } from '@nestjs/common';
import { RecordService } from '../records/record.service.js';
import { OpenRequirementsService } from './open-requirements.js';
import { WaiverService } from './waiver.service.js';

@Controller()
export class RequirementController {
  constructor(
    private readonly open: OpenRequirementsService,
    private readonly waivers: WaiverService,
    private readonly records: RecordService,
  ) {}

  @Handle(listRequirements)
  list(input: FileOfCompany, by: Principal): Promise<OpenRequirements> {
    return this.open.list(input, by);
  }

  @Handle(getWaiver)
  read(input: RecordToRead, by: Principal): Promise<Answer> {
    return this.records.read('waiver', input, by);
  }

  @Handle(createWaiver)
  askWaiver(input: CreateInput, by: Principal): Promise<Answer> {
    return this.waivers.ask(input, by);
  }
}
