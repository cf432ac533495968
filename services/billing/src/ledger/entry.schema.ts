import { ENTRY_TYPES } from '@dossier/proto/rules/credits';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Schema } from 'mongoose';
import type { Entry } from './entry.js';

/** An entry as it is kept: written once, never changed. */
export type EntryRecord = Entry & {
  /** What caused it, such as `conversion:<id>`: it can cause no second one. */
  _id: string;
  tenant_id: string;
  at: Date;
  initiator: { _id: string; name: string };
  comment: Phrase | string;
};

const line = { _id: false, account: { type: String, required: true }, amount: { type: Number, required: true } };

export const ENTRY = 'Entry';
export const entrySchema: Schema<EntryRecord> = new Schema<EntryRecord>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    number: { type: Number, required: true },
    type: { type: String, enum: ENTRY_TYPES, required: true },
    amount: { type: Number, required: true },
    balance: { type: Number, required: true, min: 0 },
    lines: { type: [line], required: true },
    subscription: {
      type: new Schema({ activated_at: Date, expire_at: Date, rows_left: Number }, { _id: false }),
    },
    conversion: {
      type: new Schema(
        { rows: Number, per_row: Number, from_subscription: Number, activated_at: Date },
        { _id: false },
      ),
    },
    at: { type: Date, required: true },
    initiator: { _id: String, name: String },
    comment: {},
  },
  { collection: 'entries', versionKey: false, strict: 'throw', minimize: false },
)
  // Two entries cannot both follow the same one: of two at once, one is made again on top of the other.
  .index({ tenant_id: 1, number: -1 }, { unique: true })
  // As a page is sorted.
  .index({ tenant_id: 1, number: -1, _id: -1 })
  .index({ type: 1, at: 1 })
  // What a ledger comes to without the entries of reports, read from the index alone.
  .index({ tenant_id: 1, type: 1, number: -1, amount: 1 });
