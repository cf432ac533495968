import { Schema } from 'mongoose';

/** Failed sign-ins of one e-mail or one address, known or not. */
export type AttemptsRecord = {
  /** `email:<hash>` or `address:<hash>`. */
  _id: string;
  failures: number;
  /** Reserved before the password is checked, given back after; a crash gives them back by time. */
  pending: { id: string; until: Date }[];
  locked_until?: Date;
  /** Counting starts anew after this. */
  forget: Date;
};

const schema: Schema<AttemptsRecord> = new Schema<AttemptsRecord>(
  {
    _id: String,
    failures: { type: Number, default: 0 },
    pending: [new Schema({ id: String, until: Date }, { _id: false })],
    locked_until: Date,
    forget: { type: Date, required: true, expires: 0 },
  },
  { collection: 'login_attempts', versionKey: false, strict: 'throw' },
);

export const attemptsModel = { name: 'Attempts', schema };
