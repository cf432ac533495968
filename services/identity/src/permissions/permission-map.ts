import { type Effect, PERMISSION_KEYS, type PermissionKey } from '@dossier/proto/permissions/keys';
import { effectivePermissions } from '@dossier/proto/permissions/roles';
import type { UserRecord } from '../users/user.schema.js';

/** Every key with its effect for this user. */
export function permissionMap({ type, permissions }: Pick<UserRecord, 'type' | 'permissions'>): Record<string, Effect> {
  const held = new Set<PermissionKey>(type ? effectivePermissions(type, permissions ?? {}) : []);
  return Object.fromEntries(PERMISSION_KEYS.map((key) => [key, held.has(key) ? 'allow' : 'deny']));
}
