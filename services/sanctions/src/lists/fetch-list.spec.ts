import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type FetchOutcome, fetchListFile } from './fetch-list.js';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

describe('fetching a file of a list', () => {
  let server: Server;
  let dir: string;
  /** One answer a request; the last one for all further ones. */
  let answers: Serve[] = [];
  let asked: IncomingMessage[] = [];

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'fetch-spec-'));
    server = createServer((request, response) => {
      asked.push(request);
      const [next] = answers.length > 1 ? answers.splice(0, 1) : answers;
      next?.(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(dir, { recursive: true, force: true });
  });

  const fetchIt = (known: { etag?: string; lastModified?: string } = {}, attempts?: number): Promise<FetchOutcome> => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list.csv`;
    const policy = { allowedHosts: ['127.0.0.1'], allowPrivate: true };
    return fetchListFile({ url, dir, policy, ...known, ...(attempts && { attempts }) });
  };
  const STAMP = 'Sat, 21 Nov 2026 08:00:00 GMT';
  const sends: Serve = (_, response) =>
    void response.writeHead(200, { etag: '"v1"', 'last-modified': STAMP }).end('id,name\n');
  const fails =
    (status: number): Serve =>
    (_, response) =>
      void response.writeHead(status).end('later');

  test('keeps the file under its hash with what the publisher said of it', async () => {
    answers = [sends];
    const outcome = await fetchIt();
    expect(outcome).toMatchObject({ isChanged: true, bytes: 8, etag: '"v1"', lastModified: STAMP });
    expect(outcome.isChanged && (await readFile(outcome.path, 'utf8'))).toBe('id,name\n');
    expect(asked[0]?.headers).not.toHaveProperty('if-none-match');
  });

  test('tells the publisher what is at hand, and takes 304 for unchanged', async () => {
    answers = [fails(304)];
    expect(await fetchIt({ etag: '"v1"', lastModified: STAMP })).toEqual({ isChanged: false });
    expect(asked[0]?.headers).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': STAMP });
  });

  test('tries again after a busy server and a broken connection', async () => {
    answers = [fails(503), (_, response) => void response.destroy(), sends];
    expect(await fetchIt()).toMatchObject({ isChanged: true, bytes: 8 });
    expect(asked).toHaveLength(3);
  });

  test('gives up after its attempts and leaves nothing behind', async () => {
    answers = [
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('id,na');
        setTimeout(() => response.destroy(), 20);
      },
    ];
    await expect(fetchIt({}, 2)).rejects.toThrow('unreachable');
    expect(asked).toHaveLength(2);
    expect((await readdir(dir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  test('does not try again where the refusal is ours', async () => {
    answers = [(_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()];
    await expect(fetchIt()).rejects.toThrow('address-refused');
    expect(asked).toHaveLength(1);
  });
});
