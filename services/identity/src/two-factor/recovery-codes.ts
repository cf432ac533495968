import { createHmac, randomInt } from 'node:crypto';
import { settings } from '../settings.js';

export const RECOVERY_CODES = 10;
/** Without letters and digits that look alike: 32 of them, so ten are 50 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const group = (): string => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code such as `K7QXA-9MDPR`. */
export const newRecoveryCode = (): string => `${group()}-${group()}`;

/** The stored form, useless without the key that is not in the database. */
export const recoveryHash = (code: string): string =>
  createHmac('sha256', settings.PASSWORD_PEPPER).update(`recovery:${code}`).digest('base64url');
