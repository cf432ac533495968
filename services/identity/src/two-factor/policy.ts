import type { Role } from '@dossier/proto/permissions/roles';
import type { TwoFactorMode } from '../settings.js';
import type { UserRecord } from '../users/user.schema.js';

const PRIVILEGED: readonly Role[] = ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'];

type Person = Pick<UserRecord, 'type' | 'is_super_user' | 'two_factor'>;

/** Whether this user has to have a second factor. */
export function isRequired(mode: TwoFactorMode, { type, is_super_user, two_factor }: Person): boolean {
  if (mode === 'off' || two_factor.exempt) return false;
  return mode === 'all' || is_super_user || (type !== undefined && PRIVILEGED.includes(type));
}
