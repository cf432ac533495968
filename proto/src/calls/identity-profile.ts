import { LANGUAGE_CHOICES } from '../texts/language.js';
import { httpCall } from './call.js';
import { Anything, DateTime, Decimal, Flag, List, MapOf, Nested, ObjectId, OneOf, Text } from './fields.js';

/** A user as answers show it. */
export class UserView {
  @ObjectId() _id: string;
  @Text() username: string;
  @Text() email: string;
  @Text({ nullable: true, description: 'The role; null for a super user.' }) type: string | null;
  @Flag() is_super_user: boolean;
  @Flag() two_factor_enabled: boolean;
  @Flag() two_factor_setup_completed: boolean;
  @Text({ optional: true, description: 'Only for oneself, until set-up is completed.' }) two_factor_secret?: string;
  @Flag() email_verified: boolean;
  @DateTime({ optional: true, description: 'Invited and not there yet: until when the link works.' })
  invited_until?: string;
  @Flag({ description: 'Cannot sign in for now.' }) disabled: boolean;
  @OneOf(LANGUAGE_CHOICES, {
    optional: true,
    description: 'Chosen for screens and e-mails; absent: as the browser asks',
  })
  language?: string;
  @DateTime() created: string;
  @DateTime({ nullable: true }) lastLogin: string | null;
  @List(() => String, { optional: true, description: 'Client files that a CLIENT may see.' }) company_ids?: string[];
}

export class GetUser {
  @ObjectId({ optional: true, description: 'A colleague; absent means oneself.' }) id?: string;
}

export class Wallet {
  @Text({ nullable: true, description: 'null: there is none yet' }) address: string | null;
  @Flag({ description: 'false: it is not shown to this user, or cannot be told now' }) loaded: boolean;
}

export class Profile {
  @Nested(() => UserView) user: UserView;
  @Decimal({ description: 'Of the company; 0 for who may not see its wallet' }) credits_balance: number;
  @Anything({ nullable: true }) userInformation: Record<string, unknown> | null;
  @Anything({ nullable: true }) userAddress: Record<string, unknown> | null;
  @Anything({ nullable: true }) userPhone: Record<string, unknown> | null;
  @MapOf({ type: 'string', enum: ['allow', 'deny'] }) permissions: Record<string, 'allow' | 'deny'>;
  @Nested(() => Wallet) wallet: Wallet;
}

export const getUser = httpCall({
  subject: 'identity.user.get',
  method: 'GET',
  path: 'get-user',
  access: 'signed-in',
  withoutSession: 'identity.user.forbidden',
  summary: 'Who is signed in, or a colleague, with what they may do',
  input: GetUser,
  output: Profile,
  fails: ['identity.user.not_found'],
});
