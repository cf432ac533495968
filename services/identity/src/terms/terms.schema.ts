import { Schema } from 'mongoose';

/** Each version stays; the highest one counts. */
export type TermsRecord = { _id: number; structure: object; content: string; updated: Date; by?: string };

const schema: Schema<TermsRecord> = new Schema<TermsRecord>(
  {
    _id: Number,
    structure: { type: {}, required: true },
    content: { type: String, required: true },
    updated: { type: Date, required: true },
    by: String,
  },
  { collection: 'terms', versionKey: false, strict: 'throw' },
);

export const termsModel = { name: 'Terms', schema };
