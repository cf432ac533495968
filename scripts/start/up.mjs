import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claimPort } from '../servers/ports.mjs';
import { say } from '../servers/progress.mjs';
import { requireAnswers } from './answering.mjs';
import { buildServices, buildWeb } from './build.mjs';
import { externalServers, refuseFresh, unusedPorts } from './external.mjs';
import { lockFolder } from './lock.mjs';
import { dataFolder } from './paths.mjs';
import { seedOnce } from './seed.mjs';
import { stopOnSignal } from './stop-signal.mjs';
import { startSystem } from './system.mjs';
import { systemPorts } from './system-ports.mjs';
import { startWatching, webPort } from './watch.mjs';

/**
 * npm start and npm run dev.
 * @param {{ fresh: boolean, dev: boolean }} options `fresh` removes all data first, `dev` follows edits
 */
export async function up({ fresh, dev }) {
  const dir = dataFolder();
  const external = externalServers(process.env);
  if (fresh) refuseFresh(external, dir);
  await requireAnswers(external.settings);
  await lockFolder(dir);
  /** @type {Array<() => Promise<unknown>>} */
  const stops = [];
  let isStopping = false;
  stopOnSignal(async () => {
    isStopping = true;
    for (const stop of stops.toReversed()) await stop();
  });
  const ports = await systemPorts('fixed', process.env, unusedPorts(external));
  const devPort = dev ? await claimPort(webPort) : undefined;
  if (fresh) await removeData(dir);
  const [built, webBuilt] = [buildServices(), dev ? Promise.resolve() : buildWeb(join(dir, 'built'))];
  // Awaited later; a failure before that is not an unhandled one.
  for (const early of [built, webBuilt]) early.catch(() => {});
  const publicUrl = devPort ? `http://localhost:${devPort}` : undefined;
  const options = { dir, ports, built, webBuilt, publicUrl, sourceMaps: dev, external: process.env, persistent: true };
  const system = await startSystem(options);
  stops.push(system.stop);
  if (devPort) stops.push((await startWatching(dir, system, devPort)).stop);
  await seedOnce(dir, system, (stop) => stops.push(stop));
  if (!isStopping) announce(publicUrl || system.url, system.inboxUrl, dir);
}

/** @param {string} dir removes all in it but the lock and the note of what was built */
async function removeData(dir) {
  const names = (await readdir(dir)).filter((name) => name !== 'lock' && name !== 'built');
  await Promise.all(names.map((name) => rm(join(dir, name), { recursive: true, force: true })));
  say(`Removed all data in ${dir}`);
}

/** @param {string} url @param {string | undefined} inboxUrl @param {string} dir */
function announce(url, inboxUrl, dir) {
  say('Ready. Ctrl-C stops everything.');
  console.log(`\n  Dossier  ${url}`);
  if (inboxUrl) console.log(`  E-mail   ${inboxUrl}`);
  console.log(`  Logs     ${join(dir, 'logs')}\n`);
}
