import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import type { FormOfVisitor } from '@dossier/proto/calls/due-diligence';
import { type PrintedForm, printDueDiligence } from '@dossier/proto/calls/due-diligence-print';
import { dueDiligenceScreens } from '@dossier/proto/texts/due-diligence-screens';
import { Controller } from '@nestjs/common';
import { FormService } from '../form/form.service.js';
import { Printer } from './printer.js';

@Controller()
export class PrintController {
  constructor(
    private readonly forms: FormService,
    private readonly printer: Printer,
  ) {}

  @Handle(printDueDiligence)
  async print(input: FormOfVisitor, by: Principal): Promise<PrintedForm> {
    const bytes = await this.printer.print(await this.forms.load(input, by), new Date());
    return { filename: dueDiligenceScreens.pdfName, pdf: Buffer.from(bytes).toString('base64') };
  }
}
