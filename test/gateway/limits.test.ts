import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { reportClientError } from '@dossier/proto/calls/identity';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { endProcess, freePort, hasBareServers, type Running, startProcess } from '../support/own-stack.js';
import { type OwnGateway, ownGateway } from './own-gateway.js';

const { count, seconds } = reportClientError.limit as { count: number; seconds: number };
const withServers = hasBareServers ? describe : describe.skip;

withServers('foundations 6: the limit of an address', () => {
  let stack: OwnGateway;
  const more: { url: string; process: Running }[] = [];

  beforeAll(async () => {
    stack = await ownGateway({ RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.0/8' });
    for (let at = 0; at < 2; at++) {
      const port = await freePort();
      const process = startProcess('gateway/dist/main.js', { ...stack.env, GATEWAY_PORT: String(port) });
      await process.ready;
      more.push({ url: `http://127.0.0.1:${port}`, process });
    }
  });
  afterAll(async () => {
    await Promise.all(more.map(({ process }) => endProcess(process)));
    await stack?.stop();
  });

  /** Sends twice what is allowed, in turn to each of the gateways, and tells how many were let in. */
  async function letIn(urls: readonly string[], address: string): Promise<number> {
    const left = seconds * 1_000 - (Date.now() % (seconds * 1_000));
    // Not over the end of a window, where counting starts anew.
    if (left < 15_000) await pause(left + 100);
    const asked = Array.from({ length: count * 2 }, (_, at) =>
      api(undefined, urls[at % urls.length])(reportClientError, {}, { 'x-forwarded-for': address }),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    return statuses.filter((status) => status !== 429).length;
  }

  it('is the same with one gateway and with three', async () => {
    const all = [stack.url, ...more.map(({ url }) => url)];
    expect(await letIn([stack.url], '203.0.113.1')).toBe(count);
    expect(await letIn(all, '203.0.113.3')).toBe(count);
    const refused = await api()(reportClientError, {}, { 'x-forwarded-for': '203.0.113.3' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(seconds);
  });

  it('I9: counts the address that the last of our proxies saw, not one that a sender names', async () => {
    const forged = await letIn([stack.url], '198.51.100.7, 203.0.113.5');
    expect(forged).toBe(count);
    expect(await letIn([stack.url], '198.51.100.8, 203.0.113.5')).toBe(0);
  });
});

withServers('foundations 6: TRUST_PROXY', () => {
  it.each(['true', 'yes', '10.0.0.0/99'])('%s ends the start with a sentence', async (value) => {
    const entry = join(import.meta.dirname, '..', '..', 'gateway/dist/main.js');
    const child = spawn(process.execPath, [entry], { env: { ...process.env, TRUST_PROXY: value } });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text));
    const [code] = await once(child, 'exit');
    expect(code).not.toBe(0);
    expect(said).toContain('TRUST_PROXY must be how many proxies of ours stand before the gateway');
  });
});
