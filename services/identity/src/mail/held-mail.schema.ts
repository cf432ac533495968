import { Schema } from 'mongoose';
import type { Mail } from './mail.js';

/** A mail that waits until the operator lets mails out again. */
export type HeldMailRecord = { _id: string; mail: Mail; created: Date };

const heldSchema: Schema<HeldMailRecord> = new Schema<HeldMailRecord>(
  { _id: String, mail: { type: {}, required: true }, created: { type: Date, required: true } },
  { collection: 'held_mails', versionKey: false, strict: 'throw', minimize: false },
).index({ created: -1 });

export const heldMailModel = { name: 'HeldMail', schema: heldSchema };

/** The operator's switch `emails_send_out`; without a row mails go out. */
export type MailControlRecord = { _id: 'sending'; emails_send_out: 'YES' | 'NO' };

const controlSchema: Schema<MailControlRecord> = new Schema<MailControlRecord>(
  { _id: String, emails_send_out: { type: String, required: true } },
  { collection: 'mail_control', versionKey: false, strict: 'throw' },
);

export const mailControlModel = { name: 'MailControl', schema: controlSchema };
