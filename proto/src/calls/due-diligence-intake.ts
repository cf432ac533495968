import { ELEMENT_TYPES, type ElementType } from '../due-diligence/elements.js';
import { REASONS, type Reason } from '../due-diligence/matching.js';
import { KINDS, type Kind } from '../records/model/definition.js';
import type { StoredFile } from '../records/model/field.js';
import type { Plain } from '../records/model/json.js';
import { LIMITS } from '../rules/limits.js';
import { httpCall } from './call.js';
import { DueDiligenceId, OFFICERS } from './due-diligence.js';
import { OneDueDiligence } from './due-diligence-views.js';
import { Anything, Flag, List, ObjectId, OneOf, Text, Whole } from './fields.js';

const INTAKE_MS = 30_000;
export const INTAKE_ACTIONS = ['link', 'create', 'ignore'] as const;
export type IntakeAction = (typeof INTAKE_ACTIONS)[number];

/** One answer in the words of the client file; `current` is what stands there, or waits. */
export class IntakeField {
  @Text({ description: 'Its name in the file; of an office or holding with `holding.` before it' }) name: string;
  @Text() label: string;
  @Anything({ description: 'The value as it would be kept' }) value: unknown;
  @Text({ description: 'The value as people read it' }) shown: string;
  @Text({ optional: true, description: 'What the record has, as people read it' }) current?: string;
  @Flag({ description: 'The record has it already' }) same: boolean;
  @Text({ optional: true, description: 'Why the file would not take it' }) error?: string;
}

/** A record of the file that may be who an element is about. */
export class IntakeCandidate {
  @ObjectId() id: string;
  @Text() title: string;
  @Whole({ description: '0 to 100' }) score: number;
  @List(() => String, { description: `Why: ${REASONS.join(', ')}` }) reasons: Reason[];
  @List(() => IntakeField) fields: IntakeField[];
}

export class IntakeElement {
  @ObjectId() _id: string;
  @OneOf(ELEMENT_TYPES) type: ElementType;
  @Text() name: string;
  @OneOf(KINDS, { description: 'What it is in the file' }) kind: Kind;
  @OneOf(KINDS, { optional: true, description: 'The office or holding that it stands behind' }) holding?: Kind;
  @OneOf(INTAKE_ACTIONS, { description: 'What is proposed' }) action: IntakeAction;
  @List(() => IntakeCandidate, { description: 'The most likely first' }) candidates: IntakeCandidate[];
  @List(() => IntakeField, { description: 'What a new record would have' }) fields: IntakeField[];
  @List(() => String, { description: 'Answers that stay in the form, since the file has no place for them' })
  left: string[];
}

export class IntakeDocument {
  @ObjectId() id: string;
  @Text({ description: 'What it is in the form' }) title: string;
  @Anything({ description: 'filename, filesize, serverName, uploadDate' }) file: StoredFile;
  @ObjectId({ optional: true, description: 'The element it is about' }) element?: string;
  @Text({ optional: true, description: 'The type of document that it is proposed to become' }) documentType?: string;
}

export class DueDiligenceIntake {
  @List(() => IntakeElement) elements: IntakeElement[];
  @List(() => IntakeDocument, { description: 'The accepted ones' }) documents: IntakeDocument[];
}

const shared = {
  access: OFFICERS,
  fails: ['due_diligence.record.not_found', 'due_diligence.record.not_approved'],
} as const;

export const getIntake = httpCall({
  ...shared,
  subject: 'due-diligence.intake.get',
  method: 'GET',
  path: 'due-diligence/:id/intake',
  summary: 'What an approved form would bring into the client file, beside what stands there',
  input: DueDiligenceId,
  output: DueDiligenceIntake,
  deadline: INTAKE_MS,
});

export class ElementChoice {
  @ObjectId() element: string;
  @OneOf(INTAKE_ACTIONS) action: IntakeAction;
  @ObjectId({ optional: true, description: 'The record to link it to' }) record?: string;
  @List(() => String, { description: 'The fields to propose' }) fields: string[];
  @Anything({ description: 'Where the file asks more than the form did, or names end elsewhere: field -> value' })
  values?: Plain;
}

export class DocumentChoice {
  @ObjectId() document: string;
  @Text({ max: LIMITS.name.max, description: 'The type of document of the client file' }) documentType: string;
}

export class TakeIntoFile extends DueDiligenceId {
  @List(() => ElementChoice, { description: 'Elements that are left out are ignored' }) elements: ElementChoice[];
  @List(() => DocumentChoice) documents: DocumentChoice[];
}

export class TakenIntoFile extends OneDueDiligence {
  @List(() => String, { description: 'The changes that wait for approval now' }) changes: string[];
}

/** Once per form: a repeat changes nothing, and after an interruption it goes on. */
export const takeIntoFile = httpCall({
  ...shared,
  subject: 'due-diligence.intake.take',
  method: 'POST',
  path: 'due-diligence/into-file',
  summary: 'Proposes chosen answers and documents as changes of the client file; the form is signed off',
  input: TakeIntoFile,
  output: TakenIntoFile,
  fails: [
    ...shared.fails,
    'due_diligence.element.not_found',
    'due_diligence.document.not_found',
    'kyc.company.not_found',
    'kyc.record.not_found',
    'kyc.parent.not_found',
    'kyc.removal.pending',
  ],
  deadline: INTAKE_MS,
  takesRecordValues: true,
  writes: true,
});
