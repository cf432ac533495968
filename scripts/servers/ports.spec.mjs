import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import test from 'node:test';
import {
  claimPort,
  fixedPorts,
  freePort,
  portSentence,
  privilegedPortSentence,
  tryPort,
  wantedPort,
} from './ports.mjs';

test('a fixed port can be changed by its variable', () => {
  assert.equal(wantedPort(fixedPorts.nats, {}), 4322);
  assert.equal(wantedPort(fixedPorts.nats, { NATS_PORT: '' }), 4322);
  assert.equal(wantedPort(fixedPorts.nats, { NATS_PORT: '5000' }), 5000);
});

for (const value of ['0', '65536', '-1', '80.5', 'many']) {
  test(`${value} is refused as a port`, () => {
    assert.throws(() => wantedPort(fixedPorts.s3, { S3_PORT: value }), {
      name: 'Problem',
      message: `S3_PORT=${value} is not a port for MinIO; give a number from 1 to 65535.`,
    });
  });
}

test('a port in use is named with its variable', async () => {
  const server = createServer();
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  try {
    assert.equal(await tryPort(port), undefined);
    await assert.rejects(claimPort(fixedPorts.mongo, { MONGO_PORT: String(port) }), {
      message: portSentence(fixedPorts.mongo, port),
    });
    assert.match(
      portSentence(fixedPorts.mongo, port),
      new RegExp(`Port ${port} \\(MongoDB\\).*MONGO_PORT=${port + 1}`),
    );
  } finally {
    server.close();
  }
});

test('a port that only the system may open is named with its variable', async () => {
  const refused = () => Promise.reject(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
  await assert.rejects(claimPort(fixedPorts.gateway, { GATEWAY_PORT: '80' }, refused), {
    name: 'Problem',
    message: privilegedPortSentence(fixedPorts.gateway, 80),
  });
  assert.match(privilegedPortSentence(fixedPorts.gateway, 80), /port 80 \(the web application\).*GATEWAY_PORT=8080/);
});
