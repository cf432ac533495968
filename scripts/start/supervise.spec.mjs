import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../servers/ports.mjs';
import { supervise } from './supervise.mjs';

const program = `require('node:http').createServer((_, response) => response.end()).listen(Number(process.env.PORT))`;

test('a process starts anew when it is killed and when it is told to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dossier-supervise-'));
  const healthPort = await freePort();
  const env = { ...process.env, PORT: String(healthPort) };
  const started = { name: 'probe', command: process.execPath, args: ['-e', program], env, log: join(folder, 'log') };
  const probe = await supervise({ ...started, healthPort, quiet: true });
  const anew = async (/** @type {() => void} */ end) => {
    const { pid } = probe;
    end();
    for (let tries = 0; probe.pid === pid && tries < 200; tries++) await delay(50);
    assert.notEqual(probe.pid, pid);
    await probe.ready();
  };
  try {
    await anew(() => probe.kill('SIGKILL'));
    await anew(() => probe.restart());
  } finally {
    await probe.stop();
    await rm(folder, { recursive: true });
  }
});
