import type { StoredFile } from '@dossier/proto/records/model/field';
import { type Model, Schema } from 'mongoose';
import { schemaOptions } from '../file/record.schema.js';

/** Every file that ever came with a document, whatever became of it: what a change log shows can still be opened. `_id` is the object key. */
export type FileEntry = {
  _id: string;
  tenant_id: string;
  company_id: string;
  record_id: string;
  file: StoredFile;
  by: string;
  by_name?: string;
  /** The review action that brought it. */
  change?: string;
};
export type FileEntryModel = Model<FileEntry>;

export const FILE_ENTRY = 'FileEntry';
export const fileEntrySchema: Schema<FileEntry> = new Schema<FileEntry>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    record_id: { type: String, required: true },
    file: Schema.Types.Mixed,
    by: String,
    by_name: String,
    change: String,
  },
  { ...schemaOptions, collection: 'files' },
).index({ tenant_id: 1, record_id: 1 });
