import { Schema, type Types } from 'mongoose';

/** What a token that was mailed is good for. */
export type TokenUse = 'verify' | 'reset' | 'invite' | 'sso';

export type OneTimeTokenRecord = {
  /** SHA-256 of the token. */
  _id: string;
  use: TokenUse;
  user_id: Types.ObjectId;
  /** Where it was sent: with another address it is worth nothing. */
  email: string;
  created: Date;
  ends: Date;
  /** Used, or taken the place of by a later one. It stays until its end, so that its mail is not written again. */
  ended?: Date;
};

const schema: Schema<OneTimeTokenRecord> = new Schema<OneTimeTokenRecord>(
  {
    _id: String,
    use: { type: String, required: true },
    user_id: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, required: true },
    created: { type: Date, required: true },
    // Sweeping only; what counts is the comparison in every query.
    ends: { type: Date, required: true, expires: 0 },
    ended: Date,
  },
  { collection: 'one_time_tokens', versionKey: false, strict: 'throw' },
).index({ user_id: 1, use: 1 });

export const oneTimeTokenModel = { name: 'OneTimeToken', schema };
