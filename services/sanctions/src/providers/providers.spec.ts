import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outboundBody } from '@dossier/kit/outbound/outbound';
import { checkUrl, isOutboundFailure } from '@dossier/kit/outbound/outbound-policy';
import { isPublicAddress } from '@dossier/kit/outbound/public-address';
import { afterEach, describe, expect, test } from '@jest/globals';
import { openEngine } from '../engine/engine.js';
import { areWorkersBuilt } from '../engine/workers/locate.js';
import { genericHttpProvider } from './generic-http.js';
import { localProvider } from './local.js';
import { isProviderFailure, type Provider, type ProviderAnswer, providerFailure } from './provider.js';
import { withBreaker, withFallback } from './resilience.js';
import { yenteProvider } from './yente.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const query = {
  type: 'person',
  firstname: 'Ilmarik',
  surname: 'Vargento',
  dob: '1961-04-17',
  nationality: 'RS',
} as const;

async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (isProviderFailure(error)) return error.reason;
    return isOutboundFailure(error) ? error.outbound : String(error);
  }
  return 'answered';
}

describe('reading answers', () => {
  test('yente', async () => {
    let asked = '';
    const url = await serve((request, response) => {
      request.on('data', (chunk: Buffer) => {
        asked += chunk.toString();
      });
      request.on('end', () =>
        answering({
          responses: {
            q: {
              status: 200,
              results: [
                {
                  id: 'NK-1',
                  schema: 'Person',
                  caption: 'Ilmarik Vargento',
                  score: 0.91,
                  match: true,
                  datasets: ['test'],
                  properties: { name: ['Ilmarik Vargento'], birthDate: ['1961'] },
                },
              ],
            },
          },
        })(request, response),
      );
    });
    const answer = await yenteProvider({ url, allowPrivate: true }).screen(query);
    expect(JSON.parse(asked)).toMatchObject({
      queries: {
        q: { schema: 'Person', properties: { firstName: ['Ilmarik'], birthDate: ['1961-04-17'], nationality: ['rs'] } },
      },
    });
    expect(answer.hits[0]).toMatchObject({ score: 0.91, isAlert: true, card: { caption: 'Ilmarik Vargento' } });
  });

  test('a plain HTTP service', async () => {
    const url = await serve(answering({ results: [{ id: '1', name: 'Ilmarik Vargento', score: 0.4 }] }));
    expect((await genericHttpProvider({ url, allowPrivate: true }).screen(query)).hits[0]?.isAlert).toBe(false);
  });
});

describe('trouble is never "no match"', () => {
  const slow: RequestListener = () => undefined;
  const resetting: RequestListener = (request) => request.socket.destroy();
  const breaking: RequestListener = (request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"results":[');
    setTimeout(() => request.socket.destroy(), 10);
  };
  const redirecting: RequestListener = (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200);
    const piece = Buffer.alloc(1 << 20, 32);
    const push = (left: number): void => {
      if (left > 0 && !response.destroyed) response.write(piece, () => push(left - 1));
    };
    push(50);
  };
  test.each([
    ['timeout', slow],
    ['unreachable', resetting],
    ['unreachable', breaking],
    ['redirected', redirecting],
    ['too-large', endless],
    ['status', answering({ results: [] }, 500)],
    ['status', answering({ results: [] }, 204)],
    ['malformed', answering('<html></html>')],
    ['malformed', answering({})],
    ['malformed', answering({ results: {} })],
    ['malformed', answering({ results: [{ id: '1', name: 'X' }] })],
    ['malformed', answering({ results: [{ id: '1', name: 'X', score: '0.9' }] })],
    ['malformed', answering('')],
  ] as [string, RequestListener][])('%s', async (reason, listener) => {
    const url = await serve(listener);
    expect(await reasonOf(genericHttpProvider({ url, allowPrivate: true, totalMs: 700 }).screen(query))).toBe(reason);
  });

  test.each([
    {},
    { responses: {} },
    { responses: { q: { status: 200 } } },
    { responses: { q: { status: 500, results: [] } } },
    { responses: { q: { results: [{ id: 'NK-1', schema: 'Person', properties: {} }] } } },
  ])('another shape than yente gives: %j', async (answer) => {
    const url = await serve(answering(answer));
    expect(await reasonOf(yenteProvider({ url, allowPrivate: true }).screen(query))).toBe('malformed');
  });

  test('0 of 1,000 failing calls answer', async () => {
    const url = await serve((request, response) => {
      const kinds = [answering({}, 500), answering('{'), answering({ results: 'none' }), resetting];
      kinds[Math.floor(Math.random() * kinds.length)]!(request, response);
    });
    const provider = genericHttpProvider({ url, allowPrivate: true, totalMs: 5000 });
    const reasons: string[] = [];
    for (let round = 0; round < 50; round += 1)
      reasons.push(...(await Promise.all(Array.from({ length: 20 }, () => reasonOf(provider.screen(query))))));
    expect(reasons.filter((reason) => reason === 'answered')).toHaveLength(0);
    expect(reasons).toHaveLength(1000);
  }, 60_000);
});

