import { createHash, randomBytes } from 'node:crypto';
import { Bus } from '@dossier/kit/bus';
import { nats } from '@dossier/kit/nats';
import type { PrincipalClaims } from '@dossier/kit/principal';
import { generateViewToken, getUser, listAccounts } from '@dossier/proto/calls/identity';
import {
  checkAccessToken,
  issueLink,
  listLinks,
  listOpenings,
  renewLink,
  resolveLink,
  revokeLinks,
} from '@dossier/proto/calls/identity-links';
import { resolveViewToken } from '@dossier/proto/calls/identity-sessions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';

const withServers = hasBareServers ? describe : describe.skip;
/** What ended is refused everywhere within a second. */
const LIVE_MS = 1_200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

withServers('the link of a visitor', () => {
  const bus = new Bus();
  const database = new MongoClient(process.env.MONGO_URL ?? 'mongodb://unused');
  let stack: OwnStack | undefined;
  let url: string;
  beforeAll(async () => {
    await nats();
    await database.connect();
    stack = await ownStack({ RATE_LIMIT_FACTOR: '100', TWO_FACTOR: 'off' });
    url = stack.url;
  });
  afterAll(async () => {
    await stack?.stop();
    await database.close();
    await (await nats()).close();
  });

  const as = (token?: string) => api(token, url);
  const newPlace = () => ({
    tenant_id: randomBytes(12).toString('hex'),
    record_id: randomBytes(12).toString('hex'),
    purpose: 'due_diligence_form' as const,
  });
  const codeOfFailure = (asked: Promise<unknown>) =>
    asked.then(
      () => 'none',
      (error) => error.wire?.code,
    );
  async function issued(more: { ends?: string } = {}) {
    const place = newPlace();
    const { link } = await bus.call(issueLink, { ...place, name: 'Palmera Trading', ...more });
    return { place, link, token: link.token ?? '' };
  }

  it('is good for one record and one purpose, for 30 days, and is counted', async () => {
    const { place, link, token } = await issued();
    expect(token).toMatch(/^dl1\.[\w-]{22}\.[\w-]{43}$/);
    expect(Date.parse(link.ends) - Date.now()).toBeGreaterThan(29.9 * 24 * 3_600_000);
    const { body } = await as()(checkAccessToken, { token });
    const { record_id, purpose } = place;
    expect(body).toEqual({ status: 'success', record_id, purpose, ends: link.ends });
    const { principal } = await bus.call(resolveLink, { token });
    const visitor = { tenantId: place.tenant_id, userId: '', permissions: [], link: { purpose, recordId: record_id } };
    expect(principal as PrincipalClaims).toMatchObject(visitor);
    const { links } = await bus.call(listLinks, { tenant_id: place.tenant_id, record_ids: [record_id] });
    expect(links).toEqual([{ ...link, openings: 1, opened: expect.any(String) }]);
    const { openings } = await bus.call(listOpenings, place);
    expect(openings).toEqual([{ purpose, at: expect.any(String), ip: expect.any(String), userAgent: 'node' }]);
  });

  it('is issued once, whoever asks again, also at the same moment', async () => {
    const asked = { ...newPlace(), name: 'Palmera Trading' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => bus.call(issueLink, asked)));
    expect(new Set(answers.map(({ link }) => link.token)).size).toBe(1);
    const other = await bus.call(issueLink, { ...asked, purpose: 'due_diligence_documents' });
    expect(other.link.token).not.toBe(answers[0]?.link.token);
  });

  it('opens nothing that is another’s: S9 tokens of another kind, Z7 calls of people', async () => {
    const { token } = await issued();
    expectFailure(await as(token)(getUser), 403, 'identity.user.forbidden');
    expectFailure(await as(token)(listAccounts), 401, 'session.missing');
    const { body } = await as(token)(generateViewToken);
    expectFailure(await as()(checkAccessToken, { token: body.token }), 401, 'identity.link.ended');
    expectFailure(await as()(checkAccessToken, { token: `dos1.${'A'.repeat(43)}` }), 401, 'identity.link.ended');
    expectFailure(await as(body.token)(generateViewToken), 401, 'session.ended');
  });

  it('is refused when a part of it is another’s or made up', async () => {
    const [one, two] = [await issued(), await issued()];
    const [, id, tag] = one.token.split('.') as [string, string, string];
    const [, otherId, otherTag] = two.token.split('.') as [string, string, string];
    const wrong = [
      `dl1.${id}.${otherTag}`,
      `dl1.${otherId}.${tag}`,
      `dl1.${id}`,
      `dl1.${id}.`,
      `dl1..${tag}`,
      'dl1.',
      '',
    ];
    for (const token of wrong) expectFailure(await as()(checkAccessToken, { token }), 401, 'identity.link.ended');
    expectInvalid(await as()(checkAccessToken, { token: { $ne: '' } }), 'token');
    expectInvalid(await as()(checkAccessToken), 'token');
  });

  it('gives view tokens of its own, in the header or as the documented field, that end with it', async () => {
    const { place, token } = await issued();
    const asVisitor = await as(token)(generateViewToken);
    const byField = await as()(generateViewToken, { token });
    for (const { body } of [asVisitor, byField]) {
      const { principal } = await bus.call(resolveViewToken, { token: body.token });
      expect((principal as PrincipalClaims).link?.recordId).toBe(place.record_id);
    }
    await bus.call(renewLink, place);
    for (const { body } of [asVisitor, byField])
      expect(await codeOfFailure(bus.call(resolveViewToken, { token: body.token }))).toBe('identity.view_token.ended');
  });

  it('ends when it is revoked, within a second, and lives again with a new token', async () => {
    const { place, token } = await issued();
    expect((await as(token)(generateViewToken)).status).toBe(200);
    expect((await bus.call(revokeLinks, place)).count).toBe(1);
    expect((await bus.call(revokeLinks, place)).count).toBe(0);
    expectFailure(await as()(checkAccessToken, { token }), 401, 'identity.link.ended');
    await pause(LIVE_MS);
    expectFailure(await as(token)(generateViewToken), 401, 'identity.link.ended');
    const { links } = await bus.call(listLinks, { ...place, record_ids: [place.record_id] });
    expect(links[0]).toMatchObject({ revoked: expect.any(String) });
    expect(links[0]).not.toHaveProperty('token');
    const { link } = await bus.call(renewLink, place);
    expect(link.token).not.toBe(token);
    expect((await as(link.token)(generateViewToken)).status).toBe(200);
    expectFailure(await as()(checkAccessToken, { token }), 401, 'identity.link.ended');
  });

  it('ends at its date', async () => {
    const { token, place } = await issued({ ends: new Date(Date.now() + 900).toISOString() });
    expect((await as()(checkAccessToken, { token })).status).toBe(200);
    await pause(LIVE_MS);
    expectFailure(await as()(checkAccessToken, { token }), 401, 'identity.link.ended');
    const foreign = { ...place, tenant_id: newPlace().tenant_id };
    expect(await codeOfFailure(bus.call(renewLink, foreign))).toBe('identity.link.not_found');
    expect((await bus.call(listLinks, { ...foreign, record_ids: [place.record_id] })).links).toEqual([]);
  });

  it('stands in no database, neither whole nor hashed', async () => {
    const { token, place } = await issued();
    const collections = await database.db('identity').collections();
    const stored = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
    expect(stored).toContain(place.record_id);
    const tag = token.split('.')[2] ?? '';
    for (const secret of [token, tag, createHash('sha256').update(token).digest('base64url')])
      expect(stored).not.toContain(secret);
  });
});
