import { LIMITS } from '../rules/limits.js';
import { passwordErrors } from '../rules/passwords.js';
import { internalCall } from './call.js';
import { Email, Flag, List, Name, ObjectId, Text, Whole } from './fields.js';

export class CreateSuperUser {
  @Name(LIMITS.username) username: string;
  @Email() email: string;
  @Text(LIMITS.password) password: string;
  @Flag({ optional: true }) force?: boolean;
}

export class SuperUser {
  @ObjectId() user_id: string;
}

export const createSuperUser = internalCall({
  subject: 'identity.super-user.create',
  summary: 'Make a super user',
  input: CreateSuperUser,
  output: SuperUser,
  check: passwordErrors,
  callers: ['scripts'],
});

export class ExemptFromTwoFactor {
  @List(() => String) emails: string[];
}

export class Exempted {
  @Whole() count: number;
}

export const exemptFromTwoFactor = internalCall({
  subject: 'identity.two-factor.exempt',
  summary: 'Mark users that never have to set up two factors, such as the people of the demo data',
  input: ExemptFromTwoFactor,
  output: Exempted,
  callers: ['scripts'],
});
