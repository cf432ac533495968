import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { DueDiligenceId } from '@dossier/proto/calls/due-diligence';
import {
  type DueDiligenceIntake,
  getIntake,
  type TakeIntoFile,
  type TakenIntoFile,
  takeIntoFile,
} from '@dossier/proto/calls/due-diligence-intake';
import { Controller } from '@nestjs/common';
import { IntakeService } from './intake.service.js';

/** What was approved, on its way into the client file. */
@Controller()
export class IntakeController {
  constructor(private readonly intake: IntakeService) {}

  @Handle(getIntake)
  get({ id }: DueDiligenceId, by: Principal): Promise<DueDiligenceIntake> {
    return this.intake.get(id, by);
  }

  @Handle(takeIntoFile)
  take(input: TakeIntoFile, by: Principal): Promise<TakenIntoFile> {
    return this.intake.take(input, by);
  }
}