describe('the way out', () => {
  test('refuses private addresses, other hosts, plain http and credentials', async () => {
    const url = await serve(answering({}));
    expect(await reasonOf(outboundBody({ url: url.replace('http:', 'https:') }, { allowedHosts: ['127.0.0.1'] }))).toBe(
      'address-refused',
    );
    expect(await reasonOf(outboundBody({ url }, { allowedHosts: ['127.0.0.1'] }))).toBe('host-refused');
    expect(await reasonOf(outboundBody({ url }, { allowedHosts: ['lists.example'], allowPrivate: true }))).toBe(
      'host-refused',
    );
    expect(() => checkUrl(new URL('https://a:b@lists.example/'), { allowedHosts: ['lists.example'] })).toThrow(
      'credentials',
    );
  });

  test('gives up on a name that nobody resolves within the whole time of the request', async () => {
    const lookup = () => new Promise<never>(() => undefined);
    const policy = { allowedHosts: ['lists.example'], totalMs: 200, lookup };
    expect(await reasonOf(outboundBody({ url: 'https://lists.example/' }, policy))).toBe('timeout');
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'fec0::1',
    'nonsense',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  test.each(['8.8.8.8', '2600::1'])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('breaker and fallback', () => {
  const answer: ProviderAnswer = { provider: 'local', hits: [], versions: {}, engineVersion: '1', threshold: 0.7 };
  const local: Provider = { id: 'local', screen: () => Promise.resolve(answer) };

  test('opens after five failures, tries once after resting, closes on success', async () => {
    let calls = 0;
    let isWell = false;
    let time = 0;
    const flaky: Provider = {
      id: 'p',
      screen: () => {
        calls += 1;
        return isWell ? Promise.resolve(answer) : Promise.reject(providerFailure('p', 'timeout', 'late'));
      },
    };
    const guarded = withBreaker(flaky, { now: () => time });
    for (let at = 0; at < 8; at += 1) await reasonOf(guarded.screen(query));
    expect(calls).toBe(5);
    expect(await reasonOf(guarded.screen(query))).toBe('circuit-open');
    time = 31_000;
    isWell = true;
    expect(await reasonOf(guarded.screen(query))).toBe('answered');
    expect(await reasonOf(guarded.screen(query))).toBe('answered');
  });

  test('a fallback says whose place it took', async () => {
    const failing: Provider = {
      id: 'yente',
      screen: () => Promise.reject(providerFailure('yente', 'timeout', 'late')),
    };
    expect((await withFallback(failing, local).screen(query)).insteadOf).toEqual({
      provider: 'yente',
      reason: 'timeout',
    });
  });
});

(areWorkersBuilt() ? describe : describe.skip)('the own engine', () => {
  test('answers nobody while what it serves may not be searched, in place of another provider neither', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'provider-spec-'));
    const engine = await openEngine({ snapshotDir: dir, workers: 1 });
    try {
      const path = join(dir, 'list.csv');
      await writeFile(path, 'id,name,type,date_of_birth,nationality\n1,Ilmarik Vargento,person,1961,RS\n');
      const files = [{ role: 'main' as const, path }];
      const outcome = await engine.load([{ source: 'sample', format: 'tenant-csv', version: '1', files }]);
      if (!outcome.isLoaded) throw new Error(outcome.detail);
      await engine.swap(outcome.facts.generation);
      let mayServe = false;
      const local = localProvider(engine, () => mayServe);
      const failing = genericHttpProvider({ url: await serve(answering('', 500)), allowPrivate: true });
      const withLocal = withFallback(failing, local);
      expect(await reasonOf(local.screen(query))).toBe('not-ready');
      expect(await reasonOf(withLocal.screen(query))).toBe('not-ready');
      mayServe = true;
      expect((await local.screen(query)).hits).toHaveLength(1);
      expect(await withLocal.screen(query)).toMatchObject({ provider: 'local', insteadOf: { reason: 'status' } });
    } finally {
      await engine.close();
      await rm(dir, { recursive: true, force: true });
    }
  }, 60_000);
});
