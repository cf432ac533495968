import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { natsConfiguration } from './nats.mjs';
import { natsProgram } from './programs.mjs';

const store = '/data/with "quotes" and spaces';
const users = [{ user: 'kyc', password: 's3cret', permissions: { publish: { allow: ['kyc.>'] } } }];
const authorization = `authorization: ${JSON.stringify({ users })}`;

test('an acknowledged message survives a power cut, and nobody outside this machine is listened to', () => {
  const text = natsConfiguration({ port: 4000, monitorPort: 4001, store });
  assert.match(text, /^ {2}sync_interval: always$/m);
  assert.match(text, /^listen: "127\.0\.0\.1:4000"$/m);
  assert.match(text, /^http: "127\.0\.0\.1:4001"$/m);
});

test('nats-server accepts the configuration with users', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dossier-nats-'));
  const file = join(folder, 'nats.conf');
  try {
    await writeFile(file, natsConfiguration({ port: 4000, monitorPort: 4001, store, authorization }));
    await promisify(execFile)(await natsProgram(), ['-t', '-c', file]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
