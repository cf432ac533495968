import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNKNOWN_ID } from '../support/expect.js';
import { hasBareServers } from '../support/own-stack.js';
import { newTenant, type Person } from '../support/people.js';
import { type OwnGateway, ownGateway, post, type Raw, sendRaw } from './own-gateway.js';

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['host: x', ...headers].map((header) => `${header}\r\n`).join('')}\r\n`;
const ONE_MB_AND_MORE = JSON.stringify({ email: 'x'.repeat(1 << 20) });

(hasBareServers ? describe : describe.skip)('examination 10: what never gets as far as a call', () => {
  let gateway: OwnGateway;
  let admin: Person;
  beforeAll(async () => {
    gateway = await ownGateway({ HEADERS_TIMEOUT_S: '1', BODY_TIMEOUT_S: '2', UPLOAD_TIMEOUT_S: '4' });
    ({ admin } = await newTenant());
  });
  afterAll(() => gateway?.stop());

  function expectOurs({ status, headers, body }: Raw, expected: number, code: string): void {
    expect([status, body.code, body.status]).toEqual([expected, code, 'error']);
    expect(body.message).toEqual(expect.any(String));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-type': expect.stringContaining('application/json'),
    });
  }

  const raw = (...parts: string[]) => sendRaw(gateway.url, ...parts);

  it('has our shape and our headers', async () => {
    expectOurs(await raw(get('/api/v1/%zz')), 400, 'input.invalid');
    expectOurs(await raw(get('/api/v1/nothing')), 404, 'route.not_found');
    expectOurs(await raw(get('/api/v1/login')), 405, 'request.wrong_method');
    expect((await raw(get('/api/v1/login'))).headers.allow).toBe('POST');
    expectOurs(await raw(get('/api/v1/get-terms').replace('GET', 'DELETE')), 405, 'request.wrong_method');
    expectOurs(await raw(get('/api/v1/get-terms').replace('GET', 'PROPFIND')), 405, 'request.wrong_method');
    expectOurs(await raw(get('/api/v1/get-terms', `x-long: ${'x'.repeat(20_000)}`)), 431, 'request.headers_too_big');
    expectOurs(await raw(get(`/api/v1/get-terms?${'x'.repeat(20_000)}`)), 431, 'request.headers_too_big');
    expectOurs(await raw('NONSENSE\r\n\r\n'), 400, 'input.invalid');
    expectOurs(await raw('POST /api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n'), 400, 'input.invalid');
    const signed = `authorization: Bearer ${admin.token}`;
    const long = await raw(get(`/api/v1/get-account-number/${'a'.repeat(5_000)}`, signed));
    expectOurs(long, 400, 'input.invalid');
    expect(Object.keys(long.body.errors as object)).toEqual(['id']);
  });

  it('a JSON body over a megabyte is not told of files of ten', async () => {
    const sent = await post(gateway.url, '/api/v1/login', ONE_MB_AND_MORE, { 'content-type': 'application/json' });
    expectOurs(sent, 413, 'request.too_big');
    expect(sent.body.message).not.toMatch(/file is to big|10MB/);
  });

  it('an announced upload that is too big is read to its end and then told so', async () => {
    const file = 'x'.repeat(14 << 20);
    const parts = `--x\r\nContent-Disposition: form-data; name="file"; filename="big.pdf"\r\n\r\n%PDF-1.4\n${file}\r\n--x--\r\n`;
    for (const path of ['upload-kyc-file', `file/update/${UNKNOWN_ID}`, 'sanction-lists/own/upload']) {
      const answer = await post(gateway.url, `/api/v1/${path}`, parts, {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `Bearer ${admin.token}`,
      });
      expect([path, answer.status, answer.body.code]).toEqual([path, 413, 'upload.too_big']);
    }
  });

  it.each([
    ['headers', 'POST /api/v1/login HTTP/1.1\r\nhost: x\r\n', 3_500],
    [
      'bodies',
      'POST /api/v1/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      5_000,
    ],
    [
      'forms',
      'POST /api/v1/upload-kyc-file HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 999\r\n\r\n--x',
      8_000,
    ],
  ])('a hundred unfinished %s are ended with an answer in time', async (_, start, mostMs) => {
    const since = Date.now();
    const answers = await Promise.all(Array.from({ length: 100 }, () => raw(start)));
    expect(Date.now() - since).toBeLessThan(mostMs);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => [408, 401].includes(status))).toBe(true);
    for (const answer of answers.slice(0, 1)) expect(answer.headers['cache-control']).toBe('no-store');
  });
});
