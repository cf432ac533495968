import type { Principal } from '@dossier/kit/principal';
import type { UpdateAccount } from '@dossier/proto/calls/identity-accounts';
import { failure } from '@dossier/proto/failures/failure';
import type { Role } from '@dossier/proto/permissions/roles';
import { approves } from '../permissions/approvers.js';
import type { UserRecord } from '../users/user.schema.js';

const isAdministrator = ({ role }: Principal): boolean => role === 'ADMINISTRATOR';

/** An administrator chooses the role; whoever else may add users adds clients. */
export function roleForNew(asked: Role | undefined, by: Principal): Role {
  if (!isAdministrator(by)) {
    if (asked) throw failure('identity.role.not_yours');
    return 'CLIENT';
  }
  // The call's own check has refused an administrator's request without a role.
  return asked as Role;
}

type Asked = Omit<UpdateAccount, 'user_id' | 'currentPassword'>;
type Changes = { set: Partial<UserRecord>; unset: Record<string, 1>; detail: Record<string, unknown> };

/** What an update writes, after everything that forbids it. */
export function changesOf(before: UserRecord, asked: Asked, by: Principal): Changes {
  const type = asked.type ?? before.type;
  const { reset_two_factor, company_ids, ...others } = asked;
  const fields = type === 'CLIENT' && company_ids ? { ...others, company_ids } : others;
  const changesRole = type !== before.type;
  const changesEmail = asked.email !== undefined && asked.email !== before.email;
  assertMay(before, asked, by, { changesRole, changesEmail });
  if (company_ids?.length && type !== 'CLIENT') throw failure('identity.user.not_client');
  return {
    set: { ...fields, ...(changesEmail ? { email_verified: false } : {}) },
    unset: {
      ...(reset_two_factor ? { 'two_factor.secret': 1, 'two_factor.pending': 1, 'two_factor.recovery': 1 } : {}),
      // Marks were made on top of the old role's defaults.
      ...(changesRole ? { permissions: 1 } : {}),
      ...(changesRole && type !== 'CLIENT' ? { company_ids: 1 } : {}),
    },
    detail: {
      ...asked,
      before: Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof UserRecord]])),
    },
  };
}

type Touched = { changesRole: boolean; changesEmail: boolean };

function assertMay(before: UserRecord, asked: Asked, by: Principal, { changesRole, changesEmail }: Touched): void {
  const isOfAdministrator = before.type === 'ADMINISTRATOR';
  if (changesRole && !isAdministrator(by)) throw failure('identity.role.not_yours');
  if ((isOfAdministrator || asked.reset_two_factor) && !isAdministrator(by)) throw failure('permission.denied');
  const isSelf = before._id.toHexString() === by.userId;
  // Who chooses the address chooses the password: whoever adds clients has those of clients to change.
  if (changesEmail && before.type !== 'CLIENT' && !isSelf && !isAdministrator(by)) throw failure('permission.denied');
  if (isOfAdministrator && isSelf && changesRole) throw failure('identity.role.locked');
  if (isOfAdministrator && isSelf && asked.disabled) throw failure('identity.user.administrator_stays');
}

/** Whether the change leaves the tenant with one administrator less who can sign in. */
export const endsAdministrator = (before: UserRecord, { type = before.type, disabled }: Asked): boolean =>
  before.type === 'ADMINISTRATOR' && !before.disabled && (disabled === true || type !== 'ADMINISTRATOR');

/** Whether the change leaves the tenant with one approver less. Throws what forbids it. */
export function endsApprover(before: UserRecord, asked: Asked, by: Principal): boolean {
  const { set, unset } = changesOf(before, asked, by);
  return approves(before) && !approves({ ...before, ...set, ...(unset.permissions ? { permissions: {} } : {}) });
}

/** Only administrators act on what keeps an administrator signed in. */
export function assertMayEndSessions({ type }: UserRecord, by: Principal): void {
  if (type === 'ADMINISTRATOR' && !isAdministrator(by)) throw failure('permission.denied');
}

export const endsSessions = ({ disabled, reset_two_factor }: Asked): boolean => Boolean(disabled || reset_two_factor);
