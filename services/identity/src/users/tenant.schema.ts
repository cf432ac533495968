import { Schema, type Types } from 'mongoose';

/** A reporting entity: users, client files and credits belong to exactly one. */
export type TenantRecord = {
  _id: Types.ObjectId;
  created: Date;
  /** Written whenever an administrator is disabled or demoted, so that two such changes cannot pass each other unseen. */
  administrators_changed?: Date;
  /** The same of those who may approve changes. */
  approvers_changed?: Date;
};

const schema: Schema<TenantRecord> = new Schema<TenantRecord>(
  { created: { type: Date, required: true }, administrators_changed: Date, approvers_changed: Date },
  { collection: 'tenants', versionKey: false, strict: 'throw' },
);

export const tenantModel = { name: 'Tenant', schema };
