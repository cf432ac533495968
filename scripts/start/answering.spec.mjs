import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import test from 'node:test';
import { freePort } from '../servers/ports.mjs';
import { placesOf, requireAnswers } from './answering.mjs';

/** @type {Array<[string, Array<{ host: string, port: number }>]>} */
const cases = [
  [
    'mongodb://user:p%40ss@a:1,b/?replicaSet=rs0',
    [
      { host: 'a', port: 1 },
      { host: 'b', port: 27017 },
    ],
  ],
  ['mongodb+srv://cluster.example.org', []],
  [
    'nats://a:4333,nats://b',
    [
      { host: 'a', port: 4333 },
      { host: 'b', port: 4222 },
    ],
  ],
  ['localhost:4222', [{ host: 'localhost', port: 4222 }]],
  ['https://s3.example.org/base', [{ host: 's3.example.org', port: 443 }]],
  ['smtp://user:word@[::1]:2525', [{ host: '::1', port: 2525 }]],
];

for (const [address, places] of cases) {
  test(`${address} names ${places.length} places`, () => assert.deepEqual(placesOf(address), places));
}

test('a server elsewhere that does not listen is named before anything starts', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const closed = await freePort();
  try {
    await requireAnswers({ MONGO_URL: `mongodb://127.0.0.1:${closed},127.0.0.1:${port}/?replicaSet=x` });
    await assert.rejects(requireAnswers({ NATS_URL: `nats://127.0.0.1:${closed}` }), {
      name: 'Problem',
      message: `Nothing listens at 127.0.0.1:${closed}, which NATS_URL names; start that server, or start without NATS_URL.`,
    });
  } finally {
    server.close();
  }
});
