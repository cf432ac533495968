import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListSource } from '../lists/sources.js';

// Settings are read once, with the first import of what uses them.
process.env.SANCTIONS_PRIVATE_HOSTS = '127.0.0.1';
const { fetchFiles } = await import('./fetch-files.js');

describe('the files of a source', () => {
  let server: Server;
  let dir: string;
  let source: ListSource;
  const contents: Record<string, string> = { '/main.csv': 'main 1', '/alt.csv': 'alt 1' };
  let sent: string[] = [];

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'files-spec-'));
    server = createServer(({ url = '', headers }, response) => {
      const text = contents[url] ?? '';
      const etag = `"${text}"`;
      if (headers['if-none-match'] === etag) {
        response.writeHead(304).end();
        return;
      }
      sent.push(url);
      response.writeHead(200, { etag, 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' }).end(text);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const files = { main: `${base}/main.csv`, aliases: `${base}/alt.csv` };
    source = { id: 'x', title: 'X', format: 'ofac-sdn', files, refreshHours: 6, isOn: true };
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(dir, { recursive: true, force: true });
  });

  test('are fetched again only if one of them has changed, and then all of them', async () => {
    const first = await fetchFiles(source, dir);
    expect(first?.files.map(({ role }) => role)).toEqual(['aliases', 'main']);
    expect(first?.validators.main).toMatchObject({
      etag: '"main 1"',
      lastModified: 'Sat, 21 Nov 2026 08:00:00 GMT',
    });

    sent = [];
    expect(await fetchFiles(source, dir, first?.validators)).toBeUndefined();
    expect(sent).toEqual([]);

    contents['/alt.csv'] = 'alt 2';
    const second = await fetchFiles(source, dir, first?.validators);
    expect(sent.sort()).toEqual(['/alt.csv', '/main.csv']);
    const texts = await Promise.all((second?.files ?? []).map(({ path }) => readFile(path, 'utf8')));
    expect(texts).toEqual(['alt 2', 'main 1']);
    expect(second?.sha256).not.toBe(first?.sha256);
    expect(await fetchFiles(source, dir, second?.validators)).toBeUndefined();
  });

  test('are fetched in full from another address', async () => {
    const first = await fetchFiles(source, dir);
    const moved = { ...source, files: { main: `${source.files.main}?key=2`, aliases: source.files.aliases as string } };
    sent = [];
    expect(await fetchFiles(moved, dir, first?.validators)).toBeDefined();
    expect(sent).toContain('/main.csv?key=2');
  });

  test('are fetched from where the publisher leads on to, if the source names that host', async () => {
    const store = createServer((_, response) => response.end('stored')).listen(0, '127.0.0.2');
    await once(store, 'listening');
    const signed = `http://127.0.0.2:${(store.address() as AddressInfo).port}/main.csv?signature=x`;
    const publisher = createServer((_, response) => response.writeHead(302, { location: signed }).end());
    await once(publisher.listen(0, '127.0.0.1'), 'listening');
    const main = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}/main.csv`;
    const moved: ListSource = { ...source, files: { main } };
    try {
      await expect(fetchFiles(moved, dir)).rejects.toMatchObject({ refusal: 'address-refused' });
      const found = await fetchFiles({ ...moved, redirectHosts: ['127.0.0.2'] }, dir);
      expect(await readFile(found?.files[0]?.path ?? '', 'utf8')).toBe('stored');
    } finally {
      for (const each of [store, publisher]) each.closeAllConnections();
      for (const each of [store, publisher]) each.close();
    }
  });
});
