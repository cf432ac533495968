import type { LinkPurpose } from '@dossier/proto/permissions/links';
import { Schema } from 'mongoose';

/** A link that was sent to a visitor. Its token is worked out when somebody asks for it and stored nowhere. */
export type LinkRecord = {
  /** 128 random bits. */
  _id: string;
  tenant_id: string;
  record_id: string;
  purpose: LinkPurpose;
  /** For whom it is. */
  name: string;
  /** Counted up by each renewal: tokens of an earlier version are good no more. */
  version: number;
  created: Date;
  ends: Date;
  revoked?: Date;
  openings: number;
  opened?: Date;
  /** It opens only after a code that goes to this address. */
  asks_code?: boolean;
  code_to?: string;
  /** The code that is on its way. It is worked out when it is written or checked, and stored nowhere. */
  code?: { id: string; at: Date; tries: number };
  /** How many have gone out since that moment. */
  codes?: { since: Date; count: number };
};

const schema: Schema<LinkRecord> = new Schema<LinkRecord>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    record_id: { type: String, required: true },
    purpose: { type: String, required: true },
    name: { type: String, required: true },
    version: { type: Number, required: true },
    created: { type: Date, required: true },
    ends: { type: Date, required: true },
    revoked: Date,
    openings: { type: Number, default: 0 },
    opened: Date,
    asks_code: Boolean,
    code_to: String,
    code: { type: { id: String, at: Date, tries: Number }, _id: false },
    codes: { type: { since: Date, count: Number }, _id: false },
  },
  { collection: 'links', versionKey: false, strict: 'throw' },
).index({ tenant_id: 1, record_id: 1, purpose: 1 }, { unique: true });

export const linkModel = { name: 'Link', schema };
