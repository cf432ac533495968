import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { inRoot } from '../start/paths.mjs';

/**
 * What the API server says to a new Secret: 201, 409 for one that exists; `trouble` answers of 503 come first.
 * @param {string[]} existing @param {number} [trouble]
 */
async function apiServer(existing, trouble = 0) {
  /** @type {{ url: string, token: string, secret: any }[]} */
  const made = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      if (trouble-- > 0) return response.writeHead(503).end();
      const secret = JSON.parse(text);
      if (existing.includes(secret.metadata.name)) return response.writeHead(409).end('{}');
      made.push({ url: `${request.method} ${request.url}`, token: request.headers.authorization ?? '', secret });
      return response.writeHead(201).end('{}');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, made, close: () => server.close() };
}

/** @param {string} url @param {object[]} wanted */
async function run(url, wanted) {
  const account = await mkdtemp(join(tmpdir(), 'dossier-account-'));
  await Promise.all([writeFile(join(account, 'namespace'), 'kyc'), writeFile(join(account, 'token'), 'abc\n')]);
  const env = { ...process.env, API_SERVER: url, SERVICE_ACCOUNT: account, SECRETS: JSON.stringify(wanted) };
  const child = spawn(process.execPath, [inRoot('deploy/jobs/main.mjs'), 'make-secrets'], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise((resolve) => child.on('exit', resolve));
  await rm(account, { recursive: true });
  return { code, output };
}

test('makes what is missing and keeps what is there', async () => {
  const { url, made, close } = await apiServer(['old-s3'], 1);
  const wanted = [
    { name: 'keys', holds: 'keys' },
    { name: 'old-s3', holds: 's3' },
    { name: 'nats-kyc', holds: 'password' },
    { name: 'nats-workflow', holds: 'password' },
  ];
  const { code, output } = await run(url, wanted);
  close();
  assert.equal(code, 0, output);
  assert.equal(output, 'made keys\nkept old-s3\nmade nats-kyc\nmade nats-workflow\n');
  assert.deepEqual(
    new Set(made.map((one) => `${one.url} ${one.token}`)),
    new Set(['POST /api/v1/namespaces/kyc/secrets Bearer abc']),
  );
  const [keys, first, second] = made.map(({ secret }) => secret.stringData);
  const der = (/** @type {string} */ name) => Buffer.from(keys[name], 'base64');
  const derived = createPublicKey(
    createPrivateKey({ key: der('principal-private-key'), format: 'der', type: 'pkcs8' }),
  );
  assert.deepEqual(derived.export({ format: 'der', type: 'spki' }), der('principal-public-key'));
  assert.equal(der('secret-key').length, 32);
  assert.notEqual(first.password, second.password);
  // nats.conf takes it from a variable, where a digit first would make it a number.
  assert.match(first.password, /^[a-z][a-z0-9]{40,}$/);
});

test('says what it may not do, and ends', async () => {
  const server = createServer((_, response) => response.writeHead(403).end('secrets is forbidden'));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const { code, output } = await run(`http://127.0.0.1:${port}`, [{ name: 'keys', holds: 'keys' }]);
  server.close();
  assert.equal(code, 1);
  assert.match(output, /Secret keys: 403 secrets is forbidden/);
});
