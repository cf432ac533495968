import { phrasesOf } from '../texts/define.js';
import { identity } from '../texts/identity.js';
import type { FieldErrors, Phrase } from '../texts/phrase.js';
import { COMMON_PASSWORDS } from './common-passwords.js';
import { LIMITS } from './limits.js';

const { validation } = phrasesOf(identity);

/** The sentence that refuses a new password, or nothing. Compared byte for byte later: nothing is trimmed. */
export function passwordRefusal(
  password: string,
  { email = '', username = '' }: { email?: string; username?: string },
): Phrase | undefined {
  const { min, max } = LIMITS.password;
  if (password.length < min || password.length > max) return validation.password;
  const plain = password.toLowerCase();
  const own = [email, email.split('@')[0] ?? '', username].map((name) => name.toLowerCase());
  return COMMON_PASSWORDS.has(plain) || own.includes(plain) || isRun(plain) ? validation.passwordCommon : undefined;
}

const RUNS = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertzuiopasdfghjkl'];

/** For calls that set a password: its sentence under its field, or nothing. */
export function passwordErrors(given: { password?: string; email?: string; username?: string }): FieldErrors {
  const refused = given.password === undefined ? undefined : passwordRefusal(given.password, given);
  return refused ? { password: refused } : {};
}

/** `aaaaaa`, `121212`, `456789`, `fedcba`: characters that repeat or count. */
const isRun = (text: string): boolean =>
  /^(.{1,3})\1+$/.test(text) || RUNS.some((run) => run.includes(text) || [...run].reverse().join('').includes(text));
