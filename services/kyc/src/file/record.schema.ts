import { type Model, Schema, type SchemaDefinition } from 'mongoose';
import type { FileRecord } from './file-record.js';

export type StoredRecord = FileRecord & { revision: number };
export type RecordModel = Model<StoredRecord>;

/** What every record has, the client itself included. `fields` holds what the definition of its kind allows. */
export const recordFields: SchemaDefinition = {
  _id: String,
  tenant_id: { type: String, required: true },
  company_id: { type: String, required: true },
  kind: { type: String, required: true },
  links: { type: Schema.Types.Mixed, default: {} },
  section: { type: String, required: true },
  documentType: String,
  fields: { type: Schema.Types.Mixed, required: true },
  add: String,
  remove: String,
  proposals: Schema.Types.Mixed,
  removed_at: Date,
  /** Moves with every write in or right under the record, so that two such writes at once cannot both pass. */
  revision: { type: Number, default: 0 },
  created_at: { type: Date, required: true },
  created_by: { id: String, name: String },
};

export const schemaOptions = {
  strict: 'throw',
  versionKey: false,
  minimize: false,
  suppressReservedKeysWarning: true,
} as const;

export const RECORD = 'Record';
export const recordSchema: Schema<StoredRecord> = new Schema<StoredRecord>(recordFields, {
  ...schemaOptions,
  collection: 'records',
}).index({ tenant_id: 1, company_id: 1, kind: 1 });
