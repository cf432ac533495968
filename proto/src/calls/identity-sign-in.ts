import { LIMITS } from '../rules/limits.js';
import { passwordErrors } from '../rules/passwords.js';
import { phrasesOf } from '../texts/define.js';
import { identity } from '../texts/identity.js';
import { httpCall } from './call.js';
import { Anything, Email, Name, OneOf, Text } from './fields.js';

const { validation } = phrasesOf(identity);

export class Register {
  @Name({ ...LIMITS.username, message: validation.username, example: 'anna.keller' }) username: string;
  @Email({ message: validation.email, example: 'anna.keller@example.com' }) email: string;
  @Text({ ...LIMITS.password, message: validation.password }) password: string;
}

export class SignedIn {
  @Text({ description: 'Goes into the Authorization header.' }) token: string;
}

export const register = httpCall({
  subject: 'identity.user.register',
  method: 'POST',
  path: 'register',
  access: 'public',
  summary: 'Open a workspace with oneself as its administrator',
  input: Register,
  output: SignedIn,
  fails: ['identity.email.used'],
  check: passwordErrors,
  writes: true,
  secrets: ['password'],
  limit: { count: 5, seconds: 3_600 },
});

export class Login {
  @Email({ message: validation.email }) email: string;
  @Text({ max: 200, message: validation.password }) password: string;
  @Text({ optional: true, pattern: /^[0-9]{6}$/, message: validation.code, description: 'Two-factor code.' })
  token?: string;
  @Text({
    optional: true,
    pattern: /^[A-Za-z2-9]{5}-[A-Za-z2-9]{5}$/,
    message: validation.recoveryCode,
    description: 'Instead of the two-factor code, when the app is not at hand.',
  })
  recovery_code?: string;
  @Anything({ description: 'Instead of the code: what the browser answered to the options of the challenge' })
  passkey?: Record<string, unknown>;
}

export class LoggedIn {
  @Text({ optional: true, description: 'Goes into the Authorization header.' }) token?: string;
  @OneOf(['set_up_two_fa', 'verify_two_fa'], { optional: true, description: 'What is still asked for.' })
  challenge?: 'set_up_two_fa' | 'verify_two_fa';
  @Text({ optional: true, description: 'For the authenticator app, with set_up_two_fa.' }) secret?: string;
  @Anything({ description: 'With verify_two_fa, for whoever has passkeys: what the browser is asked with' })
  passkey?: Record<string, unknown>;
}

export const login = httpCall({
  subject: 'identity.session.login',
  method: 'POST',
  path: 'login',
  access: 'public',
  summary: 'Sign in, with the two-factor code where it is asked for',
  input: Login,
  output: LoggedIn,
  fails: [
    'identity.credentials.wrong',
    'identity.code.wrong',
    'identity.passkey.refused',
    'identity.sso.only',
    'identity.account.locked',
    'identity.two_factor.completed',
    'identity.two_factor.not_started',
  ],
  // In a crowd passwords are checked four at a time.
  deadline: 10_000,
  limit: { count: 300, seconds: 600 },
});

export class Logout {}
export class LoggedOut {}

export const logout = httpCall({
  subject: 'identity.session.logout',
  method: 'POST',
  path: 'logout',
  access: 'signed-in',
  summary: 'End this session',
  input: Logout,
  output: LoggedOut,
});
