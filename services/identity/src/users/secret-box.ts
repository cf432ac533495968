import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { settings } from '../settings.js';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const VERSION = 'k1';

const key = Buffer.from(settings.SECRET_KEY, 'base64');

/** Encrypts a secret for one owner; a box copied to another user's record does not open. */
export function seal(secret: string, owner: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [VERSION, iv.toString('base64'), cipher.getAuthTag().toString('base64'), text.toString('base64')].join('.');
}

/** Throws when the box was changed, belongs to somebody else or was made with another key. */
export function open(box: string, owner: string): string {
  const [iv, tag, text] = box
    .split('.')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer, Buffer];
  const decipher = createDecipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}
