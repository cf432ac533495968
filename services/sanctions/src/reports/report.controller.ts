import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import { type AskScreeningReport, getScreeningReport, type ReportStored } from '@dossier/proto/calls/screening-report';
import { type SavedScreening, type SaveScreening, saveScreening } from '@dossier/proto/calls/screenings';
import { Controller } from '@nestjs/common';
import { Reports } from './reports.js';

@Controller()
export class ReportController {
  constructor(private readonly reports: Reports) {}

  @Handle(saveScreening)
  save(input: SaveScreening, by: Principal): Promise<SavedScreening> {
    return this.reports.save(input, by);
  }

  @Handle(getScreeningReport)
  get(input: AskScreeningReport, by: Principal): Promise<ReportStored> {
    return this.reports.make(input, by);
  }
}
