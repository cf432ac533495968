import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { failure } from '@dossier/proto/failures/failure';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import type { LinkPurpose } from '@dossier/proto/permissions/links';
import type { Role } from '@dossier/proto/permissions/roles';
import { jwtVerify, SignJWT } from 'jose';

/** Who acts. `tenantId` is empty for a super user and for nobody. */
export type Principal = {
  kind: 'user' | 'link' | 'anonymous' | 'service';
  userId: string;
  tenantId: string;
  sessionId: string;
  name: string;
  role?: Role;
  isSuperUser: boolean;
  permissions: ReadonlySet<PermissionKey>;
  /** Client files a CLIENT may see; undefined means all of the tenant. */
  companyIds?: readonly string[];
  /** Of a visitor: what the link is good for. Such a principal is no user, has no role and no permission. */
  link?: { id: string; purpose: LinkPurpose; recordId: string };
  /** Address of the caller, for limits and login history. */
  ip?: string;
};

/** What identity says about a session and the gateway signs. */
export type PrincipalClaims = Omit<Principal, 'permissions' | 'kind'> & { permissions: readonly PermissionKey[] };

/**
 * A principal of claims that were checked. Who has a link is a visitor whatever else is claimed; a user without a role is
 * refused: taken for the least of roles, somebody would be let in by a mistake.
 */
export function principalOf(claims: PrincipalClaims): Principal {
  const { link, tenantId, sessionId, name, ip } = claims;
  if (link) return { ...nobody, kind: 'link', link, tenantId, sessionId, name, ip };
  if (!claims.role && !claims.isSuperUser) throw failure('permission.denied');
  return { ...claims, kind: 'user', permissions: new Set(claims.permissions) };
}

/** Under which name the work of a principal is remembered; undefined for whoever has none. */
export const actorKey = ({ kind, userId, link, ip }: Principal): string | undefined =>
  kind === 'link' ? `link:${link?.id}` : userId || ip;

const nobody = { userId: '', tenantId: '', sessionId: '', isSuperUser: false, permissions: new Set<PermissionKey>() };
export const anonymous = (ip?: string): Principal => ({ ...nobody, kind: 'anonymous', name: '', ip });
/** A process acting by itself; NATS permissions decide which subjects it reaches. */
export const service = (name: string, tenantId = ''): Principal => ({ ...nobody, kind: 'service', name, tenantId });

const ALGORITHM = 'EdDSA';
const LIFETIME_S = 30;

export const privateKey = (base64: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
export const publicKey = (base64: string): KeyObject =>
  createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });

export const signPrincipal = (claims: PrincipalClaims, key: KeyObject): Promise<string> =>
  new SignJWT({ principal: claims })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME_S}s`)
    .sign(key);

/**
 * Returns a function that checks a signed principal and remembers the result until it expires:
 * a session's calls within a second carry the same token, and a signature check costs more than the rest of the hop.
 */
export function principalVerifier(key: KeyObject): (token: string) => Promise<Principal> {
  const seen = new Map<string, { principal: Principal; until: number }>();
  return async (token) => {
    const known = seen.get(token);
    if (known && known.until > Date.now()) return known.principal;
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] }).catch(() => {
      throw failure('session.ended');
    });
    const principal = principalOf(payload.principal as PrincipalClaims);
    if (seen.size >= 10_000) seen.clear();
    seen.set(token, { principal, until: Number(payload.exp) * 1_000 });
    return principal;
  };
}

export const can = (by: Principal, ...anyOf: PermissionKey[]): boolean =>
  by.kind === 'service' || anyOf.some((key) => by.permissions.has(key));

/** Throws 403 unless the principal holds one of the keys. */
export function requireAny(by: Principal, ...anyOf: PermissionKey[]): void {
  if (!can(by, ...anyOf)) throw failure('permission.denied');
}
