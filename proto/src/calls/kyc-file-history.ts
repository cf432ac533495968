import { httpCall } from './call.js';
import { DateTime, List, ObjectId, OneOf, Text, Whole } from './fields.js';
import { RecordId } from './kyc-records.js';
import { keysFor } from './record-access.js';

/** What became of a file: it waits, is the document's own, was replaced by a later one, went with its document, was denied, or was overtaken before anybody decided. */
export const VERSION_STATES = ['waiting', 'current', 'replaced', 'removed', 'denied', 'superseded'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** One file that a document ever had. */
export class FileVersion {
  @Text({ description: 'By which `get-kyc-file` opens it' }) serverName: string;
  @Text() filename: string;
  @Whole({ description: 'Bytes' }) filesize: number;
  @Text({ optional: true }) type?: string;
  @Text({ optional: true, description: 'Of its bytes, 64 hex digits' }) sha256?: string;
  @List(() => String, { optional: true, description: 'What it would do by itself, of a PDF' }) active?: string[];
  @DateTime() uploadDate: string;
  @Text({ optional: true, description: 'Who uploaded it' }) uploaded_by?: string;
  @OneOf(VERSION_STATES) state: VersionState;
  @ObjectId({ optional: true, description: 'The review action that brought it' }) change_id?: string;
  @Text({ optional: true, description: 'Who approved or denied it' }) decided_by?: string;
  @DateTime({ optional: true }) decided_at?: string;
}

export class FileHistory {
  @List(() => FileVersion, { description: 'Newest first' }) versions: FileVersion[];
}

export const getFileHistory = httpCall({
  subject: 'kyc.file.history',
  method: 'GET',
  path: 'file-history/:id',
  access: keysFor('kyc_file', 'view'),
  summary:
    'Every file that a document ever had: who uploaded and who approved it, when. Without view_change_log only those that the document shows',
  input: RecordId,
  output: FileHistory,
  fails: ['kyc.file.not_found'],
});
