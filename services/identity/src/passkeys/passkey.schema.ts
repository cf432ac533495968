import { Schema, type Types } from 'mongoose';

/** A key pair of a person's device; this is its public half. */
export type PasskeyRecord = {
  /** The credential's id, base64url. */
  _id: string;
  user_id: Types.ObjectId;
  name: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  transports: string[];
  created: Date;
  used?: Date;
};

const schema: Schema<PasskeyRecord> = new Schema<PasskeyRecord>(
  {
    _id: String,
    user_id: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    public_key: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: [String],
    created: { type: Date, required: true },
    used: Date,
  },
  { collection: 'passkeys', versionKey: false, strict: 'throw' },
).index({ user_id: 1, created: 1 });

export const passkeyModel = { name: 'Passkey', schema };
