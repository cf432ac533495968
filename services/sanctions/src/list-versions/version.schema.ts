import type { Phrase } from '@dossier/proto/texts/phrase';
import { Schema } from 'mongoose';
import type { Validators } from './fetch-files.js';

/** One kept version of a list. The entries lie in the file store, one JSON object a line. */
export type VersionRecord = {
  /** `<list>@<version>` */
  _id: string;
  /** The source's id, or `own:<tenant>`. */
  list: string;
  version: number;
  sha256: string;
  /** Object key of the entries. */
  key: string;
  entries: number;
  current_entries: number;
  fetched_at: Date;
  title: string;
  /** What read the files; a version without it is older than this field. */
  parser?: string;
  filename?: string;
  by?: string;
};

export const VERSION = 'ListVersion';

export const versionSchema: Schema<VersionRecord> = new Schema<VersionRecord>(
  {
    _id: String,
    list: { type: String, required: true },
    version: { type: Number, required: true },
    sha256: { type: String, required: true },
    key: { type: String, required: true },
    entries: Number,
    current_entries: Number,
    fetched_at: { type: Date, required: true },
    title: String,
    parser: String,
    filename: String,
    by: String,
  },
  { collection: 'list_versions', versionKey: false, strict: 'throw' },
).index({ list: 1, version: -1 }, { unique: true });

/** Where a list stands: which version is in force, when it was last asked for, what went wrong. */
export type StateRecord = {
  /** The source's id, or `own:<tenant>`. */
  _id: string;
  /** 0 when no version is in force. */
  in_force: number;
  checked_at?: Date;
  /** Answers of the publisher that make the next fetch cheap, by file. */
  validators?: Validators;
  alarm?: { at: Date; reason: string; message: Phrase | string };
  /** One replica refreshes at a time; a dead one's claim ends by itself. */
  refreshing_until?: Date;
  refreshing_by?: string;
};

export const STATE = 'ListState';

/** The alarm of a list whose version in force is not searched; any other reason is that of a failed refresh. */
export const NOT_LOADED = 'not-loaded';

export const stateSchema: Schema<StateRecord> = new Schema<StateRecord>(
  {
    _id: String,
    in_force: { type: Number, default: 0 },
    checked_at: Date,
    validators: {},
    alarm: { type: { at: Date, reason: String, message: {} }, _id: false },
    refreshing_until: Date,
    refreshing_by: String,
  },
  { collection: 'list_states', versionKey: false, strict: 'throw' },
);
