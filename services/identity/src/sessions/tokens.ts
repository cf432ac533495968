import { createHash, randomBytes } from 'node:crypto';

/** Each kind of token says what it is, and lives in its own collection: none works in place of another. */
export type TokenKind = 'dos1' | 'dov1' | 'doe1' | 'dor1';

const BYTES = 32;

/** 256 random bits, such as `dos1.…`; shown once, stored only as its hash. */
export const newToken = (kind: TokenKind): string => `${kind}.${randomBytes(BYTES).toString('base64url')}`;

/** The stored form. A fast hash is enough: there is nothing to guess in 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const isTokenOf = (kind: TokenKind, token: string): boolean => token.startsWith(`${kind}.`);
