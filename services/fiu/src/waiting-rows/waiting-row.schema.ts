import { Schema } from 'mongoose';
import type { PartySheet } from '../conversion/columns.js';

export type Texts = Record<string, string>;
export type PartyOfRow = { sheet: PartySheet; ref: string; texts: Texts };

/** A row that becomes part of a report once something is known of whom it names. */
export type WaitingRowRecord = {
  _id: string;
  tenant_id: string;
  file_id: string;
  /** Its number on the sheet. */
  row: number;
  transaction: Texts;
  parties: PartyOfRow[];
  /** Keys of whom it waits for. */
  needs: string[];
};

/** A row that waits, as it is stored: its own texts and those of whom it names. */
export type StoredRow = Pick<WaitingRowRecord, 'row' | 'transaction' | 'parties' | 'needs'>;
/** Of whom something is missing. */
export type StoredParty = {
  sheet: 'persons' | 'entities';
  key: string;
  values: Texts;
  missing: string[];
};

export const WAITING_ROW = 'WaitingRow';
export const waitingRowSchema: Schema<WaitingRowRecord> = new Schema<WaitingRowRecord>(
  {
    _id: String,
    tenant_id: { type: String, default: '' },
    file_id: { type: String, required: true },
    row: { type: Number, required: true },
    transaction: { type: {}, required: true },
    parties: { type: [], default: [] },
    needs: { type: [String], default: [] },
  },
  { collection: 'waiting_rows', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ tenant_id: 1, needs: 1 })
  .index({ file_id: 1, row: 1 });

/** What is known of a person or an entity from upload to upload. It is kept when nothing is missing any more. */
export type SavedPartyRecord = {
  _id: string;
  tenant_id: string;
  key: string;
  sheet: 'persons' | 'entities';
  values: Texts;
  missing: string[];
  updated: Date;
};

export const SAVED_PARTY = 'SavedParty';
export const savedPartySchema: Schema<SavedPartyRecord> = new Schema<SavedPartyRecord>(
  {
    _id: String,
    tenant_id: { type: String, default: '' },
    key: { type: String, required: true },
    sheet: { type: String, required: true },
    values: { type: {}, required: true },
    missing: { type: [String], default: [] },
    updated: { type: Date, required: true },
  },
  { collection: 'saved_info', versionKey: false, strict: 'throw', minimize: false },
)
  .index({ tenant_id: 1, key: 1 }, { unique: true })
  .index({ tenant_id: 1, updated: -1 });
