import type { ActiveContent } from '../documents/active-content.js';
import { DOCUMENT_TYPES, documentEntry } from '../documents/catalogue.js';
import { placeErrors } from '../documents/place.js';
import { definitionOf } from '../records/definitions.js';
import type { Field, StoredFile } from '../records/model/field.js';
import type { Plain } from '../records/model/json.js';
import { parsedDelta } from '../rules/rich-text.js';
import type { FieldErrors } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';
import { type Asker, httpCall, internalCall } from './call.js';
import { Anything, List, ObjectId, OneOf, Text, Whole } from './fields.js';
import { answerClass } from './kyc-records.js';
import { keysFor } from './record-access.js';
import { addFields, badValue } from './record-input.js';

/** Uploads may take as long as a slow line needs. */
const UPLOAD_MS = 120_000;
const FILE_TYPES = DOCUMENT_TYPES.filter((type) => documentEntry(type)?.parent !== 'due_diligence');
const PLACED_BY = ['company_id', 'documentType'] as const;
/** Every level's comment has the same form. */
const COMMENT = definitionOf('kyc_file').fields.comment_supervisor as Field;
const withoutFile = (name: string): boolean => name !== 'file';

/** Where a document hangs: on the client itself, or on one of its records. */
export class DocumentPlace {
  @ObjectId() company_id: string;
  @OneOf(FILE_TYPES) documentType: string;
  @ObjectId({ optional: true }) person?: string;
  @ObjectId({ optional: true }) legalEntity?: string;
  @ObjectId({ optional: true }) ubo_related?: string;
  @ObjectId({ optional: true }) subsidiary_id?: string;
}

export class NewDocument extends DocumentPlace {}
addFields(NewDocument.prototype, 'kyc_file', withoutFile);

export class ChangedDocument {
  @ObjectId() id: string;
}
addFields(ChangedDocument.prototype, 'kyc_file', withoutFile);

const answer = answerClass('DocumentSaved', { file: 'kyc_file' }, { changes: true });

/** The gateway takes the file and then asks `attachFile`. */
export const uploadKycFile = httpCall({
  subject: 'kyc.file.upload',
  method: 'POST',
  path: 'upload-kyc-file',
  access: keysFor('kyc_file', 'upload'),
  summary: 'Adds a document with its file; it waits for approval. Fields come before the file',
  input: NewDocument,
  output: answer,
  fails: [
    'kyc.company.not_found',
    'kyc.parent.not_found',
    'kyc.removal.pending',
    'upload.wrong_type',
    'upload.unreadable',
    'upload.too_many_pixels',
    'upload.too_big',
  ],
  check: (given, _, broken) => placeErrors(given, broken),
  takesRecordValues: true,
  deadline: UPLOAD_MS,
  writes: true,
});

export const updateKycFile = httpCall({
  subject: 'kyc.file.update',
  method: 'POST',
  path: 'file/update/:id',
  access: keysFor('kyc_file', 'upload'),
  summary: 'Changes the file or the fields of a document; they wait for approval. Fields come before the file',
  input: ChangedDocument,
  output: answer,
  fails: [
    'kyc.company.not_found',
    'kyc.file.not_found',
    'kyc.removal.pending',
    'upload.wrong_type',
    'upload.unreadable',
    'upload.too_many_pixels',
    'upload.too_big',
  ],
  takesRecordValues: true,
  deadline: UPLOAD_MS,
  writes: true,
});

export class CreateFileSection extends DocumentPlace {}
addFields(CreateFileSection.prototype, 'kyc_file', (name) => name === 'bank_name');

export const createFileSection = httpCall({
  subject: 'kyc.file.create-section',
  method: 'POST',
  path: 'file-section/create',
  access: keysFor('kyc_file', 'upload'),
  summary: 'Adds a document that has no file yet, such as one of a further bank; it waits for approval',
  input: CreateFileSection,
  output: answer,
  check: (given, _, broken) => placeErrors(given, broken),
  takesRecordValues: true,
  fails: ['kyc.company.not_found', 'kyc.parent.not_found', 'kyc.removal.pending'],
  writes: true,
});

export class UploadComment {
  @ObjectId({ optional: true, description: 'The document, where there is one already' }) id?: string;
  @ObjectId({ optional: true }) company_id?: string;
  @OneOf(FILE_TYPES, { optional: true }) documentType?: string;
  @ObjectId({ optional: true }) person?: string;
  @ObjectId({ optional: true }) legalEntity?: string;
  @ObjectId({ optional: true }) ubo_related?: string;
  @ObjectId({ optional: true }) subsidiary_id?: string;
  @Anything({ description: 'Rich text, as an object or as JSON text; empty clears the comment' })
  comment_structure?: unknown;
}

