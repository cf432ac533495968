import { type Effect, GRANTED_KEYS, PERMISSION_KEYS, type PermissionKey } from '@dossier/proto/permissions/keys';
import { effectivePermissions } from '@dossier/proto/permissions/roles';
import type { UserRecord } from '../users/user.schema.js';

/** Every key with its effect for this user; one that no role has by itself only where it was given. */
export function permissionMap({ type, permissions }: Pick<UserRecord, 'type' | 'permissions'>): Record<string, Effect> {
  const held = new Set<PermissionKey>(type ? effectivePermissions(type, permissions ?? {}) : []);
  const shown = [...PERMISSION_KEYS, ...GRANTED_KEYS.filter((key) => held.has(key))];
  return Object.fromEntries(shown.map((key) => [key, held.has(key) ? 'allow' : 'deny']));
}
