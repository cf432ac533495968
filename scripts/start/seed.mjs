import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from '../servers/child.mjs';
import { say } from '../servers/progress.mjs';
import { inRoot } from './paths.mjs';

/**
 * Fills a new data folder with demo data through the public API. Its output holds passwords, so it is shown, not logged.
 * @param {string} dir
 * @param {import('./system.mjs').System} system
 * @param {(stop: () => Promise<void>) => void} started hands out the way to stop it half-way
 */
export async function seedOnce(dir, { url, inboxUrl = '', servers, scripts }, started) {
  const script = inRoot('scripts/seed/seed.mjs');
  const marker = join(dir, servers.mongod ? 'seeded' : `seeded-${shortHash(scripts.MONGO_URL ?? '')}`);
  if (existsSync(marker) || !existsSync(script)) return;
  say('Filling in demo data (first start)');
  const seed = launch({
    name: 'seed',
    command: process.execPath,
    args: [script],
    env: { ...process.env, ...scripts, DOSSIER_URL: url, INBOX_URL: inboxUrl, LOG_LEVEL: 'warn' },
    log: '/dev/null',
    onLine: (line) => console.log(line),
  });
  started(seed.stop);
  const how = await seed.exited;
  if (how === 'code 0') await writeFile(marker, new Date().toISOString());
  else say(`The demo data is incomplete (${how}); start over with npm start -- --fresh.`);
}

/** Tells databases elsewhere apart. @param {string} text */
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
