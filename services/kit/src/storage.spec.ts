import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const away = { wire: { code: 'system.unavailable' } };
const open: Socket[] = [];
let silent: Server;

/** A store at this port. The settings are read when it is opened, the module only once they are complete. */
async function storageAt(port: number) {
  Object.assign(process.env, {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY: 'nobody',
    S3_SECRET_KEY: 'none',
  });
  const { openStorage } = await import('./storage.js');
  return openStorage();
}

beforeAll(async () => {
  silent = createServer((socket) => void open.push(socket.resume())).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterAll(() => {
  for (const socket of open) socket.destroy();
  silent.close();
});

test('a store that refuses connections is unavailable, also at its first use', async () => {
  const storage = await storageAt(1);
  for (const asked of [storage.prepare(), storage.get('key'), storage.mark('key'), storage.remove('key')])
    await expect(asked).rejects.toMatchObject(away);
});

test('a store that takes a request and never answers is unavailable within five seconds', async () => {
  const storage = await storageAt((silent.address() as AddressInfo).port);
  const started = Date.now();
  const asked = [
    storage.prepare(),
    storage.get('key'),
    storage.put('key', Readable.from([Buffer.alloc(100_000)]), 'application/pdf'),
    storage.mark('key'),
    storage.remove('key'),
  ];
  for (const outcome of await Promise.allSettled(asked)) expect(outcome).toMatchObject({ reason: away });
  expect(Date.now() - started).toBeLessThan(5_000);
});
