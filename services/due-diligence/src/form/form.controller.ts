import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type AddElement,
  addElement,
  type DueDiligenceForm,
  type DueDiligenceInfo,
  type DueDiligenceSaved,
  dueDiligenceInfo,
  type ElementAdded,
  type FormOfVisitor,
  loadDueDiligence,
  type SaveDueDiligence,
  type SubmitReport,
  saveDueDiligence,
  submitReport,
} from '@dossier/proto/calls/due-diligence';
import type { OneDueDiligence } from '@dossier/proto/calls/due-diligence-views';
import { Controller } from '@nestjs/common';
import { FormService } from './form.service.js';

@Controller()
export class FormController {
  constructor(private readonly form: FormService) {}

  @Handle(loadDueDiligence)
  load(input: FormOfVisitor, by: Principal): Promise<DueDiligenceForm> {
    return this.form.load(input, by);
  }

  @Handle(dueDiligenceInfo)
  info(input: FormOfVisitor, by: Principal): Promise<DueDiligenceInfo> {
    return this.form.info(input, by);
  }

  @Handle(saveDueDiligence)
  save(input: SaveDueDiligence, by: Principal): Promise<DueDiligenceSaved> {
    return this.form.save(input, by);
  }

  @Handle(addElement)
  add(input: AddElement, by: Principal): Promise<ElementAdded> {
    return this.form.add(input, by);
  }

  @Handle(submitReport)
  submit(input: SubmitReport, by: Principal): Promise<OneDueDiligence> {
    return this.form.submit(input, by);
  }
}
