// Makes the super user of an installation: node scripts/create-super-user.mjs --email root@example.com [--username …] [--force]
// It asks the running identity service over NATS, as the user `scripts`; no HTTP call can do this.
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fixedPorts, wantedPort } from './servers/ports.mjs';
import { exitWith, problem } from './servers/problem.mjs';
import { dataFolder } from './start/paths.mjs';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const PASSWORD_LENGTH = 14;

/** @returns {string} about 80 bits; no letters that look alike */
const newPassword = () => Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Without NATS_URL the system that `npm start` runs on this machine is meant. */
async function useLocalSystem() {
  if (process.env.NATS_URL) return;
  const file = join(dataFolder(), 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw problem('Set NATS_URL, NATS_USER and NATS_PASSWORD, or run npm start first.');
  });
  process.env.NATS_URL = `nats://127.0.0.1:${wantedPort(fixedPorts.nats)}`;
  process.env.NATS_USER = 'scripts';
  process.env.NATS_PASSWORD = JSON.parse(text).nats.scripts;
}

try {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      username: { type: 'string', default: 'Super user' },
      force: { type: 'boolean', default: false },
    },
  });
  const { email, username, force } = values;
  if (!email) throw problem('Say whose account it is: --email root@example.com');
  await useLocalSystem();
  await import('reflect-metadata');
  const { Bus } = await import('@dossier/kit/bus');
  const { nats } = await import('@dossier/kit/nats');
  const { createSuperUser } = await import('@dossier/proto/calls/identity-operators');
  const late = delay(10_000).then(() => {
    throw problem(`NATS does not answer at ${process.env.NATS_URL}; is the system running?`);
  });
  await Promise.race([nats(), late]);
  const password = newPassword();
  await new Bus().call(createSuperUser, { username, email, password, force });
  console.log(`Made the super user ${email}\nPassword (shown once): ${password}`);
  process.exit(0);
} catch (error) {
  exitWith(error);
}