/** A comment belongs to a document that is there, or to the place of one that is not. */
function commentErrors(
  { id, comment_structure, ...place }: Partial<UploadComment>,
  _: Asker,
  broken: readonly string[],
): FieldErrors {
  const comment = badValue(COMMENT, parsedDelta(comment_structure));
  const isPlaced = Boolean(id) || broken.includes('id');
  const missing = PLACED_BY.filter((name) => !isPlaced && !place[name]);
  return {
    ...(isPlaced ? {} : placeErrors(place, broken)),
    ...Object.fromEntries(missing.map((name) => [name, recordTexts.noValue])),
    ...(comment ? { comment_structure: comment } : {}),
  };
}

export const uploadComment = httpCall({
  subject: 'kyc.file.comment',
  method: 'POST',
  path: 'comment-upload',
  access: keysFor('kyc_file', 'view'),
  summary: "Writes the comment of one's own level of review on a document; it waits for approval",
  input: UploadComment,
  output: answer,
  check: commentErrors,
  fails: ['kyc.company.not_found', 'kyc.file.not_found', 'kyc.parent.not_found', 'kyc.removal.pending'],
  writes: true,
});

export class ViewFile {
  @Text({ min: 1, max: 100, message: recordTexts.fileIdRequired, description: 'Server name of the file' }) id: string;
  @Text({ max: 200 }) viewingToken: string;
  @Text({ max: 255, optional: true }) filename?: string;
  @OneOf(['0', '1'], { optional: true }) download?: '0' | '1';
}

/** No JSON: the bytes of the file. */
export class FileContent {}

/** Answers the file itself. Whose request it is, is told by the view token. */
export const getKycFileContent = httpCall({
  subject: 'kyc.file.content',
  method: 'GET',
  path: 'get-kyc-file',
  access: 'public',
  summary: 'A stored file, for a new tab or to be saved',
  input: ViewFile,
  output: FileContent,
  fails: ['identity.view_token.ended', 'permission.denied', 'kyc.file.not_found'],
});

/** A document to make (`place`) or to change (`id`), with its fields. */
export class DocumentEdit {
  @ObjectId({ optional: true }) id?: string;
  @Anything() place?: DocumentPlace;
  @Anything() values: Plain;
}

export class FilePermitted {
  @List(() => String, { description: 'Media types accepted for this document' }) accepts: string[];
}

/** Whether a document may be uploaded at all; asked before a byte is stored. */
export const prepareFile = internalCall({
  subject: 'kyc.file.prepare',
  summary: 'Says whether an upload is allowed and which types of file it takes',
  input: DocumentEdit,
  output: FilePermitted,
  callers: ['gateway', 'sanctions'],
});

export class AttachFile extends DocumentEdit {
  @Text({ max: 255 }) filename: string;
  @Whole() filesize: number;
  @Text({ max: 100 }) type: string;
  @Text({ max: 64 }) sha256: string;
  @Text({ max: 100, description: 'Object key under which the bytes are stored' }) serverName: string;
  @List(() => String, { optional: true, description: 'What it would do by itself, of a PDF' }) active?: ActiveContent[];
}

export class FileAttached {
  @Anything() answer: Record<string, unknown>;
  @Text({ description: 'The object that the document now points at: an earlier one if this is a repeat' })
  serverName: string;
}

export const attachFile = internalCall({
  subject: 'kyc.file.attach',
  summary: 'Proposes a stored file as that of a document',
  input: AttachFile,
  output: FileAttached,
  writes: true,
  // A repeat stores its bytes under another name; it is still the same request.
  secrets: ['serverName'],
  // Of many who upload the same document at once the last waits for all others.
  deadline: UPLOAD_MS,
  callers: ['gateway', 'sanctions'],
});

export class SaveDocument extends DocumentEdit {}

export const saveDocument = internalCall({
  subject: 'kyc.file.save',
  summary: 'Changes fields of a document without a new file',
  input: SaveDocument,
  output: answer,
  writes: true,
  callers: ['gateway'],
});

export class OpenFile {
  @Text({ max: 100 }) id: string;
}

export class FileOpened {
  @Anything() file: StoredFile;
}

export const openFile = internalCall({
  subject: 'kyc.file.open',
  summary: 'Says whether a stored file may be seen, and what it must be',
  input: OpenFile,
  output: FileOpened,
  callers: ['gateway'],
});
