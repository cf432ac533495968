import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type CreateDueDiligence,
  createDueDiligence,
  type DecideDueDiligence,
  type DueDiligenceFilters,
  type DueDiligenceId,
  type DueDiligencePage,
  decideDueDiligence,
  getDueDiligence,
  listDueDiligence,
} from '@dossier/proto/calls/due-diligence';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { Controller } from '@nestjs/common';
import { RecordService } from './record.service.js';

@Controller()
export class RecordController {
  constructor(private readonly records: RecordService) {}

  @Handle(listDueDiligence)
  list(input: DueDiligenceFilters, by: Principal): Promise<DueDiligencePage> {
    return this.records.list(input, by);
  }

  @Handle(getDueDiligence)
  get({ id }: DueDiligenceId, by: Principal): Promise<OneDueDiligence> {
    return this.records.get(id, by);
  }

  @Handle(createDueDiligence)
  create(input: CreateDueDiligence, by: Principal): Promise<OneDueDiligence> {
    return this.records.create(input, by);
  }

  @Handle(decideDueDiligence)
  decide(input: DecideDueDiligence, by: Principal): Promise<OneDueDiligence> {
    return this.records.decide(input, by);
  }
}
