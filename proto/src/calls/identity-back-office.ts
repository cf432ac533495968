import { httpCall, internalCall } from './call.js';
import { List, ObjectId, ObjectIds, OneOf, Text, Whole } from './fields.js';
import { LoginEntry } from './identity-own-account.js';
import { GetUser, Profile, UserView } from './identity-profile.js';

export const USER_ORDERINGS = ['createdAt', 'username', 'email', 'lastLogin'] as const;

export class ListUsers {
  @Text({ optional: true, trim: true, max: 100, description: 'A part of the name or e-mail' }) search?: string;
  @OneOf(USER_ORDERINGS, { optional: true }) orderingKey?: (typeof USER_ORDERINGS)[number];
  @OneOf(['asc', 'desc'], { optional: true }) orderingValue?: 'asc' | 'desc';
  @Whole({ optional: true, min: 1, max: 10_000 }) page?: number;
}

export class Users {
  @List(() => UserView) users: UserView[];
  @Whole() count: number;
}

export const listUsers = httpCall({
  subject: 'identity.user.list',
  method: 'GET',
  base: 'bo/v1',
  path: 'get-users',
  access: 'super-user',
  summary: 'A page of the users of all companies',
  input: ListUsers,
  output: Users,
});

export class UserOfOperator extends Profile {
  @ObjectId({ description: 'The company' }) tenant_id: string;
  @List(() => LoginEntry, { description: 'The latest 30' }) logins: LoginEntry[];
}

export class GetUserOfOperator extends GetUser {
  @ObjectId() declare id: string;
}

export const getUserOfOperator = httpCall({
  subject: 'identity.user.show',
  method: 'GET',
  base: 'bo/v1',
  path: 'get-user',
  access: 'super-user',
  summary: 'A user of any company: profile, credits, wallet and sign-ins, read-only',
  input: GetUserOfOperator,
  output: UserOfOperator,
  fails: ['identity.user.not_found'],
});

export class AskTenant {
  @ObjectId() user_id: string;
}

export class TenantFound {
  @ObjectId() tenant_id: string;
  @Text() email: string;
}

export const tenantOf = internalCall({
  subject: 'identity.user.tenant',
  summary: 'The company of a user; a super user has none and is not found',
  input: AskTenant,
  output: TenantFound,
  callers: ['billing'],
});

export class AskEmails {
  @ObjectIds({ max: 1_000 }) user_ids: string[];
}

export class EmailOf {
  @ObjectId() user_id: string;
  @Text() email: string;
}

export class EmailsFound {
  @List(() => EmailOf) found: EmailOf[];
}

export const emailsOf = internalCall({
  subject: 'identity.user.emails',
  summary: 'Addresses of users, also of those who are deleted',
  input: AskEmails,
  output: EmailsFound,
  callers: ['billing'],
});

export class AskMailsSending {
  @OneOf(['YES', 'NO'], { optional: true, description: 'To be set first' }) emails_send_out?: 'YES' | 'NO';
}

export class MailsSendingNow {
  @OneOf(['YES', 'NO']) emails_send_out: 'YES' | 'NO';
}

/** Setting it is the operator's: the acting person has to be one. */
export const mailsSending = internalCall({
  subject: 'identity.mail.sending-of',
  summary: 'Whether mails go out, for the form of the platform',
  input: AskMailsSending,
  output: MailsSendingNow,
  callers: ['billing'],
});
