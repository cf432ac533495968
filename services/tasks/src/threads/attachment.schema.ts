import type { About } from '@dossier/proto/calls/threads';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { Schema } from 'mongoose';

/** A file in the store; without a thread nobody but its uploader knows it, and it is removed after a day. */
export type AttachmentRecord = {
  _id: string;
  tenant_id: string;
  user_id: string;
  about: About;
  file: StoredFile;
  uploaded_at: Date;
  thread_id?: string;
};

export const ATTACHMENT = 'Attachment';
export const attachmentSchema: Schema<AttachmentRecord> = new Schema<AttachmentRecord>(
  {
    _id: String,
    tenant_id: { type: String, default: '' },
    user_id: { type: String, required: true },
    about: { type: String, required: true },
    file: { type: {}, required: true },
    uploaded_at: { type: Date, required: true },
    thread_id: String,
  },
  { collection: 'attachments', versionKey: false, strict: 'throw' },
)
  .index({ thread_id: 1, uploaded_at: 1 })
  .index({ 'file.serverName': 1 });
