import { REFRESH_DOCUMENTS, REFRESH_SECTIONS, type RefreshSection } from '../due-diligence/refresh.js';
import { LIMITS } from '../rules/limits.js';
import { dueDiligenceErrors } from '../texts/due-diligence.js';
import { inputTexts } from '../texts/inputs.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall } from './call.js';
import { CreateDueDiligence, FormOfVisitor, OFFICERS } from './due-diligence.js';
import { DOCUMENTS_OF_LINK } from './due-diligence-documents.js';
import { OneDueDiligence } from './due-diligence-views.js';
import { Flag, List, ObjectId, Text } from './fields.js';

const FILE_MS = 15_000;

export class RequestRefresh extends CreateDueDiligence {
  @List(() => String, {
    max: 20,
    description: `To be looked through again: ${REFRESH_SECTIONS.join(', ')}`,
    example: ['company'],
  })
  sections: RefreshSection[];
  @List(() => String, {
    max: 20,
    description: `To be sent again: ${REFRESH_DOCUMENTS.join(', ')}`,
    example: ['certofinc'],
  })
  documents: string[];
}

function wrongRequest({ sections = [], documents = [] }: Partial<RequestRefresh>): FieldErrors {
  const among = (known: readonly string[], given: readonly string[], name: string): FieldErrors =>
    given.every((each) => known.includes(each)) ? {} : { [name]: inputTexts.oneOf(known.join(', ')) };
  const unknown = {
    ...among(REFRESH_SECTIONS, sections, 'sections'),
    ...among(REFRESH_DOCUMENTS, documents, 'documents'),
  };
  return sections.length + documents.length === 0 ? { sections: dueDiligenceErrors.nothingAsked } : unknown;
}

export const requestRefresh = httpCall({
  subject: 'due-diligence.refresh.request',
  method: 'POST',
  path: 'due-diligence/refresh',
  access: OFFICERS,
  summary: 'Asks a client to look through chosen sections and documents, filled in from the client file',
  input: RequestRefresh,
  output: OneDueDiligence,
  check: wrongRequest,
  deadline: FILE_MS,
  fails: ['kyc.company.not_found', 'kyc.company.has_other_kind'],
  writes: true,
});

export class ConfirmUnchanged extends FormOfVisitor {
  @ObjectId({ description: 'The form itself for FATCA, an element, or a document that is asked for' }) part: string;
  @Flag({ description: 'false takes it back' }) unchanged: boolean;
  @Text({ optional: true, max: LIMITS.name.max, trim: true, description: 'Of a visitor who has not signed yet' })
  name?: string;
}

export const confirmUnchanged = httpCall({
  subject: 'due-diligence.refresh.confirm',
  method: 'POST',
  path: 'due-diligence/confirm',
  access: DOCUMENTS_OF_LINK,
  summary:
    'Says that nothing (else) of a part has changed since the client file was filled in; kept with day and person',
  input: ConfirmUnchanged,
  output: OneDueDiligence,
  fails: [
    'due_diligence.record.not_found',
    'due_diligence.element.not_found',
    'due_diligence.record.closed',
    'due_diligence.refresh.nothing_filed',
  ],
  writes: true,
});
