import { httpCall } from './call.js';
import { FORM, FormOfVisitor } from './due-diligence.js';
import { Text } from './fields.js';

const PRINT_MS = 20_000;

/** The gateway sends the bytes themselves. */
export class PrintedForm {
  @Text({ max: 255 }) filename: string;
  @Text({ max: 7_000_000, description: 'A PDF in base64' }) pdf: string;
}

export const printDueDiligence = httpCall({
  subject: 'due-diligence.form.print',
  method: 'POST',
  path: 'due-diligence/pdf',
  access: FORM,
  summary: 'The form as a PDF: A4 with margins of 10 mm',
  input: FormOfVisitor,
  output: PrintedForm,
  fails: ['due_diligence.record.not_found'],
  deadline: PRINT_MS,
});
