import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chainAt } from './chain.js';

const KEY = 'key-of-the-node';
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

describe('a node that does not answer as it should', () => {
  let refusing: Server;
  beforeAll(async () => {
    const refuse = (status: number, body: string) =>
      createServer((_, response) => void response.writeHead(status).end(body)).listen(0, '127.0.0.1');
    refusing = refuse(401, `${KEY} is unknown here`);
    await once(refusing, 'listening');
  });
  afterAll(() => void refusing.close());

  it.each([
    ['is away', () => 1, /^HTTP request failed\.$/],
    ['refuses', () => (refusing.address() as AddressInfo).port, /^HTTP request failed\. Status: 401$/],
  ])('%s: the error says so and not where it is', async (_, port, says) => {
    const chain = chainAt({ url: `http://127.0.0.1:${port()}/v3/${KEY}?of=${KEY}`, chainId: 1, token, decimals: 6 });
    const asked = [chain.check(), chain.height(), chain.block(1), chain.transfers([token], 1, 2)];
    for (const outcome of await Promise.allSettled(asked)) {
      const { reason } = outcome as PromiseRejectedResult;
      expect((reason as Error).message).toMatch(says);
      expect(inspect(reason, { depth: 9, showHidden: true })).not.toContain(KEY);
    }
  });
});
