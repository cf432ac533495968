import type { RiskLevel } from '@dossier/proto/rules/risk';
import { Schema } from 'mongoose';

/** What the lists of this service need of a client. Kept up to date by the client file's events. */
export type Client = {
  _id: string;
  tenant_id: string;
  name: string;
  /** The name as it is compared: without case and accents. */
  name_key: string;
  /** Every ending of `name_key`: what search looks up. */
  endings: string[];
  first_name?: string;
  last_name?: string;
  company_type: string;
  location_type?: string;
  account_holder_type?: string;
  next_review_date?: string | null;
  risk_level?: RiskLevel | null;
  createdAt: Date;
  /** The moment of the newest event about it; older ones change nothing. */
  as_of: Date;
  /** How many changes it has in each view. */
  forConfirmation: number;
  history: number;
};

export const clientSchema: Schema<Client> = new Schema<Client>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    name: String,
    name_key: String,
    endings: [String],
    first_name: String,
    last_name: String,
    company_type: String,
    location_type: String,
    account_holder_type: String,
    next_review_date: String,
    risk_level: String,
    createdAt: Date,
    as_of: Date,
    forConfirmation: Number,
    history: Number,
  },
  { collection: 'clients', versionKey: false, strict: 'throw' },
)
  .index({ tenant_id: 1, createdAt: 1, _id: 1 })
  .index({ tenant_id: 1, endings: 1 })
  .index({ tenant_id: 1, name_key: 1, _id: 1 })
  .index({ tenant_id: 1, forConfirmation: 1, _id: 1 })
  .index({ tenant_id: 1, history: 1, _id: 1 });
