import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { settings } from '../settings.js';

/** Each kind of token says what it is, and lives in its own collection: none works in place of another. */
export type TokenKind = 'dos1' | 'dov1' | 'doe1' | 'dor1' | 'doi1' | 'dox1';

const BYTES = 32;

/** 256 random bits, such as `dos1.…`; shown once, stored only as its hash. */
export const newToken = (kind: TokenKind): string => `${kind}.${randomBytes(BYTES).toString('base64url')}`;

/** A key for one use alone, out of the installation's secret. */
export const keyFor = (use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(settings.SECRET_KEY, 'base64'), '', use, 32));

const mailedKey = keyFor('mailed tokens');

/** As `newToken`, and the same each time for the same occasion: a mail that is sent a second time carries it again. */
export const tokenFor = (kind: TokenKind, ...occasion: string[]): string =>
  `${kind}.${createHmac('sha256', mailedKey)
    .update(JSON.stringify([kind, ...occasion]))
    .digest('base64url')}`;

/** The stored form. A fast hash is enough: there is nothing to guess in 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const isTokenOf = (kind: TokenKind, token: string): boolean => token.startsWith(`${kind}.`);
