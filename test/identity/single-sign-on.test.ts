import { randomUUID } from 'node:crypto';
import { getUser, login, register } from '@dossier/proto/calls/identity';
import {
  finishSingleSignOn,
  getSingleSignOn,
  saveSingleSignOn,
  testSingleSignOn,
} from '@dossier/proto/calls/identity-single-sign-on';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { type OidcProvider, startOidcProvider } from '../support/oidc-provider.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { newPassword, type Person, succeeded } from '../support/people.js';
import { newClient, newDirector, notificationOf } from '../workflow/client-file.js';

const withServers = hasBareServers ? describe : describe.skip;
const REDIRECT = 'http://localhost:8080/api/v1/sso/callback';

withServers('single sign-on', () => {
  const database = new MongoClient(process.env.MONGO_URL ?? 'mongodb://unused');
  let stack: OwnStack | undefined;
  let provider: OidcProvider;
  let url: string;
  beforeAll(async () => {
    await database.connect();
    provider = await startOidcProvider(REDIRECT);
    stack = await ownStack({ SSO_INNER_PROVIDERS: 'true', RATE_LIMIT_FACTOR: '100', TWO_FACTOR: 'off' }, 1, [
      'kyc',
      'workflow',
    ]);
    url = stack.url;
  });
  afterAll(async () => {
    await stack?.stop();
    await provider.stop();
    await database.close();
  });
  const call = (token?: string) => api(token, url);
  const users = () => database.db('identity').collection('users');

  /** A company whose administrator has confirmed an address of its domain. */
  async function company(more: object = {}) {
    const domain = `${randomUUID()}.example.com`;
    const [email, password] = [`ada@${domain}`, newPassword()];
    const { token } = succeeded(await call()(register, { username: 'Ada Admin', email, password }));
    await users().updateOne({ email }, { $set: { email_verified: true } });
    const settings = {
      enabled: true,
      issuer: provider.issuer,
      client_id: 'dossier',
      client_secret: 'a-secret-of-the-tests',
      domains: [domain],
      people: 'just_in_time',
      groups_claim: 'groups',
      groups: [
        { group: 'kyc-supervisors', type: 'DATA_PROCESSOR' },
        { group: 'kyc-readers', type: 'INTERNAL_AUDITOR' },
      ],
      default_type: '',
      second_factor: '',
      password_off: false,
      break_glass: '',
      ...more,
    };
    const admin = call(token);
    succeeded(await admin(saveSingleSignOn, settings));
    return { domain, email, password, admin, settings };
  }

  /** Goes on to where an answer leads, with a browser's cookies, until it leads back to the product's own page. */
  async function arrival(email: string, change: (address: URL) => void = () => undefined): Promise<URLSearchParams> {
    const jar = new Map<string, Map<string, string>>();
    let at = new URL(`${url}/api/v1/sso/start?email=${encodeURIComponent(email)}&next=/workflow`);
    for (let steps = 0; steps < 12; steps++) {
      if (at.pathname === '/single-sign-on') return at.searchParams;
      const here = at.href.startsWith(REDIRECT) ? new URL(`${url}${at.pathname}${at.search}`) : at;
      const cookies = jar.get(here.host) ?? new Map<string, string>();
      jar.set(here.host, cookies);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(here, { redirect: 'manual', headers: cookie ? { cookie } : {} });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const to = answer.headers.get('location');
      if (!to) throw new Error(`${here.href} led nowhere: ${answer.status} ${await answer.text()}`);
      at = new URL(to, here);
      change(at);
    }
    throw new Error('The way did not end');
  }
  const signedIn = async (email: string) => {
    const code = (await arrival(email)).get('code') ?? '';
    const { token } = succeeded(await call()(finishSingleSignOn, { code }));
    expectFailure(await call()(finishSingleSignOn, { code }), 400, 'identity.token.ended');
    return succeeded(await call(token)(getUser)).user;
  };
  const next = (email: string, claims: object = {}, amr?: string[]) =>
    provider.next({ sub: email, claims: { email, email_verified: true, name: 'Sue Supervisor', ...claims }, amr });

  it('lets a new person in whose group has a user type, and follows the groups afterwards', async () => {
    const { domain } = await company();
    const email = `sue@${domain}`;
    await next(email, { groups: ['all', 'kyc-supervisors'] });
    expect(await signedIn(email)).toMatchObject({
      email,
      type: 'DATA_PROCESSOR',
      username: 'Sue Supervisor',
      email_verified: true,
    });
    await next(email, { groups: ['kyc-readers'] });
    expect(await signedIn(email)).toMatchObject({ type: 'INTERNAL_AUDITOR' });
    expect((await arrival(email)).get('next')).toBe('/workflow');
  });

  it('leaves the role with whoever alone may approve what waits, until it is decided', async () => {
    const { domain, admin } = await company();
    const email = `sue@${domain}`;
    await next(email, { groups: ['kyc-supervisors'] });
    await signedIn(email);
    const maker = { call: admin } as Person;
    const client = await newClient(maker);
    const { change } = await newDirector(maker, client);
    await notificationOf(maker, 'forConfirmation', client, change);
    await next(email, { groups: ['kyc-readers'] });
    expect(await signedIn(email)).toMatchObject({ type: 'DATA_PROCESSOR' });
    expectFailure(await admin(approveChange, { id: change }), 403, 'workflow.change.own');
    succeeded(await admin(denyChange, { id: change, text: 'It is withdrawn' }));
    await next(email, { groups: ['kyc-readers'] });
    expect(await signedIn(email)).toMatchObject({ type: 'INTERNAL_AUDITOR' });
  });

  it('lets nobody in who is in no group, is not known, or is disabled', async () => {
    const { domain } = await company();
    const email = `new@${domain}`;
    await next(email, { groups: ['others'] });
    expect((await arrival(email)).get('refused')).toBe('identity.sso.not_known');
    const known = await company({ people: 'known' });
    await next(`x@${known.domain}`, { groups: ['kyc-supervisors'] });
    expect((await arrival(`x@${known.domain}`)).get('refused')).toBe('identity.sso.not_known');
    await next(known.email);
    expect(await signedIn(known.email)).toMatchObject({ email: known.email, type: 'ADMINISTRATOR' });
    await users().updateOne({ email: known.email }, { $set: { disabled: true } });
    expect((await arrival(known.email)).get('refused')).toBe('identity.sso.not_known');
  });

  it('believes an address of the own domains alone, and no account of another company', async () => {
    const [first, second] = [await company(), await company()];
    for (const claims of [
      { email: second.email },
      { email_verified: false },
      { email: 'ada@evil.example' },
      { email: '' },
    ]) {
      await next(`ada@${first.domain}`, { groups: ['kyc-supervisors'], ...claims });
      expect((await arrival(`ada@${first.domain}`)).get('refused')).toBe('identity.sso.refused');
    }
    expect((await arrival(`who@${randomUUID()}.example.com`)).get('refused')).toBe('identity.sso.unknown_domain');
  });

  it('refuses another state, a code that is used or made up, and a way that nobody began', async () => {
    const { domain } = await company();
    const email = `sue@${domain}`;
    await next(email, { groups: ['kyc-supervisors'] });
    const bent = (name: string) =>
      arrival(
        email,
        (at) =>
          at.searchParams.has('code') && at.pathname.endsWith('/callback') && at.searchParams.set(name, 'made-up'),
      );
    for (const name of ['state', 'code', 'iss']) expect((await bent(name)).get('refused')).toBe('identity.sso.refused');
    const alone = await fetch(`${url}/api/v1/sso/callback?code=x&state=y`, { redirect: 'manual' });
    expect(alone.headers.get('location')).toBe('/single-sign-on?refused=identity.sso.expired');
    const forged = { cookie: `dossier_sso=k1.${'A'.repeat(16)}.${'A'.repeat(24)}.${'A'.repeat(80)}` };
    const sealed = await fetch(`${url}/api/v1/sso/callback?code=x&state=y`, { redirect: 'manual', headers: forged });
    expect(sealed.headers.get('location')).toBe('/single-sign-on?refused=identity.sso.expired');
  });

  it('checks signatures: a provider with another key is a sentence, never a sign-in', async () => {
    const { domain } = await company();
    const email = `sue@${domain}`;
    await next(email, { groups: ['kyc-supervisors'] });
    await provider.switchKeys();
    expect((await arrival(email)).get('refused')).toBe('identity.sso.refused');
    await provider.switchKeys();
  });

  it('bears a clock that is two minutes off, and no more', async () => {
    const { domain } = await company();
    const email = `sue@${domain}`;
    await next(email, { groups: ['kyc-supervisors'] });
    // What the provider signs is good for a minute.
    await provider.clockBehind(60 + 100);
    expect(await signedIn(email)).toMatchObject({ email });
    await provider.clockBehind(60 + 180);
    expect((await arrival(email)).get('refused')).toBe('identity.sso.refused');
    await provider.clockBehind(0);
  });

  it('says so while the provider is down, and lets nobody in', async () => {
    const gone = await startOidcProvider(REDIRECT);
    const { domain } = await company({ issuer: gone.issuer });
    await gone.stop();
    expect((await arrival(`sue@${domain}`)).get('refused')).toMatch(/^identity\.sso\./);
  });

  it('asks for the second factor that the company wants', async () => {
    const { domain } = await company({ second_factor: 'mfa' });
    const email = `sue@${domain}`;
    await next(email, { groups: ['kyc-supervisors'] }, ['pwd']);
    expect((await arrival(email)).get('refused')).toBe('identity.sso.second_factor');
    await next(email, { groups: ['kyc-supervisors'] }, ['pwd', 'mfa']);
    expect(await signedIn(email)).toMatchObject({ email });
  });

  it('can be the only way in, but for one administrator', async () => {
    const { email, password, admin, settings, domain } = await company();
    succeeded(await admin(saveSingleSignOn, { ...settings, password_off: true, break_glass: email }));
    const { token } = succeeded(await call()(login, { email, password }));
    expect(token).toBeDefined();
    const other = { email: `bob@${domain}`, password: newPassword() };
    await next(other.email, { groups: ['kyc-supervisors'] });
    await signedIn(other.email);
    const keeper = await users().findOne({ email });
    await users().updateOne({ email: other.email }, { $set: { password_hash: keeper?.password_hash } });
    expectFailure(await call()(login, { email: other.email, password }), 403, 'identity.sso.only');
    expectInvalid(await admin(saveSingleSignOn, { ...settings, password_off: true }), 'break_glass');
    expectInvalid(await admin(saveSingleSignOn, { ...settings, break_glass: other.email }), 'break_glass');
  });

  it('is set up by administrators for domains of their own; the secret is shown to nobody', async () => {
    const { admin, settings, domain, email } = await company();
    const { settings: shown } = succeeded(await admin(getSingleSignOn));
    expect(shown).toMatchObject({ has_secret: true, redirect_uri: REDIRECT, domains: [domain] });
    const stored = JSON.stringify(await database.db('identity').collection('single_sign_on').find().toArray());
    expect(`${JSON.stringify(shown)}${stored}`).not.toContain('a-secret-of-the-tests');
    for (const domains of [['gmail.com'], [domain, 'gmail.com'], ['no domain'], []])
      expectInvalid(await admin(saveSingleSignOn, { ...settings, domains }), 'domains');
    expectInvalid(await admin(saveSingleSignOn, { ...settings, issuer: 'file:///etc/passwd' }), 'issuer');
    const taken = await company();
    await users().updateOne({ email: taken.email }, { $set: { email: `eve@${domain}`, email_verified: true } });
    expectInvalid(await taken.admin(saveSingleSignOn, { ...taken.settings, domains: [domain] }), 'domains');
    await next(`sue@${domain}`, { groups: ['kyc-supervisors'] });
    const code = (await arrival(`sue@${domain}`)).get('code') ?? '';
    const { token } = succeeded(await call()(finishSingleSignOn, { code }));
    expectFailure(await call(token)(getSingleSignOn), 403, 'permission.denied');
    expect(email).toContain(domain);
  });

  it('can be tried before it is saved, and says what is wrong', async () => {
    const { admin } = await company();
    expect(succeeded(await admin(testSingleSignOn, { issuer: provider.issuer }))).toMatchObject({ works: true });
    const wrong = succeeded(await admin(testSingleSignOn, { issuer: 'http://localhost:1/none' }));
    expect(wrong).toMatchObject({ works: false, problem: expect.any(String) });
  });
});
