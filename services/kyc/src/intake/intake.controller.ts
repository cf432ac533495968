import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AskFiledRecords,
  type FiledRecords,
  filedRecords,
  type IntakeProposed,
  type ProposeIntake,
  proposeIntake,
} from '@dossier/proto/calls/kyc-intake';
import { Controller } from '@nestjs/common';
import { IntakeService } from './intake.service.js';

/** What came from elsewhere and shall be taken over into a client file. */
@Controller()
export class IntakeController {
  constructor(private readonly intake: IntakeService) {}

  @Handle(filedRecords)
  records(input: AskFiledRecords, by: Principal): Promise<FiledRecords> {
    return this.intake.records(input, by);
  }

  @Handle(proposeIntake)
  propose(input: ProposeIntake, by: Principal): Promise<IntakeProposed> {
    return this.intake.propose(input, by);
  }
}
