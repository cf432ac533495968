import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createScreening, getScreening, listScreenings } from '@dossier/proto/calls/screenings';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { hasBareServers } from '../support/own-stack.js';
import { newTenant, type Person, succeeded } from '../support/people.js';
import { newClient } from './clients.js';
import { sends, startServer } from './list-server.js';
import { type OwnSystem, ownSystem } from './own-system.js';
import { uploadOwnList } from './upload.js';

const melnikov = { firstname: 'Viktor', surname: 'Melnikov', dob: '1961-04-17', nationality: 'RU' };
const json = (value: unknown) => sends(JSON.stringify(value), 'application/json');
const MB = 1 << 20;
/** The breaker stays out of a test that wants to reach the provider each time. */
const FAILURES_UNTIL_OPEN = 5;
const THOUSAND = 1_000;
const AT_ONCE = 20;

const TROUBLE: [string, (request: IncomingMessage, response: ServerResponse) => void][] = [
  ['answers after half a minute', (_, response) => void setTimeout(() => response.end('{"results":[]}'), 30_000)],
  ['drips', (_, response) => void setInterval(() => response.write(' '), 200).unref()],
  ['resets the connection', (_, response) => response.destroy()],
  ['answers 500', sends('{"results":[]}', 'application/json', 500)],
  ['answers with a web page', sends('<html>Sign in</html>', 'text/html')],
  ['answers with another shape', json({ hits: [] })],
  ['answers with a result that has no score', json({ results: [{ id: '1', name: 'Viktor Melnikov' }] })],
  ['answers with 50 MB', sends(`{"results":[],"x":"${'y'.repeat(50 * MB)}"}`, 'application/json')],
  [
    'redirects inside',
    (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end('{"results":[]}'),
  ],
  [
    'answers with half an answer',
    (_, response) => void response.writeHead(200, { 'content-length': '99' }).end('{"res'),
  ],
];

(hasBareServers ? describe : describe.skip)('a provider', () => {
  const before = process.env.DOSSIER_URL;
  let provider: Awaited<ReturnType<typeof startServer>>;
  let system: OwnSystem;
  let admin: Person;
  let client: string;

  const start = async (fallback: boolean) => {
    provider = await startServer(json({ results: [] }));
    const settings = { SANCTIONS_PROVIDER: 'http', SANCTIONS_PROVIDER_URL: `${provider.url}/screen` };
    system = await ownSystem([], { ...settings, SANCTIONS_FALLBACK_LOCAL: String(fallback) });
    process.env.DOSSIER_URL = system.stack.url;
    admin = (await newTenant()).admin;
    client = await newClient(admin);
  };
  const stop = async () => {
    process.env.DOSSIER_URL = before;
    provider?.stop();
    await system?.stop();
  };
  const screen = () =>
    admin.call(createScreening, { company_id: client, ...melnikov }, { 'idempotency-key': randomUUID() });

  describe('without a fallback', () => {
    beforeAll(() => start(false), 240_000);
    afterAll(stop, 60_000);
    // One good answer closes the breaker's count again.
    afterEach(async () => {
      provider.answer(json({ results: [] }));
      await screen();
    });

    it('that answers is searched, and the stored answer names it', async () => {
      provider.answer(json({ results: [{ id: 'p1', name: 'Viktor Melnikov', score: 0.93, list: 'Their list' }] }));
      const { data } = succeeded(await screen());
      expect(data.searched_with).toMatchObject({ provider: 'http' });
      expect(data.result).toMatchObject([{ score: 0.93, is_alert: true, person: { name: 'Viktor Melnikov' } }]);
    });

    it('that finds nobody is named, without a count of lists that it does not state', async () => {
      const { data, message, search_id } = succeeded(await screen());
      expect(message).toBe('No match found by the provider http');
      expect(data).toMatchObject({ result: [], lists: [], searched_with: { provider: 'http' } });
      expect(JSON.parse(succeeded(await admin.call(getScreening, { id: search_id })).data.response)).toMatchObject({
        data: { message },
      });
    });

    it('is searched beside the own list of the tenant, which the answer names whether it had a hit or not', async () => {
      const { admin: other } = await newTenant();
      const company_id = await newClient(other);
      succeeded(await uploadOwnList(other, 'id,name,type\n1,Balthazar Quistgaard,person\n'));
      const { data, message } = succeeded(await other.call(createScreening, { company_id, ...melnikov }));
      expect(message).toBe('No match found by the provider http or in the own list');
      expect(data.lists).toMatchObject([{ source: 'own', title: 'Watch list', version: 1, entries: 1 }]);
      const listed = { ...melnikov, firstname: 'Balthazar', surname: 'Quistgaard' };
      const found = succeeded(await other.call(createScreening, { company_id, ...listed })).data;
      expect(found).toMatchObject({ lists: data.lists, result: [{ person: { name: 'Balthazar Quistgaard' } }] });
    });

    it('is not asked for what cannot be screened', async () => {
      const asked = provider.asked();
      const send = (fields: object) => admin.call(createScreening, { company_id: client, ...melnikov, ...fields });
      expectInvalid(await send({ firstname: '😀😀😀', surname: '😀😀' }), 'surname');
      expectInvalid(await send({ nationality: 'Nowhere' }), 'nationality');
      expect(provider.asked()).toBe(asked);
    });

    it.each(TROUBLE)(
      'that %s is a failure in the documented words within ten seconds',
      async (_, serve) => {
        const { count } = succeeded(await admin.call(listScreenings, { company_id: client }));
        provider.answer(serve);
        const started = performance.now();
        const answer = await screen();
        expectFailure(answer, 503, 'sanctions.provider.failed');
        expect(answer.body.message).toBe('There was an error while creating the request');
        expect(performance.now() - started).toBeLessThan(10_500);
        expect(succeeded(await admin.call(listScreenings, { company_id: client })).count).toBe(count);
      },
      30_000,
    );

    it('that keeps failing is left alone, and still never reads as no match', async () => {
      provider.answer(sends('', 'text/plain', 500));
      for (let at = 0; at < FAILURES_UNTIL_OPEN; at++) expectFailure(await screen(), 503, 'sanctions.provider.failed');
      const asked = provider.asked();
      for (let at = 0; at < THOUSAND; at += AT_ONCE) {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, screen));
        for (const answer of answers) expectFailure(answer, 503, 'sanctions.provider.failed');
      }
      expect(provider.asked()).toBe(asked);
    }, 60_000);
  });

  describe('with a fallback', () => {
    beforeAll(() => start(true), 240_000);
    afterAll(stop, 60_000);

    it('that fails leaves the search to the own engine, and the stored answer says so', async () => {
      provider.answer(sends('', 'text/plain', 500));
      const { data } = succeeded(await screen());
      expect(data.searched_with).toMatchObject({ provider: 'local', fallback_from: 'http', fallback_reason: 'status' });
      expect(data.result[0]?.person.name).toBe('Viktor Arkadyevich Melnikov');
    });
  });
});
