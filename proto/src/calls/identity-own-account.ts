import { LIMITS } from '../rules/limits.js';
import { passwordRefusal } from '../rules/passwords.js';
import {
  PROFILE_FIELDS,
  PROFILE_NAMES,
  type ProfileField,
  type ProfileValues,
  profileErrors,
} from '../rules/profile.js';
import { phrasesOf } from '../texts/define.js';
import { identity } from '../texts/identity.js';
import { LANGUAGE_CHOICES } from '../texts/language.js';
import type { FieldErrors } from '../texts/phrase.js';
import { profile } from '../texts/profile.js';
import { httpCall } from './call.js';
import { DateTime, Flag, List, OneOf, Text, Whole } from './fields.js';
import { Passkey } from './identity-passkeys.js';

/** Room for what is too long, so that its own sentence refuses it. */
const ROOM = 1_000;

const TEXTS = {
  ...phrasesOf(profile),
  currentPassword: phrasesOf(identity).validation.currentPassword,
};

/** A whole profile, for the documentation. */
const EXAMPLE: ProfileValues = {
  rentity_id: 'ORG-4711',
  first_name: 'Ana',
  last_name: 'Croes',
  email: 'ana.croes@example.com',
  gender: 'Female',
  id_number: '1980041712',
  nationality: 'NL',
  address_type: 'Business',
  address: 'Handelskade 1, Punda',
  city: 'Willemstad',
  zip: '00000',
  country: 'CW',
  phone_type: 'Business',
  communication_type: 'Mobile Phone',
  phone_prefix: '+599',
  phone_number: '95551234',
};

/** The fields of `rules/profile`, flat as the specification sends them. */
export class SaveUserChanges {
  @Text({ optional: true, max: 200, description: 'Needed where the e-mail address changes' })
  currentPassword?: string;
}
for (const name of PROFILE_NAMES)
  Text({
    optional: true,
    trim: true,
    max: ROOM,
    message: TEXTS.tooLong,
    description: profile.fields[name],
    example: EXAMPLE[name],
  })(SaveUserChanges.prototype, name);

export class UserChangesSaved {
  @Flag({ description: 'The address changed, and has to be confirmed again' }) email_changed: boolean;
}

const profileOf = (given: object): ProfileValues =>
  Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(PROFILE_FIELDS, name))) as ProfileValues;

export const saveUserChanges = httpCall({
  subject: 'identity.own-account.save',
  method: 'PUT',
  path: 'save-user-changes',
  access: 'signed-in',
  summary: 'Save the own profile, address and phone; birth_date is an ISO date or empty',
  input: SaveUserChanges,
  output: UserChangesSaved,
  check: (given, _, broken) => {
    const errors = profileErrors(profileOf(given));
    return Object.fromEntries(Object.entries(errors).filter(([name]) => !broken.includes(name)));
  },
  fails: ['identity.user.email_used', 'identity.password.wrong', 'identity.account.locked'],
  writes: true,
  secrets: ['currentPassword'],
});

export type ProfileInput = { currentPassword?: string } & Partial<Record<ProfileField, string>>;

const given = { optional: true, max: 200 } as const;

export class ChangeOwnPassword {
  @Text(given) currentPassword?: string;
  @Text(given) newPassword?: string;
  @Text(given) confirmPassword?: string;
}

export class PasswordChanged {
  @Text() message: string;
}

/** Every rule of a new password at once, each under its field. */
export function newPasswordErrors({ currentPassword = '', newPassword = '', confirmPassword }: ChangeOwnPassword) {
  const { newPasswordShort, newPasswordSame, mismatch } = TEXTS.security;
  const errors: FieldErrors = {};
  if (!currentPassword) errors.currentPassword = TEXTS.currentPassword;
  if (newPassword.length < LIMITS.newPassword.min) errors.newPassword = newPasswordShort;
  else if (newPassword === currentPassword) errors.newPassword = newPasswordSame;
  else {
    const refused = passwordRefusal(newPassword, {});
    if (refused) errors.newPassword = refused;
  }
  if (newPassword !== (confirmPassword ?? '')) errors.confirmPassword = mismatch;
  return errors;
}

export const changeOwnPassword = httpCall({
  subject: 'identity.own-account.change-password',
  method: 'POST',
  path: 'user/account/change-password',
  access: 'signed-in',
  summary: 'Change the own password; every other session ends',
  input: ChangeOwnPassword,
  output: PasswordChanged,
  check: (input, _, broken) =>
    Object.fromEntries(Object.entries(newPasswordErrors(input)).filter(([name]) => !broken.includes(name))),
  fails: ['identity.password.wrong', 'identity.account.locked'],
  writes: true,
  secrets: ['currentPassword', 'newPassword', 'confirmPassword'],
});

export class ChooseLanguage {
  @OneOf(LANGUAGE_CHOICES, { description: 'auto: as the browser asks' }) language: (typeof LANGUAGE_CHOICES)[number];
}
export class LanguageChosen {}

export const chooseLanguage = httpCall({
  subject: 'identity.own-account.choose-language',
  method: 'POST',
  path: 'user/language',
  access: 'signed-in',
  summary: 'The language of the screens, and of the e-mails that the account gets',
  input: ChooseLanguage,
  output: LanguageChosen,
  writes: true,
});

export class GetSecurity {}

export class OpenSession {
  @DateTime() created: string;
  @DateTime() seen: string;
  @Text({ optional: true }) ip?: string;
  @Text({ optional: true, max: 1_000 }) userAgent?: string;
  @Flag({ description: 'The session that asks' }) current: boolean;
}

export class LoginEntry {
  @DateTime() loginDate: string;
  @Text({ optional: true }) ip?: string;
  @Text({ optional: true, max: 1_000 }) userAgent?: string;
}

export class Security {
  @Flag() two_factor_enabled: boolean;
  @Whole({ description: 'Recovery codes that were not used yet' }) recovery_codes_left: number;
  @List(() => Passkey) passkeys: Passkey[];
  @List(() => OpenSession, { description: 'The latest used first' }) sessions: OpenSession[];
  @List(() => LoginEntry, { description: 'The latest 30' }) logins: LoginEntry[];
}

export const getSecurity = httpCall({
  subject: 'identity.own-account.security',
  method: 'GET',
  path: 'user/security',
  access: 'signed-in',
  summary: 'Open sessions, latest sign-ins and second factor of the own account',
  input: GetSecurity,
  output: Security,
});

export class EndOtherSessions {}
export class OtherSessionsEnded {
  @Whole() count: number;
}

export const endOtherSessions = httpCall({
  subject: 'identity.own-account.end-other-sessions',
  method: 'POST',
  path: 'user/end-other-sessions',
  access: 'signed-in',
  summary: 'Sign oneself out everywhere but here',
  input: EndOtherSessions,
  output: OtherSessionsEnded,
  writes: true,
});

export class MakeRecoveryCodes {
  @Text({ max: 200, description: 'Codes open the account, so the password is asked for' }) currentPassword: string;
}

export class RecoveryCodes {
  @List(() => String, { description: 'Ten, each good once; shown here and never again' }) codes: string[];
}

export const makeRecoveryCodes = httpCall({
  subject: 'identity.two-factor.make-recovery-codes',
  method: 'POST',
  path: 'user/recovery-codes',
  access: 'signed-in',
  summary: 'Ten new recovery codes; earlier ones stop working',
  input: MakeRecoveryCodes,
  output: RecoveryCodes,
  fails: ['identity.two_factor.missing', 'identity.password.wrong', 'identity.account.locked'],
  secrets: ['currentPassword'],
});
