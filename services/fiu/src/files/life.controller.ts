import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import * as calls from '@dossier/proto/calls/fiu-reports';
import { Controller } from '@nestjs/common';
import { LifeService } from './life.service.js';

@Controller()
export class LifeController {
  constructor(private readonly life: LifeService) {}

  @Handle(calls.approveReports)
  approve(input: calls.ApproveReports, by: Principal): Promise<calls.ReportsChanged> {
    return this.life.approve(input, by);
  }

  @Handle(calls.answerReport)
  answer(input: calls.AnswerReport, by: Principal): Promise<calls.ReportsChanged> {
    return this.life.answer(input, by);
  }
}
