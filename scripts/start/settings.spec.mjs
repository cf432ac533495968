import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { processEnvironment } from './environment.mjs';
import { externalServers, refuseFresh, unusedPorts } from './external.mjs';
import { natsUsers, processes } from './processes.mjs';
import { completeSecrets, loadSecrets } from './secrets.mjs';

const secrets = completeSecrets();
const addresses = {
  servers: { MONGO_URL: 'mongodb://x' },
  dir: '/data',
  gatewayPort: 8080,
  publicUrl: 'http://localhost:8080',
  natsHasUsers: true,
};
/** @param {string} name @param {NodeJS.ProcessEnv} [given] */
const environment = (name, given) => processEnvironment({ name, healthPort: 9000 }, addresses, secrets, given);

test('each process gets its own NATS user, and secrets of others are kept from it', () => {
  for (const { name } of processes) {
    const { NATS_USER, NATS_PASSWORD, PRINCIPAL_PRIVATE_KEY, SECRET_KEY } = environment(name);
    assert.equal(NATS_USER, name);
    assert.equal(NATS_PASSWORD, secrets.nats[name]);
    assert.equal(PRINCIPAL_PRIVATE_KEY !== undefined, name === 'gateway');
    assert.equal(SECRET_KEY !== undefined, name === 'identity');
  }
  const passwords = natsUsers.map((user) => secrets.nats[user]);
  assert.equal(new Set(passwords).size, processes.length + 2);
});

test('what the user sets is kept, but for what the start decides', () => {
  assert.equal(environment('identity').PUBLIC_URL, 'http://localhost:8080');
  const given = { PUBLIC_URL: 'https://kyc.example.org', HEALTH_PORT: '1', MONGO_URL: 'mongodb://y' };
  const { PUBLIC_URL, HEALTH_PORT, MONGO_URL } = environment('identity', given);
  assert.deepEqual([PUBLIC_URL, HEALTH_PORT, MONGO_URL], [given.PUBLIC_URL, '9000', 'mongodb://x']);
});

test('the principal keys are a pair in the agreed formats', () => {
  const bytes = (/** @type {string} */ key) => Buffer.from(key, 'base64');
  const privateKey = createPrivateKey({ key: bytes(secrets.principal.privateKey), format: 'der', type: 'pkcs8' });
  assert.equal(privateKey.asymmetricKeyType, 'ed25519');
  const derived = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  assert.equal(derived.toString('base64'), secrets.principal.publicKey);
  assert.equal(bytes(secrets.secretKey).length, 32);
});

test('secrets are made once, for the owner only', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'dossier-secrets-'));
  try {
    const first = await loadSecrets(dir);
    assert.deepEqual(await loadSecrets(dir), first);
    assert.equal((await stat(join(dir, 'secrets.json'))).mode & 0o777, 0o600);
    await writeFile(join(dir, 'secrets.json'), '{ broken');
    await assert.rejects(loadSecrets(dir), { name: 'Problem', message: /secrets\.json is damaged/ });
    assert.equal(await readFile(join(dir, 'secrets.json'), 'utf8'), '{ broken');
  } finally {
    await rm(dir, { recursive: true });
  }
});

test('servers named by the environment are not started here', () => {
  const external = externalServers({ MONGO_URL: 'mongodb://db', SMTP_URL: 'smtp://mail', PATH: '/bin' });
  assert.deepEqual(external.settings, { MONGO_URL: 'mongodb://db', SMTP_URL: 'smtp://mail' });
  assert.deepEqual([...unusedPorts(external)].sort(), ['inbox', 'mongo', 'smtp']);
  assert.throws(() => externalServers({ S3_ENDPOINT: 'http://s3' }), { name: 'Problem', message: /S3_ACCESS_KEY/ });
});

test('starting over is refused while data is kept elsewhere, and the sentence names what to empty', () => {
  const s3 = { S3_ENDPOINT: 'http://s3', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b', S3_BUCKET: 'papers' };
  const refused = (/** @type {Record<string, string>} */ env) => () => refuseFresh(externalServers(env), '/data');
  assert.throws(refused({ MONGO_URL: 'mongodb://db' }), {
    name: 'Problem',
    message: /databases identity, kyc.*MONGO_URL/,
  });
  assert.throws(refused(s3), { name: 'Problem', message: /bucket papers at S3_ENDPOINT, remove the folder \/data/ });
  assert.throws(refused({ NATS_URL: 'nats://bus' }), { name: 'Problem', message: /stream DOSSIER/ });
  assert.doesNotThrow(refused({ SMTP_URL: 'smtp://mail' }));
});
