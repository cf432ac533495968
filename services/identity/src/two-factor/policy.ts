import type { Role } from '@dossier/proto/permissions/roles';
import type { UserRecord } from '../users/user.schema.js';

const MODES = ['all', 'privileged', 'off'] as const;
export type TwoFactorMode = (typeof MODES)[number];

const PRIVILEGED: readonly Role[] = ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'];

export function twoFactorMode(text: string): TwoFactorMode {
  const mode = MODES.find((known) => known === text);
  if (!mode) throw new Error(`Settings: TWO_FACTOR must be one of ${MODES.join(', ')}`);
  return mode;
}

type Person = Pick<UserRecord, 'type' | 'is_super_user' | 'two_factor'>;

/** Whether this user has to have a second factor. */
export function isRequired(mode: TwoFactorMode, { type, is_super_user, two_factor }: Person): boolean {
  if (mode === 'off' || two_factor.exempt) return false;
  return mode === 'all' || is_super_user || (type !== undefined && PRIVILEGED.includes(type));
}
