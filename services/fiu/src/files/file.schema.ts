import { FILE_STATES, type FileState } from '@dossier/proto/calls/fiu-files';
import type { FiuOutcome } from '@dossier/proto/calls/fiu-reports';
import type { StoredFile } from '@dossier/proto/records/model/field';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Schema } from 'mongoose';
import type { Totals } from '../conversion/convert.js';
import type { Issue } from '../conversion/issues.js';
import type { IssueCount } from '../report/make.js';
import type { ReportEntry } from '../report/zip.js';

/** The price as it was when the reports were made, in hundredths and ten-thousandths of a credit. */
export type FilePrice = { fee: number; per_row: number; comment: Phrase };

/** What the FIU said of a report, and who wrote it down. */
export type GivenAnswer = {
  report: string;
  outcome: FiuOutcome;
  reference: string;
  date: string;
  reason?: string;
  at: Date;
  username: string;
};

/** One upload, or the rows of one that waited, and what came of it. */
export type FileRecord = {
  _id: string;
  /** Empty for the operator's own. */
  tenant_id: string;
  user_id: string;
  username: string;
  filename: string;
  filesize: number;
  /** Of its bytes; empty for rows that waited. */
  sha256: string;
  /** Where its bytes lie; empty for rows that waited. */
  upload: string;
  profile_hash: string;
  origin_id?: string;
  /** When a conversion of its waiting rows was last begun: of two people who ask at once, the second is shown the one that the first began. */
  waiting_begun?: Date;
  uploaded_at: Date;
  status: FileState;
  /** Why there are no reports. */
  refusal?: { reason: string; detail: readonly string[] };
  totals?: Totals;
  reports: readonly ReportEntry[];
  issues: readonly Issue[];
  groups: readonly IssueCount[];
  errors: number;
  warnings: number;
  zip?: StoredFile;
  error_sheet?: StoredFile;
  price?: FilePrice;
  /** Somebody beside the maker could approve when it came, so somebody else has to. */
  needs_approval?: boolean;
  validated_at?: Date;
  approved?: { user_id: string; username: string; at: Date };
  downloaded_at?: Date;
  /** Who downloaded first. */
  exported_by?: string;
  /** Only ever added to. */
  answers?: readonly GivenAnswer[];
  /** The upload of which the FIU rejected a report. */
  corrects?: string;
};

export const FILE = 'FiuFile';
export const fileSchema: Schema<FileRecord> = new Schema<FileRecord>(
  {
    _id: String,
    tenant_id: { type: String, default: '' },
    user_id: { type: String, required: true },
    username: { type: String, default: '' },
    filename: { type: String, required: true },
    filesize: { type: Number, required: true },
    sha256: { type: String, default: '' },
    upload: { type: String, default: '' },
    profile_hash: { type: String, required: true },
    origin_id: String,
    waiting_begun: Date,
    uploaded_at: { type: Date, required: true },
    status: { type: String, enum: FILE_STATES, required: true },
    refusal: {},
    totals: {},
    reports: { type: [], default: [] },
    issues: { type: [], default: [] },
    groups: { type: [], default: [] },
    errors: { type: Number, default: 0 },
    warnings: { type: Number, default: 0 },
    zip: {},
    error_sheet: {},
    price: {},
    needs_approval: Boolean,
    validated_at: Date,
    approved: {},
    downloaded_at: Date,
    exported_by: String,
    answers: { type: [], default: undefined },
    corrects: String,
  },
  // `errors` is how the field is called, and a document of mongoose is never made.
  { collection: 'files', versionKey: false, strict: 'throw', minimize: false, suppressReservedKeysWarning: true },
)
  .index({ tenant_id: 1, uploaded_at: -1, _id: -1 })
  .index({ tenant_id: 1, sha256: 1, uploaded_at: -1 })
  .index({ user_id: 1, uploaded_at: -1, _id: -1 })
  .index({ corrects: 1 }, { sparse: true })
  // By what they name, for the orphans.
  .index({ upload: 1 })
  .index({ 'zip.serverName': 1 }, { sparse: true })
  .index({ 'error_sheet.serverName': 1 }, { sparse: true });
