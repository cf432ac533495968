import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { effectivePermissions, ROLE_NAMES, roleDefaults } from '@dossier/proto/permissions/roles';
import type { QueryFilter } from 'mongoose';
import type { UserRecord } from '../users/user.schema.js';

export const APPROVE: PermissionKey = 'approve_requested_changes';
const byDefault = ROLE_NAMES.filter((role) => role !== 'ADMINISTRATOR' && roleDefaults(role).includes(APPROVE));

/** Whether this user may approve changes, as `approverFilter` finds it. */
export const approves = ({ type, permissions, disabled }: Pick<UserRecord, 'type' | 'permissions' | 'disabled'>) =>
  type !== undefined && !disabled && effectivePermissions(type, permissions ?? {}).includes(APPROVE);

/** The users of a tenant who may approve a change, as `effectivePermissions` says it for one. */
export const approverFilter = (tenantId: string): QueryFilter<UserRecord> => ({
  tenant_id: tenantId,
  disabled: false,
  deleted: { $exists: false },
  $or: [
    { type: 'ADMINISTRATOR' },
    { type: { $in: byDefault }, [`permissions.${APPROVE}`]: { $ne: 'deny' } },
    { [`permissions.${APPROVE}`]: 'allow' },
  ],
});
