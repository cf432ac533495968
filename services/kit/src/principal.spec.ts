import { generateKeyPairSync } from 'node:crypto';
import type { HttpCall } from '@dossier/proto/calls/call';
import { LINK_PURPOSES } from '@dossier/proto/permissions/links';
import { describe, expect, it } from '@jest/globals';
import { assertAccess } from './access.js';
import {
  actorKey,
  anonymous,
  can,
  type Principal,
  type PrincipalClaims,
  principalOf,
  principalVerifier,
  signPrincipal,
} from './principal.js';

const user: PrincipalClaims = {
  userId: 'u'.repeat(24),
  tenantId: 't',
  sessionId: 's',
  name: 'Ada',
  role: 'TRUST_OFFICER',
  isSuperUser: false,
  permissions: ['view_user'],
};
const link = { id: 'link-1', purpose: 'due_diligence_form', recordId: 'r'.repeat(24) } as const;
const visitor: PrincipalClaims = {
  ...user,
  userId: '',
  sessionId: '',
  name: '',
  role: undefined,
  permissions: [],
  link,
};

const call = (access: HttpCall<unknown, unknown>['access']) =>
  ({ subject: 'a.b.c', method: 'POST', path: 'x', summary: '', input: Object, output: Object, access }) as HttpCall<
    unknown,
    unknown
  >;
const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    return (error as { wire: { code: string } }).wire.code;
  }
  return undefined;
};

describe('a visitor with a link (foundations: visitor principal)', () => {
  it('travels signed, and stays a visitor', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const known = await principalVerifier(publicKey)(await signPrincipal(visitor, privateKey));
    expect(known).toMatchObject({ kind: 'link', link, tenantId: 't', userId: '', isSuperUser: false });
    const other = generateKeyPairSync('ed25519').privateKey;
    await expect(principalVerifier(publicKey)(await signPrincipal(visitor, other))).rejects.toThrow();
  });

  it('is let into calls of its purpose alone', () => {
    const by = principalOf(visitor);
    expect(codeOf(() => assertAccess(call({ link: ['due_diligence_form'] }), by))).toBeUndefined();
    expect(codeOf(() => assertAccess(call({ link: ['due_diligence_documents'] }), by))).toBe('permission.denied');
    expect(codeOf(() => assertAccess(call('public'), by))).toBeUndefined();
    for (const access of ['signed-in', 'super-user', ['view_user']] as const)
      expect(codeOf(() => assertAccess(call(access), by))).toBe('session.missing');
  });

  it('has no right of a user, whatever else is claimed', () => {
    const by = principalOf({ ...user, isSuperUser: true, link });
    expect([by.kind, by.role, by.isSuperUser, can(by, 'view_user')]).toEqual(['link', undefined, false, false]);
  });

  it('is the only one who is let into them', () => {
    for (const purpose of LINK_PURPOSES) {
      for (const by of [principalOf(user), anonymous('127.0.0.1')])
        expect(codeOf(() => assertAccess(call({ link: [purpose] }), by))).toBe('session.missing');
    }
  });

  it('shares a call with people who hold its keys, and with nobody else', () => {
    const shared = call({ link: ['due_diligence_form'], people: ['view_user'] });
    for (const by of [principalOf(visitor), principalOf(user)])
      expect(codeOf(() => assertAccess(shared, by))).toBeUndefined();
    expect(codeOf(() => assertAccess(shared, principalOf({ ...user, permissions: [] })))).toBe('permission.denied');
    expect(codeOf(() => assertAccess(shared, anonymous('127.0.0.1')))).toBe('session.missing');
    const documents = { ...visitor, link: { ...link, purpose: 'due_diligence_documents' } } as const;
    expect(codeOf(() => assertAccess(shared, principalOf(documents)))).toBe('permission.denied');
  });

  it('repeats its own requests and nobody else’s', () => {
    expect(actorKey(principalOf(visitor))).toBe('link:link-1');
    expect(actorKey(principalOf({ ...visitor, link: { ...link, id: 'link-2' } }))).toBe('link:link-2');
    expect(actorKey(principalOf(user))).toBe(user.userId);
    expect(actorKey(anonymous('127.0.0.1'))).toBe('127.0.0.1');
  });
});

describe('a user without a role', () => {
  it('is refused, and not taken for a client', () => {
    expect(codeOf(() => principalOf({ ...user, role: undefined }))).toBe('permission.denied');
    expect(principalOf({ ...user, role: undefined, isSuperUser: true }).kind satisfies Principal['kind']).toBe('user');
  });
});
