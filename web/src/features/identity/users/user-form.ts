import type { Role } from '@dossier/proto/permissions/roles';
import { text } from '../texts';
import { checkEmail, checkPassword, checkUsername } from '../validation';
import type { Account } from './queries';

export type UserFields = {
  username: string;
  email: string;
  password: string;
  currentPassword: string;
  invites: boolean;
  type: Role | '';
  company_ids: string[];
};

export const fieldsOf = (account: Account | undefined): UserFields => ({
  username: account?.username ?? '',
  email: account?.email ?? '',
  password: '',
  currentPassword: '',
  invites: !account,
  type: (account?.type as Role | undefined) ?? '',
  company_ids: account?.company_ids ?? [],
});

/** The role is asked for only where the editor may set it; the password only for a new user. */
export const checks = (asks: { password: boolean; role: boolean }) => ({
  username: checkUsername,
  email: checkEmail,
  password: (value: string, { invites }: UserFields) => (asks.password && !invites ? checkPassword(value) : null),
  type: (value: string) => (asks.role && !value ? text.validation.role : null),
});
