import type { LinkPurpose } from '@dossier/proto/permissions/links';
import { Schema, type Types } from 'mongoose';

/** Somebody opened the page of a link. */
export type LinkOpeningRecord = {
  _id: Types.ObjectId;
  tenant_id: string;
  record_id: string;
  purpose: LinkPurpose;
  at: Date;
  ip?: string;
  user_agent?: string;
};

const schema: Schema<LinkOpeningRecord> = new Schema<LinkOpeningRecord>(
  {
    tenant_id: { type: String, required: true },
    record_id: { type: String, required: true },
    purpose: { type: String, required: true },
    at: { type: Date, required: true },
    ip: String,
    user_agent: String,
  },
  { collection: 'link_openings', versionKey: false, strict: 'throw' },
).index({ tenant_id: 1, record_id: 1, at: -1 });

export const linkOpeningModel = { name: 'LinkOpening', schema };
