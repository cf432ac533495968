import { Schema, type Types } from 'mongoose';

/** A reporting entity: users, client files and credits belong to exactly one. */
export type TenantRecord = { _id: Types.ObjectId; created: Date };

const schema: Schema<TenantRecord> = new Schema<TenantRecord>(
  { created: { type: Date, required: true } },
  { collection: 'tenants', versionKey: false, strict: 'throw' },
);

export const tenantModel = { name: 'Tenant', schema };
