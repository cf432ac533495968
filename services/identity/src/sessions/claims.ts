import { anonymous, type Principal, type PrincipalClaims } from '@dossier/kit/principal';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { effectivePermissions } from '@dossier/proto/permissions/roles';
import type { UserRecord } from '../users/user.schema.js';

/** The fields of a user that decide what a session may do. */
export const CLAIM_FIELDS = {
  tenant_id: 1,
  username: 1,
  type: 1,
  is_super_user: 1,
  company_ids: 1,
  permissions: 1,
} as const;

export type ClaimsUser = Pick<UserRecord, '_id' | keyof typeof CLAIM_FIELDS>;

export const claimsOf = (user: ClaimsUser, sessionId: string): PrincipalClaims => ({
  userId: user._id.toHexString(),
  tenantId: user.tenant_id,
  sessionId,
  name: user.username,
  role: user.type,
  isSuperUser: user.is_super_user,
  permissions: user.type ? effectivePermissions(user.type, user.permissions ?? {}) : operatorKeys(user),
  companyIds: user.type === 'CLIENT' ? (user.company_ids ?? []) : undefined,
});

/** The screens of reporting are a super user's, too. */
const operatorKeys = ({ is_super_user }: ClaimsUser): PermissionKey[] => (is_super_user ? ['fiu_reporting'] : []);

/** The user as the actor of an act that needs no session yet: registering and signing in. */
export const actorOf = (user: ClaimsUser, ip?: string): Principal => ({
  ...anonymous(ip),
  userId: user._id.toHexString(),
  tenantId: user.tenant_id,
  name: user.username,
});
