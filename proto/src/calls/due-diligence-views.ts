import type { Answer } from '../due-diligence/answers.js';
import { ELEMENT_TYPES, type ElementType, elementFields, RECORD_FIELDS } from '../due-diligence/elements.js';
import { SECTIONS } from '../due-diligence/progress.js';
import { DOCUMENT_STATUSES, type DocumentStatus, STATUSES, type Status } from '../due-diligence/statuses.js';
import type { StoredFile } from '../records/model/field.js';
import { say } from '../texts/phrase.js';
import { Anything, DateTime, Flag, List, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';

/** Of a form: a remark of staff on it, or on one of its answers or documents, with what the visitor replied. */
export class DueDiligenceComment {
  @ObjectId() _id: string;
  @Text({ max: 200_000, description: 'The remark as HTML' }) text: string;
  @DateTime() date: string;
  @Text() author: string;
  @ObjectId({ optional: true, description: 'The element or document it is about' }) about?: string;
  @Text({ optional: true, description: 'The answer it is about' }) field?: string;
  @Flag({ description: 'Waits for the visitor; while one is open the form cannot be approved' }) open: boolean;
  @Text({ optional: true, description: 'What the visitor replied' }) reply?: string;
  @DateTime({ optional: true }) replied_at?: string;
}

export class SectionProgress {
  @OneOf(SECTIONS) section: string;
  @Whole() answered: number;
  @Whole() asked: number;
}

/** What lists and headers show of a due diligence. */
export class DueDiligenceHeader {
  @ObjectId() _id: string;
  @ObjectId() company_id: string;
  @Text() label: string;
  @OneOf(STATUSES) status: Status;
  @Flag({ description: 'Somebody has saved an answer' }) touched: boolean;
  @Flag({ description: 'It asks to look through again what the client file has' }) is_refresh: boolean;
  @DateTime() createdAt: string;
  @DateTime({ optional: true, description: 'When staff last approved or rejected it' }) reviewed_at?: string;
  @DateTime({ optional: true }) submitted_at?: string;
  @DateTime({ optional: true, description: 'When it was taken into the client file' }) filed_at?: string;
  @Text({ optional: true, description: 'Who took it into the client file' }) filed_by?: string;
  @Text({ optional: true }) company_type?: string;
  @Whole({ description: 'Answers that are new since staff last decided' }) changesCount: number;
  @Text({ optional: true, description: 'For the address of the form; only staff sees it' }) token?: string;
  @Text({ optional: true, description: 'For the address of the documents; only staff sees it' }) docs_token?: string;
}

/** A document that a refresh request asks for. */
export class AskedDocument {
  @ObjectId() _id: string;
  @Text() documentType: string;
  @ObjectId({ optional: true, description: 'The element it is about' }) dueDiligenceElement?: string;
  @Text({ optional: true, description: 'What the client file has: the name of the file' }) filename?: string;
  @DateTime({ optional: true, description: 'When the client file got it' }) filed_at?: string;
  @DateTime({ optional: true, description: 'When it was said to be unchanged' }) confirmed_at?: string;
  @Text({ optional: true, description: 'Who said so' }) confirmed_by?: string;
}

/** Of a form that asks to look through again what the client file has. */
export class RefreshView {
  @List(() => String, { description: 'The sections that are asked for' }) sections: string[];
  @List(() => AskedDocument) documents: AskedDocument[];
  @List(() => String, { description: 'FATCA answers that differ from the last signed form' }) changed: string[];
  @DateTime({ optional: true, description: 'When FATCA was said to be unchanged' }) confirmed_at?: string;
  @Text({ optional: true, description: 'Who said so' }) confirmed_by?: string;
}

/** A due diligence with its own answers, each `{ value, new_value? }`. */
export class DueDiligenceRecord extends DueDiligenceHeader {
  @Flag({ description: 'Reminders go out by e-mail until it is submitted' }) reminds: boolean;
  @List(() => DueDiligenceComment) comments: DueDiligenceComment[];
  @List(() => SectionProgress) progress: SectionProgress[];
  @Nested(() => RefreshView, { optional: true, description: 'Only of a refresh request' }) refresh?: RefreshView;
}

export class DueDiligenceElement {
  @ObjectId() _id: string;
  @OneOf(ELEMENT_TYPES) type: ElementType;
  @Flag({ optional: true, description: 'It was filled in from the client file' }) from_file?: boolean;
  @List(() => String, { optional: true, description: 'Answers that differ from the client file' }) changed?: string[];
  @DateTime({ optional: true, description: 'When all else was said to be unchanged' }) confirmed_at?: string;
  @Text({ optional: true, description: 'Who said so' }) confirmed_by?: string;
}

/** The answers of every type of element; which of them an element has follows from its type. */
const ANSWER = { description: 'What stood when staff last decided, and what was answered since' };
const ofElements = new Map(ELEMENT_TYPES.flatMap((type) => Object.entries(elementFields(type))));
for (const [target, fields] of [
  [DueDiligenceRecord.prototype, Object.entries(RECORD_FIELDS)],
  [DueDiligenceElement.prototype, [...ofElements]],
] as const)
  for (const [name, field] of fields)
    Anything({ description: `${say(field.label)}. ${ANSWER.description}` })(target, name);

export type RecordView = DueDiligenceRecord & Record<string, Answer | unknown>;
export type ElementView = DueDiligenceElement & Record<string, Answer | unknown>;

export class DueDiligenceDocument {
  @ObjectId() id: string;
  @Text() documentType: string;
  @Anything({ description: 'filename, filesize, serverName, uploadDate' }) file: StoredFile;
  @Text({ optional: true }) client_comment?: string;
  @Text({ optional: true }) admin_comment?: string;
  @OneOf(DOCUMENT_STATUSES) status: DocumentStatus;
  @ObjectId() dueDiligence: string;
  @ObjectId({ optional: true }) dueDiligenceElement?: string;
}

/** A record of which nothing but its view is said. */
export class OneDueDiligence {
  @Nested(() => DueDiligenceRecord) dueDiligence: RecordView;
}
