import { Schema } from 'mongoose';

/** The prices: money in hundredths of a credit, a row in ten-thousandths. */
export type PlatformRecord = {
  _id: string;
  cost: number;
  rows: number;
  per_row: number;
  updated: Date;
};

export const PLATFORM = 'Platform';
const amount = { type: Number, required: true, min: 0 };

export const platformSchema: Schema<PlatformRecord> = new Schema<PlatformRecord>(
  { _id: String, cost: amount, rows: amount, per_row: amount, updated: { type: Date, required: true } },
  { collection: 'platform', versionKey: false, strict: 'throw' },
);
