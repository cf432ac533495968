import type { MailKind } from '@dossier/proto/texts/mail';
import { Schema } from 'mongoose';

export type MailRecord = {
  /** Kind, receiver and time: the same news is told once in a while. */
  _id: string;
  kind: MailKind;
  to: string;
  name: string;
  /** The contact message it passes on. */
  about?: string;
  /** Of the call that gave the occasion; mails from before have none. */
  language?: string;
  created: Date;
  next_try: Date;
  tries: number;
  sent?: Date;
};

const DAY_S = 24 * 3_600;

const schema: Schema<MailRecord> = new Schema<MailRecord>(
  {
    _id: String,
    kind: { type: String, required: true },
    to: { type: String, required: true },
    name: String,
    about: String,
    language: String,
    // After a day nobody tries any more.
    created: { type: Date, required: true, expires: DAY_S },
    next_try: { type: Date, required: true },
    tries: { type: Number, default: 0 },
    sent: Date,
  },
  { collection: 'mails', versionKey: false, strict: 'throw' },
).index({ sent: 1, next_try: 1 });

export const mailModel = { name: 'Mail', schema };
