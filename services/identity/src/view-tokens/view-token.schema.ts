import { Schema } from 'mongoose';

export type ViewTokenRecord = {
  /** SHA-256 of the token. */
  _id: string;
  session_id: string;
  ends: Date;
  uses: number;
};

const schema: Schema<ViewTokenRecord> = new Schema<ViewTokenRecord>(
  {
    _id: String,
    session_id: { type: String, required: true },
    // Sweeping only; what counts is the comparison in the query.
    ends: { type: Date, required: true, expires: 0 },
    uses: { type: Number, default: 0 },
  },
  { collection: 'view_tokens', versionKey: false, strict: 'throw' },
);

export const viewTokenModel = { name: 'ViewToken', schema };
