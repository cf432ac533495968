import type { PermissionKey } from '../permissions/keys.js';
import { ROLE_NAMES, type Role } from '../permissions/roles.js';
import { internalCall } from './call.js';
import { Anything, List, ObjectId, OneOf, Text } from './fields.js';

export class AskPeopleOf {
  @ObjectId({ description: 'A client of the acting person' }) company_id: string;
}

export class Colleague {
  @ObjectId() _id: string;
  @Text() username: string;
  @Text({ optional: true }) first_name?: string;
  @Text({ optional: true }) last_name?: string;
  @OneOf(ROLE_NAMES) type: Role;
}

export class ColleaguesFound {
  @List(() => Colleague) people: Colleague[];
}

/** The users of the acting person's tenant who may see a client: all staff, and the client users of that file. */
export const colleaguesOf = internalCall({
  subject: 'identity.people.of-client',
  summary: 'Who may see a client',
  input: AskPeopleOf,
  output: ColleaguesFound,
  callers: ['tasks'],
});

export class AskRecipients {
  @Text({ max: 24 }) tenant_id: string;
  @Anything({ description: 'Lists of permission keys; of each list one is needed' }) keys: PermissionKey[][];
}

export class RecipientsFound {
  @List(() => String) user_ids: string[];
}

/** Clients are none of them: what goes on in their file is not theirs to hear. */
export const recipientsOf = internalCall({
  subject: 'identity.people.recipients',
  summary: 'The staff of a tenant that holds these keys',
  input: AskRecipients,
  output: RecipientsFound,
  callers: ['tasks', 'fiu', 'billing'],
});

export class AskStaff {
  @ObjectId() tenant_id: string;
  @List(() => String) roles: Role[];
}

export class AskSuperUsers {}

/** Whoever runs the installation: hears of what concerns every tenant. */
export const superUsers = internalCall({
  subject: 'identity.people.super-users',
  summary: 'The enabled super users',
  input: AskSuperUsers,
  output: RecipientsFound,
  callers: ['tasks'],
});

/** For work that nobody asked for in person, such as a reminder by the clock. */
export const staffOf = internalCall({
  subject: 'identity.people.staff',
  summary: 'The enabled users of a tenant that have one of these roles',
  input: AskStaff,
  output: RecipientsFound,
  callers: ['kyc', 'tasks'],
});
