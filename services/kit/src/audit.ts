import { Schema, Types } from 'mongoose';
import { currentContext } from './context.js';
import type { Principal } from './principal.js';

/** Who did what to which object, by which request. */
export type AuditEntry = {
  _id: Types.ObjectId;
  tenant_id: string;
  at: Date;
  actor_id: string;
  actor_name: string;
  via: string;
  action: string;
  object: string;
  detail?: unknown;
};

export const auditSchema: Schema<AuditEntry> = new Schema<AuditEntry>(
  {
    tenant_id: String,
    at: Date,
    actor_id: String,
    actor_name: String,
    via: String,
    action: String,
    object: String,
    detail: {},
  },
  { collection: 'audit', versionKey: false, minimize: false },
).index({ tenant_id: 1, object: 1, at: 1 });

export function auditEntry(by: Principal, action: string, object: string, detail?: unknown): AuditEntry {
  const { requestId = '' } = currentContext() ?? {};
  return {
    _id: new Types.ObjectId(),
    tenant_id: by.tenantId,
    at: new Date(),
    actor_id: by.userId,
    actor_name: by.name,
    via: requestId,
    action,
    object,
    detail,
  };
}
