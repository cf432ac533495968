import { phrasesOf } from '../texts/define.js';
import { identity } from '../texts/identity.js';
import { httpCall } from './call.js';
import { Text } from './fields.js';

export class SetUpTwoFactor {
  @Text({ optional: true, max: 200, description: 'Needed to replace a second factor that is in use' })
  currentPassword?: string;
}

export class TwoFactorSecret {
  @Text({ description: 'Base32, for the authenticator app. Lives ten minutes.' }) secret: string;
}

export const setUpTwoFactor = httpCall({
  subject: 'identity.two-factor.set-up',
  method: 'POST',
  path: 'user/set-up-two-fa',
  access: 'signed-in',
  summary: 'Start the two-factor set-up, or with the password the replacement of the app in use',
  input: SetUpTwoFactor,
  output: TwoFactorSecret,
  secrets: ['currentPassword'],
  fails: ['identity.two_factor.completed', 'identity.password.wrong', 'identity.account.locked'],
  limit: { count: 30, seconds: 600 },
});

export class VerifyOtp {
  @Text({ pattern: /^[0-9]{6}$/, message: phrasesOf(identity).validation.code }) token: string;
}

export class TwoFactorCompleted {}

export const verifyOtp = httpCall({
  subject: 'identity.two-factor.verify',
  method: 'POST',
  path: 'user/verify-otp',
  access: 'signed-in',
  summary: 'Complete the two-factor set-up with a first code',
  input: VerifyOtp,
  output: TwoFactorCompleted,
  fails: ['identity.code.wrong', 'identity.two_factor.completed', 'identity.two_factor.not_started'],
  writes: true,
  secrets: ['token'],
  limit: { count: 30, seconds: 600 },
});
