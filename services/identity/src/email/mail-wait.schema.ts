import { Schema } from 'mongoose';

/** Until when no further mail of a kind goes to an address, known or not. */
export type MailWaitRecord = { _id: string; until: Date };

const schema: Schema<MailWaitRecord> = new Schema<MailWaitRecord>(
  { _id: String, until: { type: Date, required: true, expires: 0 } },
  { collection: 'mail_waits', versionKey: false, strict: 'throw' },
);

export const mailWaitModel = { name: 'MailWait', schema };
