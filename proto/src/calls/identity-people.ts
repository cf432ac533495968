import { ROLE_NAMES, type Role } from '../permissions/roles.js';
import { internalCall } from './call.js';
import { List, ObjectId, OneOf, Text } from './fields.js';

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
