import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { useSession } from '../session';
import { isApiError } from './api-error';
import { send } from './send';

type Reply = { status: number; body: object; headers?: Record<string, string> };

const unavailable: Reply = { status: 503, body: { status: 'error', code: 'system.unavailable', message: 'Down' } };
const done: Reply = { status: 200, body: { status: 'success' } };

let server: Server;
let url: string;
let replies: Reply[];
let seen: IncomingMessage[];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request);
    const { status, body, headers } = replies.shift() ?? done;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  // Which page is open decides whose calls these are.
  Object.assign(globalThis, { window: { location: { pathname: '/' } } });
  replies = [];
  seen = [];
  useSession.setState({ token: 'dos1.x', ended: false });
});

const write = (body: object) =>
  send(
    new Request(`${url}/create`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  );
const keys = () => seen.map(({ headers }) => headers['idempotency-key']);
const failure = async (pending: Promise<unknown>) => {
  const error = await pending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error('An ApiError was expected');
  return error;
};

describe('send', () => {
  it('repeats a write whose outcome is unknown under the same key', async () => {
    replies = [unavailable, done];
    expect((await failure(write({ name: 'a' }))).retryable).toBe(true);
    await write({ name: 'a' });
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('gives a new key once the outcome is known, and to another body', async () => {
    replies = [done, done, { status: 400, body: { code: 'input.invalid', message: 'No' } }, done];
    await write({ name: 'b' });
    await write({ name: 'b' });
    await failure(write({ name: 'c' }));
    await write({ name: 'c' });
    expect(new Set(keys()).size).toBe(4);
  });

  it('sends no key with a read', async () => {
    await send(new Request(`${url}/list`));
    expect(keys()).toEqual([undefined]);
    expect(seen[0]?.headers.authorization).toBe('Bearer dos1.x');
  });

  it('tells code, field messages and when to come back', async () => {
    const body = { status: 'error', code: 'input.invalid', message: 'Check', errors: { email: 'Invalid email' } };
    replies = [{ status: 429, body, headers: { 'retry-after': '58' } }];
    expect(await failure(write({}))).toMatchObject({
      status: 429,
      code: 'input.invalid',
      errors: body.errors,
      retryAfter: 58,
    });
  });

  it('ends the session when the server has ended it, and only then', async () => {
    replies = [
      { status: 401, body: { code: 'identity.code.wrong', message: 'No' } },
      { status: 401, body: { code: 'session.ended', message: 'Over' } },
    ];
    await failure(write({ step: 1 }));
    expect(useSession.getState().token).toBe('dos1.x');
    await failure(write({ step: 2 }));
    expect(useSession.getState()).toMatchObject({ token: null, ended: true });
  });

  it('says that nobody answered', async () => {
    const nobody = new Request('http://127.0.0.1:1/api/v1/list');
    expect(await failure(send(nobody))).toMatchObject({ status: 0, code: 'network.unreachable', retryable: true });
  });
});
