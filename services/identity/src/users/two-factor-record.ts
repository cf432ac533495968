import { Schema } from 'mongoose';

/** Secrets are stored encrypted. A user with `secret` has completed the set-up. */
export type TwoFactorRecord = {
  secret?: string;
  pending?: { secret: string; until: Date };
  /** The 30-second step of the last accepted code: no code works twice. */
  last_step: number;
  /** Hashes of the recovery codes that were not used yet. */
  recovery?: string[];
  /** Never asked to set up two factors; only the operator's command line marks a user so. */
  exempt: boolean;
};

export const twoFactorSchema: Schema<TwoFactorRecord> = new Schema<TwoFactorRecord>(
  {
    secret: String,
    pending: { type: new Schema({ secret: String, until: Date }, { _id: false }), default: undefined },
    last_step: { type: Number, default: 0 },
    recovery: { type: [String], default: undefined },
    exempt: { type: Boolean, default: false },
  },
  { _id: false, strict: 'throw' },
);
