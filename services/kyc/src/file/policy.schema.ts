import type { Adjustments } from '@dossier/proto/requirements/adjusted';
import { type Model, Schema } from 'mongoose';

/** What a tenant asks of its files from a day on, beside the specification. Never changed once made; deleted only before it starts. */
export type StoredPolicy = Adjustments & {
  _id: string;
  tenant_id: string;
  /** From 1; of two that start on one day the higher one holds. */
  version: number;
  /** YYYY-MM-DD */
  starts_on: string;
  note?: string;
  created_at: Date;
  created_by: { id: string; name: string };
};
export type PolicyModel = Model<StoredPolicy>;

export const POLICY = 'RequirementPolicy';
export const policySchema: Schema<StoredPolicy> = new Schema<StoredPolicy>(
  {
    _id: String,
    tenant_id: { type: String, required: true },
    version: { type: Number, required: true },
    starts_on: { type: String, required: true },
    note: String,
    changes: { type: Schema.Types.Mixed, required: true },
    own: { type: Schema.Types.Mixed, required: true },
    created_at: { type: Date, required: true },
    created_by: { id: String, name: String },
  },
  { collection: 'requirement_policies', versionKey: false, strict: 'throw' },
).index({ tenant_id: 1, version: 1 }, { unique: true });
