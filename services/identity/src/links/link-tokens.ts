import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LINK_TOKEN_PREFIX } from '@dossier/proto/permissions/links';
import { keyFor } from '../sessions/tokens.js';
import type { LinkRecord } from './link.schema.js';

const ID_BYTES = 16;
const CODE_DIGITS = 6;
const key = keyFor('links');
const proofKey = keyFor('link proofs');
const codeKey = keyFor('link codes');

/** What a token stands for: another link, record, purpose or version has another one. */
export type Vouched = Pick<LinkRecord, '_id' | 'tenant_id' | 'record_id' | 'purpose' | 'version'>;

export const newLinkId = (): string => randomBytes(ID_BYTES).toString('base64url');

/**
 * `dl1.<id>.<tag>`. The tag is a keyed hash of what the token stands for, so that it can be shown to staff again and the
 * database holds nothing that opens a page.
 */
export const tokenOf = (link: Vouched): string => `${LINK_TOKEN_PREFIX}${link._id}.${tagOf(link)}`;

const tagOf = ({ _id, tenant_id, record_id, purpose, version }: Vouched): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([_id, tenant_id, record_id, purpose, version]))
    .digest('base64url');

/** Which link a token names; whether it is the link's own is said by `isTokenOfLink`. */
export const linkIdOf = (token: string): string | undefined =>
  token.startsWith(LINK_TOKEN_PREFIX) ? token.slice(LINK_TOKEN_PREFIX.length).split('.')[0] : undefined;

const sameText = (one: string, other: string): boolean => {
  const [given, own] = [Buffer.from(one), Buffer.from(other)];
  return given.length === own.length && timingSafeEqual(given, own);
};

/** Whatever proof stands behind it. */
export const isTokenOfLink = (token: string, link: Vouched): boolean =>
  sameText(token.split('.').slice(0, 3).join('.'), tokenOf(link));

type Coded = Pick<LinkRecord, '_id' | 'version' | 'code_to'>;

/** What a browser keeps after the right code. It is worth nothing without the token, or once the address is another one. */
export const proofOf = ({ _id, version, code_to }: Coded): string =>
  createHmac('sha256', proofKey)
    .update(JSON.stringify([_id, version, code_to]))
    .digest('base64url');

export const hasProof = (token: string, link: Coded): boolean => sameText(token.split('.')[3] ?? '', proofOf(link));

/** Six digits for one occasion. */
export function codeOf({ _id, version, code_to }: Coded, id: string): string {
  const digest = createHmac('sha256', codeKey)
    .update(JSON.stringify([_id, version, code_to, id]))
    .digest();
  return String(digest.readUInt32BE() % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

export const isCode = (given: string, link: Coded, id: string): boolean => sameText(given, codeOf(link, id));
