import { Schema, type Types } from 'mongoose';

/** What a browser was asked to sign, once, for one use. */
export type PasskeyUse = 'add' | 'sign-in' | 'second-factor';
export type ChallengeRecord = { _id: string; use: PasskeyUse; user_id?: Types.ObjectId; ends: Date };

const schema: Schema<ChallengeRecord> = new Schema<ChallengeRecord>(
  {
    _id: String,
    use: { type: String, required: true },
    user_id: Schema.Types.ObjectId,
    // Sweeping only; what counts is the comparison in the query.
    ends: { type: Date, required: true, expires: 0 },
  },
  { collection: 'passkey_challenges', versionKey: false, strict: 'throw' },
);

export const challengeModel = { name: 'PasskeyChallenge', schema };
