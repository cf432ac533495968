import { ROLE_NAMES, type Role } from '../permissions/roles.js';
import { LIMITS } from '../rules/limits.js';
import { passwordErrors } from '../rules/passwords.js';
import { phrasesOf } from '../texts/define.js';
import { identity } from '../texts/identity.js';
import type { FieldErrors } from '../texts/phrase.js';
import { type Asker, httpCall } from './call.js';
import { Email, Flag, List, Name, Nested, ObjectId, ObjectIds, OneOf, Text, Whole } from './fields.js';
import { UserView } from './identity-profile.js';

const { validation } = phrasesOf(identity);
const role = { optional: true, message: validation.role, description: 'Only an administrator can set the role.' };
const clients = { optional: true, description: 'Client files that a CLIENT may see.' };

/** Only a client is bound to client files. */
const clientsErrors = (type: Role, company_ids: readonly string[] = []): FieldErrors =>
  company_ids.length > 0 && type !== 'CLIENT' ? { company_ids: validation.clients } : {};

/** An administrator has to choose the role; whoever else adds somebody adds a client. */
function newRoleErrors({ type, company_ids }: Partial<CreateAccount>, by: Asker): FieldErrors {
  if (by.role !== 'ADMINISTRATOR') return {};
  return type ? clientsErrors(type, company_ids) : { type: validation.role };
}

export const ACCOUNT_ORDERINGS = ['createdAt', 'username', 'email', 'type', 'lastLogin'] as const;

export class ListAccounts {
  @Text({ optional: true, trim: true, max: 100, description: 'A part of the name or e-mail' }) search?: string;
  @OneOf(ACCOUNT_ORDERINGS, { optional: true }) orderingKey?: (typeof ACCOUNT_ORDERINGS)[number];
  @OneOf(['asc', 'desc'], { optional: true }) orderingValue?: 'asc' | 'desc';
  @Whole({ optional: true, min: 1, max: 1_000 }) page?: number;
}

export class Accounts {
  @List(() => UserView) users: UserView[];
  @Whole() count: number;
}

export const listAccounts = httpCall({
  subject: 'identity.account.list',
  method: 'GET',
  path: 'user/accounts',
  access: ['view_user'],
  summary: 'A page of the users of the own tenant',
  input: ListAccounts,
  output: Accounts,
});

export class CreateAccount {
  @Name({ ...LIMITS.username, message: validation.username }) username: string;
  @Email({ message: validation.email }) email: string;
  @Text({
    ...LIMITS.password,
    optional: true,
    message: validation.password,
    description: 'Left out, the person is invited by e-mail and chooses it.',
  })
  password?: string;
  @OneOf(ROLE_NAMES, role) type?: Role;
  @ObjectIds(clients) company_ids?: string[];
}

export class Account {
  @Nested(() => UserView) user: UserView;
}

export const createAccount = httpCall({
  subject: 'identity.account.create',
  method: 'POST',
  path: 'user/account/create',
  access: ['create_user'],
  summary: 'Add a user to the own tenant',
  input: CreateAccount,
  output: Account,
  fails: ['identity.role.not_yours', 'identity.user.email_used'],
  check: (given, by) => ({ ...passwordErrors(given), ...newRoleErrors(given, by) }),
  writes: true,
  secrets: ['password'],
});

export class GetAccount {
  @ObjectId() id: string;
}

export const getAccount = httpCall({
  subject: 'identity.account.get',
  method: 'GET',
  path: 'user/account',
  access: ['view_user'],
  summary: 'A user of the own tenant',
  input: GetAccount,
  output: Account,
  fails: ['identity.user.not_found'],
});

export class UpdateAccount {
  @ObjectId() user_id: string;
  @Name({ ...LIMITS.username, optional: true, message: validation.username }) username?: string;
  @Email({ optional: true, message: validation.email }) email?: string;
  @OneOf(ROLE_NAMES, role) type?: Role;
  @ObjectIds(clients) company_ids?: string[];
  @Flag({ optional: true, description: 'true ends the sessions and refuses to sign in.' }) disabled?: boolean;
  @Flag({ optional: true, description: 'true forgets a lost authenticator app; an administrator only.' })
  reset_two_factor?: boolean;
  @Text({
    optional: true,
    max: 200,
    description: 'Of whoever asks; needed to reset a second factor and for another own e-mail',
  })
  currentPassword?: string;
}

export const updateAccount = httpCall({
  subject: 'identity.account.update',
  method: 'POST',
  path: 'user/account/update',
  access: ['update_user'],
  summary: 'Change a user of the own tenant',
  input: UpdateAccount,
  output: Account,
  fails: [
    'identity.approver.last',
    'identity.user.not_found',
    'identity.user.email_used',
    'identity.user.administrator_stays',
    'identity.user.not_client',
    'identity.role.not_yours',
    'identity.role.locked',
    'identity.administrator.last',
    'identity.password.wrong',
    'identity.account.locked',
  ],
  secrets: ['currentPassword'],
  check: ({ type, company_ids }) => (type ? clientsErrors(type, company_ids) : {}),
  writes: true,
});

export class EndSessions {
  @ObjectId() user_id: string;
}

export class SessionsEnded {
  @Whole({ description: 'Sessions that were open.' }) count: number;
}

export const endSessions = httpCall({
  subject: 'identity.account.end-sessions',
  method: 'POST',
  path: 'user/account/end-sessions',
  access: ['update_user'],
  summary: 'Sign a user of the own tenant out everywhere; the password stays',
  input: EndSessions,
  output: SessionsEnded,
  fails: ['identity.user.not_found'],
  writes: true,
});

export class DeleteAccount {
  @ObjectId() user_id: string;
}

export class AccountDeleted {}

export const deleteAccount = httpCall({
  subject: 'identity.account.delete',
  method: 'POST',
  path: 'user/account/delete',
  access: ['delete_user'],
  summary: 'Remove a user of the own tenant',
  input: DeleteAccount,
  output: AccountDeleted,
  fails: ['identity.user.not_found', 'identity.user.administrator', 'identity.approver.last'],
  writes: true,
});
