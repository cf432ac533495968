import { LIMITS } from '@dossier/proto/rules/limits';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
// Bytes above the last whole round would favour the first letters.
const FAIR = 256 - (256 % ALPHABET.length);

/** 14 random letters and digits, without those that look alike. */
export function generatedPassword(): string {
  let password = '';
  while (password.length < LIMITS.generatedPassword) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR) password += ALPHABET[byte % ALPHABET.length];
  }
  return password;
}
