import type { StoredFile } from '../records/model/field.js';
import { httpCall, internalCall } from './call.js';
import { Anything, DateTime, Decimal, Flag, List, Nested, ObjectId, OneOf, Text, Whole } from './fields.js';
import { FiuAnswer, REPORT_STATES, ReportEvent, type ReportState } from './fiu-reports.js';

const UPLOAD_MS = 120_000;
/** The first of a schema is made when it is asked for. */
const SAMPLE_MS = 20_000;
/** Told before it is read: whose file this is, what became of it. */
export const FILE_STATES = ['queued', 'running', 'done', 'done_with_errors', 'refused', 'failed', 'cancelled'] as const;
export type FileState = (typeof FILE_STATES)[number];

/** Something about one cell; `E_…` keeps its row out, `W_…` does not. */
export class ConversionIssue {
  @Text() sheet: string;
  @Whole() row: number;
  @Text() column: string;
  @Text({ description: 'Stable, such as E_DATE' }) code: string;
  @OneOf(['error', 'warning']) severity: 'error' | 'warning';
  @Text({ description: 'As it stood in the cell, at most 40 characters' }) value: string;
  @Text() message: string;
}

export class ConvertedFile {
  @ObjectId() id: string;
  @Text() filename: string;
  @Text({ description: 'Name of the download' }) serverName: string;
  @Whole({ description: 'Bytes of the upload' }) filesize: number;
  @DateTime() uploadDate: string;
  @Text() uploaded_by: string;
  @OneOf(FILE_STATES) status: FileState;
  @Whole({ description: 'Rows that are in reports: what the fee is counted by' }) rows: number;
  @Decimal({ description: 'Credits' }) conversionFee: number;
  @Text() conversionFeeComment: string;
  @Whole({ description: 'Rows of the file' }) total: number;
  @Whole({ description: 'Rows that wait for saved information' }) saved: number;
  @Whole() failed: number;
  @Whole() reports: number;
  @Flag({ description: 'It can be downloaded' }) has_zip: boolean;
  @Flag({ description: 'Its rows in error can be downloaded as a sheet' }) has_error_sheet: boolean;
  @Flag() downloaded: boolean;
  @Text({ optional: true, description: 'Why there are no reports of it' }) refusal?: string;
  @ObjectId({ optional: true, description: 'The upload whose waiting rows these are' }) origin_id?: string;
  @OneOf(REPORT_STATES) report_state: ReportState;
  @Flag({ description: 'Somebody other than its maker has to approve it before it can be downloaded' })
  needs_approval: boolean;
  @Flag({ description: 'It waits for approval, and the caller may give it' }) may_approve: boolean;
  @ObjectId({ optional: true, description: 'The upload that the FIU rejected and this one corrects' })
  corrects?: string;
}

export class UploadFile {
  @OneOf(['1'], { optional: true, description: 'Convert it again though the same file was uploaded within a day' })
  force?: '1';
  @ObjectId({ optional: true, description: 'An upload of which the FIU rejected a report: this one corrects it' })
  corrects?: string;
}

export class FileUploaded {
  @ObjectId() file_id: string;
  @Flag({ description: 'The same file was uploaded within a day: this is what became of it' }) duplicate: boolean;
  @Nested(() => ConvertedFile) file: ConvertedFile;
}

export const uploadFile = httpCall({
  subject: 'fiu.file.upload',
  method: 'POST',
  path: 'upload-file',
  access: ['fiu_reporting'],
  summary: 'Takes an .xlsx of at most 10 MB and begins its conversion to goAML reports',
  input: UploadFile,
  output: FileUploaded,
  fails: ['upload.wrong_type', 'upload.too_big', 'fiu.file.not_found', 'fiu.report.not_rejected'],
  deadline: UPLOAD_MS,
  writes: true,
});

export class KeepUpload {
  @Text({ max: 255 }) filename: string;
  @Whole() filesize: number;
  @Text({ max: 64 }) sha256: string;
  @Text({ max: 200, description: 'Object key under which the bytes are stored' }) serverName: string;
  @Flag({ optional: true }) force?: boolean;
  @ObjectId({ optional: true }) corrects?: string;
}

export const keepUpload = internalCall({
  subject: 'fiu.file.keep',
  summary: 'Begins the conversion of a stored upload',
  input: KeepUpload,
  output: FileUploaded,
  writes: true,
  // A repeat stores its bytes under another name; it is still the same request.
  secrets: ['serverName'],
  callers: ['gateway'],
});

export class ListFiles {
  @Whole({ optional: true, min: 1, max: 1_000 }) page?: number;
}

export class Files {
  @List(() => ConvertedFile, { description: 'Newest first, 30 a page' }) files: ConvertedFile[];
  @Whole() count: number;
  @Flag({ optional: true, description: 'There are more than count says' }) countIsLowerBound?: boolean;
}

