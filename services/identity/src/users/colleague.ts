import type { Principal } from '@dossier/kit/principal';
import { failure } from '@dossier/proto/failures/failure';
import type { Model } from 'mongoose';
import type { UserRecord } from './user.schema.js';

/** A user of the own tenant; anybody else's is as unknown as none. */
export async function colleague(users: Model<UserRecord>, id: string, by: Principal): Promise<UserRecord> {
  const user = by.tenantId
    ? await users.findOne({ _id: id, tenant_id: by.tenantId, deleted: { $exists: false } }).lean<UserRecord>()
    : null;
  if (!user) throw failure('identity.user.not_found');
  return user;
}
