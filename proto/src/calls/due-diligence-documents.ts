import type { ActiveContent } from '../documents/active-content.js';
import { DUE_DILIGENCE_TYPES, uploadErrors } from '../due-diligence/documents.js';
import type { StoredFile } from '../records/model/field.js';
import { dueDiligenceErrors } from '../texts/due-diligence.js';
import type { FieldErrors } from '../texts/phrase.js';
import { httpCall, internalCall, type LinkAccess } from './call.js';
import { DueDiligenceInfo, FormOfVisitor, OFFICERS, READERS } from './due-diligence.js';
import { DueDiligenceDocument } from './due-diligence-views.js';
import { Anything, List, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';
import { FilePermitted } from './kyc-files.js';

/** Documents come through either link of a due diligence. */
export const DOCUMENTS_OF_LINK: LinkAccess = {
  link: ['due_diligence_documents', 'due_diligence_form'],
  people: READERS,
};
const UPLOAD_MS = 120_000;
const NOT_FOUND = 'due_diligence.record.not_found';

export class UploadPlace {
  @ObjectId() _id: string;
  @Text() type: string;
  @Text() name: string;
}

export class DueDiligenceDocuments extends DueDiligenceInfo {
  @List(() => DueDiligenceDocument) docs: DueDiligenceDocument[];
  @List(() => UploadPlace, { description: 'Whose passport or proof of address a document may be' })
  elements: UploadPlace[];
  @List(() => String, { description: 'What is asked of the documents, sentence by sentence' }) requirements: string[];
}

export const dueDiligenceDocInfo = httpCall({
  subject: 'due-diligence.document.list',
  method: 'POST',
  path: 'due-diligence-doc-info',
  access: DOCUMENTS_OF_LINK,
  summary: 'The documents of a due diligence, and what is asked of them',
  input: FormOfVisitor,
  output: DueDiligenceDocuments,
  fails: [NOT_FOUND],
});

export class NewUpload {
  @OneOf(DUE_DILIGENCE_TYPES) doc_type: string;
  @Text({ optional: true, nullable: true, max: 2_000, description: 'A remark on the document' }) content?:
    | string
    | null;
  @ObjectId({ optional: true, nullable: true }) due_diligence_id?: string | null;
  @Text({ optional: true, max: 200 }) token?: string;
  @ObjectId({ optional: true, nullable: true, description: 'Whose passport or proof of address it is' })
  dueDiligenceElement?: string | null;
}

const placeErrors = ({ doc_type, dueDiligenceElement }: Partial<NewUpload>): FieldErrors =>
  uploadErrors({ doc_type, element: dueDiligenceElement ?? undefined });

export class DocumentUploaded {
  @Nested(() => DueDiligenceDocument) file: DueDiligenceDocument;
}

/** The gateway takes the file and then asks `attachUpload`. */
export const uploadDueDiligenceFile = httpCall({
  subject: 'due-diligence.document.upload',
  method: 'POST',
  path: 'due-diligence/upload-file',
  access: DOCUMENTS_OF_LINK,
  summary: 'Adds a document to a due diligence. Fields come before the file',
  input: NewUpload,
  output: DocumentUploaded,
  check: placeErrors,
  fails: [
    NOT_FOUND,
    'due_diligence.element.not_found',
    'due_diligence.record.closed',
    'upload.wrong_type',
    'upload.unreadable',
    'upload.too_many_pixels',
    'upload.too_big',
  ],
  deadline: UPLOAD_MS,
  writes: true,
});

/** Asked before a byte is stored. */
export const prepareUpload = internalCall({
  subject: 'due-diligence.document.prepare',
  summary: 'Says whether an upload is allowed and which types of file it takes',
  input: NewUpload,
  output: FilePermitted,
  callers: ['gateway'],
});

export class AttachUpload extends NewUpload {
  @Text({ max: 255 }) filename: string;
  @Whole() filesize: number;
  @Text({ max: 100 }) type: string;
  @Text({ max: 64 }) sha256: string;
  @Text({ max: 100, description: 'Object key under which the bytes are stored' }) serverName: string;
  @List(() => String, { optional: true, description: 'What it would do by itself, of a PDF' }) active?: ActiveContent[];
}

export const attachUpload = internalCall({
  subject: 'due-diligence.document.attach',
  summary: 'Adds a stored file to a due diligence',
  input: AttachUpload,
  output: DocumentUploaded,
  writes: true,
  // A repeat stores its bytes under another name; it is still the same request.
  secrets: ['serverName', 'token'],
  deadline: UPLOAD_MS,
  callers: ['gateway'],
});

export class OpenUpload {
  @Text({ max: 100 }) id: string;
}

export class UploadOpened {
  @Anything() file: StoredFile;
}

export const openUpload = internalCall({
  subject: 'due-diligence.document.open',
  summary: 'Says whether a stored file may be seen, and what it must be',
  input: OpenUpload,
  output: UploadOpened,
  callers: ['gateway'],
});

export class DocumentId {
  @ObjectId() id: string;
}

export class ReviewDocument extends DocumentId {
  @OneOf(['approved', 'rejected']) status: 'approved' | 'rejected';
  @Text({ optional: true, max: 2_000, trim: true, description: 'Why it is rejected' }) comment?: string;
}

const withoutExplanation = ({ status, comment }: Partial<ReviewDocument>): FieldErrors =>
  status === 'rejected' && !comment?.trim() ? { comment: dueDiligenceErrors.noExplanation } : {};

export const reviewDocument = httpCall({
  subject: 'due-diligence.document.review',
  method: 'POST',
  path: 'document/state',
  access: OFFICERS,
  summary: 'Accepts a document, or rejects it with an explanation',
  input: ReviewDocument,
  output: DocumentUploaded,
  check: withoutExplanation,
  fails: ['due_diligence.document.not_found', 'due_diligence.document.decided', 'due_diligence.record.closed'],
  writes: true,
});

export class DeleteDocument extends DocumentId {
  @Text({ optional: true, max: 200 }) token?: string;
}

export class DocumentDeleted {
  @ObjectId() id: string;
}

/** Behind `delete-object`, which the client file answers. */
export const removeUpload = internalCall({
  subject: 'due-diligence.document.remove',
  summary: 'Takes back a document that a visitor has uploaded and nobody accepted',
  input: DocumentId,
  output: DocumentDeleted,
  writes: true,
  callers: ['kyc'],
});

export const deleteDocument = httpCall({
  subject: 'due-diligence.document.delete',
  method: 'POST',
  path: 'document/delete',
  access: DOCUMENTS_OF_LINK,
  summary: 'Takes back a document of a due diligence',
  input: DeleteDocument,
  output: DocumentDeleted,
  fails: ['due_diligence.document.not_found', 'due_diligence.record.closed'],
  writes: true,
});
