import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AskScreeningSubject,
  type ScreeningSubjectFound,
  screeningSubject,
} from '@dossier/proto/calls/kyc-screening';
import { Controller } from '@nestjs/common';
import { ScreeningService } from './screening.service.js';

@Controller()
export class ScreeningController {
  constructor(private readonly screening: ScreeningService) {}

  @Handle(screeningSubject)
  subject(input: AskScreeningSubject, by: Principal): Promise<ScreeningSubjectFound> {
    return this.screening.subject(input, by);
  }
}
