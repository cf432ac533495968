import type { About } from '@dossier/proto/calls/threads';
import type { Delta } from '@dossier/proto/records/model/field';
import type { Phrase } from '@dossier/proto/texts/phrase';
import { Schema } from 'mongoose';

export type AttachedFile = { _id: string; filename: string; filesize: number };

/** A message of a task's discussion or of a ticket's thread. */
export type Message = {
  _id: string;
  /** Empty for a ticket of the super user's. */
  tenant_id: string;
  about: About;
  thread_id: string;
  user_id: string;
  username: string;
  /** Written by the support. */
  is_support: boolean;
  content: Delta;
  /** Said by the system, in the language of whoever reads. */
  note?: Phrase;
  files: AttachedFile[];
  created_at: Date;
};

export const MESSAGE = 'Message';
export const messageSchema: Schema<Message> = new Schema<Message>(
  {
    _id: String,
    tenant_id: { type: String, default: '' },
    about: { type: String, required: true },
    thread_id: { type: String, required: true },
    user_id: { type: String, default: '' },
    username: { type: String, default: '' },
    is_support: Boolean,
    content: {},
    note: {},
    files: [{ _id: String, filename: String, filesize: Number }],
    created_at: { type: Date, required: true },
  },
  { collection: 'messages', versionKey: false, strict: 'throw', minimize: false },
).index({ thread_id: 1, created_at: 1, _id: 1 });
