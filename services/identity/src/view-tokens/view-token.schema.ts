import { Schema } from 'mongoose';

export type ViewTokenRecord = {
  /** SHA-256 of the token. */
  _id: string;
  /** Who asked: a session, or a visitor's link in the version of that moment. */
  session_id?: string;
  link?: { id: string; version: number };
  ends: Date;
  uses: number;
};

const schema: Schema<ViewTokenRecord> = new Schema<ViewTokenRecord>(
  {
    _id: String,
    session_id: String,
    link: { type: { id: String, version: Number, _id: false }, default: undefined },
    // Sweeping only; what counts is the comparison in the query.
    ends: { type: Date, required: true, expires: 0 },
    uses: { type: Number, default: 0 },
  },
  { collection: 'view_tokens', versionKey: false, strict: 'throw' },
);

export const viewTokenModel = { name: 'ViewToken', schema };
