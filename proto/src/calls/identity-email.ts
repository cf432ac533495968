import { passwordErrors } from '../rules/passwords.js';
import { phrasesOf } from '../texts/define.js';
import { identity } from '../texts/identity.js';
import { recovery } from '../texts/recovery.js';
import { httpCall } from './call.js';
import { Email, Text, Whole } from './fields.js';

const { validation } = phrasesOf(identity);
const { passwordRequired } = phrasesOf(recovery);
const LIMIT = { count: 30, seconds: 600 } as const;

export class MailAsked {
  @Whole({ optional: true, description: 'None was sent: seconds until another one may be asked for' }) timeout?: number;
}

export class SendVerificationEmail {
  @Email({ message: validation.email, description: 'The own address' }) email: string;
}

export const sendVerificationEmail = httpCall({
  subject: 'identity.email.send-verification',
  method: 'POST',
  path: 'send-verification-email',
  access: 'signed-in',
  summary: 'Mail oneself a link that confirms the e-mail address; it lives 24 hours',
  input: SendVerificationEmail,
  output: MailAsked,
  limit: LIMIT,
});

export class VerifyToken {
  @Text({ max: 200, description: 'Of the link in the mail' }) token: string;
}

export class EmailVerified {
  @Text() email: string;
}

export const verifyToken = httpCall({
  subject: 'identity.email.verify',
  method: 'POST',
  path: 'verify-token',
  access: 'public',
  summary: 'Confirm an e-mail address with the token of its mail, once',
  input: VerifyToken,
  output: EmailVerified,
  fails: ['identity.token.ended'],
  secrets: ['token'],
  limit: LIMIT,
});

export class ForgotPassword {
  @Email({ message: validation.email }) email: string;
}

export const forgotPasswordRequest = httpCall({
  subject: 'identity.password.forgot',
  method: 'POST',
  path: 'user/forgot-password-request',
  access: 'public',
  summary: 'Mail a link that resets the password; the same answer whether or not the address is known',
  input: ForgotPassword,
  output: MailAsked,
  limit: LIMIT,
});

export class ResetPassword {
  @Text({ optional: true, max: 200, description: 'The new one' }) password?: string;
  @Text({ max: 200, description: 'Of the link in the mail; lives an hour and works once' }) token: string;
}

export class PasswordReset {}

export const forgotPasswordResponse = httpCall({
  subject: 'identity.password.reset',
  method: 'POST',
  path: 'user/forgot-password-response',
  access: 'public',
  summary: 'Set a new password with the token of the mail; every session ends',
  input: ResetPassword,
  output: PasswordReset,
  check: ({ password }, _, broken) => {
    if (broken.includes('password')) return {};
    return password ? passwordErrors({ password }) : { password: passwordRequired };
  },
  fails: ['identity.token.ended'],
  secrets: ['password', 'token'],
  limit: LIMIT,
});
