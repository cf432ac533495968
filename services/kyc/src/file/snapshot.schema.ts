import type { RequirementState } from '@dossier/proto/requirements/states';
import { type Model, Schema } from 'mongoose';
import type { FileRecord } from './file-record.js';
import { recordFields, type StoredRecord, schemaOptions } from './record.schema.js';

/** What a snapshot keeps beside the records: everything that rules make of them depends on the day and the policy of then. */
export type Frozen = {
  /** YYYY-MM-DD */
  day: string;
  /** How the requirements stood. */
  states: RequirementState[];
  /** Made by the approval of a review. */
  review?: boolean;
};

/** A snapshot is a record, too: its label and its comment, and the changes that wait to remove it. */
export type SnapshotHead = FileRecord & { frozen: Frozen };
export type StoredSnapshot = StoredRecord & { frozen: Frozen };
export type SnapshotModel = Model<StoredSnapshot>;

export const SNAPSHOT = 'Snapshot';
export const snapshotSchema: Schema<StoredSnapshot> = new Schema<StoredSnapshot>(
  { ...recordFields, frozen: { type: Schema.Types.Mixed, required: true } },
  { ...schemaOptions, collection: 'snapshots' },
).index({ tenant_id: 1, company_id: 1, created_at: -1 });

/** One record as a snapshot froze it, with the files it names. One document for each, so that no file is too big for a snapshot. */
export type FrozenRecord = {
  _id: string;
  tenant_id: string;
  company_id: string;
  snapshot_id: string;
  record_id: string;
  /** Its place in the file. */
  at: number;
  /** Object keys of the files that it names. */
  files?: string[];
  record: FileRecord;
};
export type FrozenRecordModel = Model<FrozenRecord>;

export const FROZEN_RECORD = 'FrozenRecord';
export const frozenRecordSchema: Schema<FrozenRecord> = new Schema<FrozenRecord>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    company_id: { type: String, required: true },
    snapshot_id: { type: String, required: true },
    record_id: { type: String, required: true },
    at: { type: Number, required: true },
    files: { type: [String], default: undefined },
    record: { type: Schema.Types.Mixed, required: true },
  },
  { ...schemaOptions, collection: 'snapshot_records' },
)
  .index({ tenant_id: 1, snapshot_id: 1, at: 1 })
  .index({ tenant_id: 1, files: 1 }, { partialFilterExpression: { files: { $exists: true } } });