export const getFilesList = httpCall({
  subject: 'fiu.file.list',
  method: 'GET',
  path: 'get-files-list',
  access: ['fiu_reporting'],
  summary: 'A page of the uploads',
  input: ListFiles,
  output: Files,
});

export class ListFilesOf extends ListFiles {
  @ObjectId() user_id: string;
}

export const listFilesOf = httpCall({
  subject: 'fiu.file.list-of',
  method: 'GET',
  base: 'bo/v1',
  path: 'get-files-list',
  access: 'super-user',
  summary: 'A page of the uploads of a user of any company',
  input: ListFilesOf,
  output: Files,
});

export class OneFile {
  @ObjectId() id: string;
}

export class ReportInFile {
  @Text() name: string;
  @Text() code: string;
  @Whole() rows: number;
  @Text({ description: 'SHA-256 in hex' }) sha256: string;
  @Nested(() => FiuAnswer, { optional: true, description: 'What the FIU said last' }) answer?: FiuAnswer;
}

export class IssueGroup {
  @Text() sheet: string;
  @Text() column: string;
  @Text() code: string;
  @OneOf(['error', 'warning']) severity: 'error' | 'warning';
  @Text() message: string;
  @Whole({ description: 'Cells' }) count: number;
}

export class Conversion {
  @Nested(() => ConvertedFile) file: ConvertedFile;
  @Whole({ description: 'Rows read so far' }) done: number;
  @Decimal({ description: 'While it runs' }) rows_per_second: number;
  @List(() => ReportInFile) reports: ReportInFile[];
  @List(() => IssueGroup, { description: 'By sheet, column and code, most cells first' }) groups: IssueGroup[];
  @List(() => ConversionIssue, { description: 'The first 200, errors before warnings' }) errors: ConversionIssue[];
  @Whole() errors_total: number;
  @Whole() warnings_total: number;
  @List(() => ReportEvent, { description: 'What happened to its reports, oldest first' }) history: ReportEvent[];
}

export const getConversion = httpCall({
  subject: 'fiu.file.get',
  method: 'GET',
  path: 'conversion',
  access: ['fiu_reporting'],
  summary: 'How far a conversion is, or what came of it',
  input: OneFile,
  output: Conversion,
  fails: ['fiu.file.not_found'],
  background: true,
});

export class FileChanged {}

const act = (
  verb: 'cancel' | 'discard',
  summary: string,
  fails: readonly ('fiu.file.downloaded' | 'fiu.file.running')[],
) =>
  httpCall({
    subject: `fiu.file.${verb}`,
    method: 'POST',
    path: `conversion/${verb}`,
    access: ['fiu_reporting'],
    summary,
    input: OneFile,
    output: FileChanged,
    fails: ['fiu.file.not_found', ...fails],
    writes: true,
  });

export const cancelConversion = act('cancel', 'Ends a conversion that is not done; nothing of it stays', []);
export const discardFile = act(
  'discard',
  'Removes an upload that was not downloaded, with its reports and waiting rows',
  ['fiu.file.downloaded', 'fiu.file.running'],
);

export class GetFile {
  @Text({
    max: 24,
    pattern: /^(sample|[0-9a-f]{24})$/,
    description: "An upload, or 'sample' for the workbook to start from",
  })
  id: string;
}

/** No JSON: the bytes of the file. */
export class FileContent {}

export const getFile = httpCall({
  subject: 'fiu.file.content',
  method: 'GET',
  path: 'get-file',
  access: ['fiu_reporting'],
  summary: "The reports of an upload as a zip; the sample workbook for 'sample'",
  input: GetFile,
  output: FileContent,
  deadline: SAMPLE_MS,
  fails: [
    'fiu.file.not_found',
    'fiu.file.not_ready',
    'fiu.file.broken',
    'fiu.report.not_approved',
    'billing.credits.not_enough',
  ],
});

export const getErrorSheet = httpCall({
  subject: 'fiu.file.error-sheet',
  method: 'GET',
  path: 'get-error-sheet',
  access: ['fiu_reporting'],
  summary: 'The rows in error as a workbook, to be corrected and uploaded again',
  input: OneFile,
  output: FileContent,
  fails: ['fiu.file.not_found', 'fiu.file.not_ready'],
});

export class GetSample {}
export class Sample {
  @Text({ max: 10_000_000, description: 'Base64' }) content: string;
}

export const getSample = internalCall({
  subject: 'fiu.sample.get',
  summary: 'The sample workbook of the profile in force',
  input: GetSample,
  output: Sample,
  deadline: SAMPLE_MS,
  callers: ['gateway'],
});

export class OpenFile {
  @ObjectId() id: string;
  @OneOf(['zip', 'error_sheet']) what: 'zip' | 'error_sheet';
}
export class FileOpened {
  @Anything() file: StoredFile;
}

export const openFile = internalCall({
  subject: 'fiu.file.open',
  summary: 'Says where what came of an upload lies; of a zip this is the download',
  input: OpenFile,
  output: FileOpened,
  callers: ['gateway'],
});
