import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LINK_TOKEN_PREFIX } from '@dossier/proto/permissions/links';
import { keyFor } from '../sessions/tokens.js';
import type { LinkRecord } from './link.schema.js';

const ID_BYTES = 16;
const key = keyFor('links');

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

export function isTokenOfLink(token: string, link: Vouched): boolean {
  const [given, own] = [Buffer.from(token), Buffer.from(tokenOf(link))];
  return given.length === own.length && timingSafeEqual(given, own);
}
