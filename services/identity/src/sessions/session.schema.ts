import { Schema, type Types } from 'mongoose';

export type SessionRecord = {
  /** SHA-256 of the token. */
  _id: string;
  user_id: Types.ObjectId;
  created: Date;
  /** Written at most once a minute. */
  seen: Date;
  ends: Date;
  ip?: string;
  user_agent?: string;
};

const schema: Schema<SessionRecord> = new Schema<SessionRecord>(
  {
    _id: String,
    user_id: { type: Schema.Types.ObjectId, required: true },
    created: { type: Date, required: true },
    seen: { type: Date, required: true },
    // Sweeping only; what counts is the comparison in every query.
    ends: { type: Date, required: true, expires: 0 },
    ip: String,
    user_agent: String,
  },
  { collection: 'sessions', versionKey: false, strict: 'throw' },
).index({ user_id: 1 });

export const sessionModel = { name: 'Session', schema };
