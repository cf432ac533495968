import { Schema, type Types } from 'mongoose';

/** What a stranger wrote, with the names of the specification. */
export type ContactMessageRecord = {
  _id: Types.ObjectId;
  name: string;
  email: string;
  companyName: string;
  message: string;
  ip?: string;
  created: Date;
};

const schema: Schema<ContactMessageRecord> = new Schema<ContactMessageRecord>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true },
    companyName: { type: String, required: true },
    message: { type: String, required: true },
    ip: String,
    created: { type: Date, required: true },
  },
  { collection: 'contact_messages', versionKey: false, strict: 'throw' },
).index({ created: -1 });

export const contactMessageModel = { name: 'ContactMessage', schema };
