import { writeFile } from 'node:fs/promises';
import { say } from '../servers/progress.mjs';
import { stopOnSignal } from '../start/stop-signal.mjs';
import { checkAll } from './checks/index.mjs';
import { makeLoad } from './clients.mjs';
import { followCommits } from './commits.mjs';
import { gather } from './evidence.mjs';
import { killAtRandom } from './killer.mjs';
import { chaosOptions } from './options.mjs';
import { plantFaults } from './plant.mjs';
import { failuresOf, table } from './report.mjs';
import { settle } from './settle.mjs';
import { shownCounts } from './shown.mjs';
import { startWorld } from './world.mjs';

/** @param {import('./options.mjs').Options} options @param {import('./world.mjs').World} world @returns {Promise<import('./report.mjs').Report>} */
async function run(options, { system, urls }) {
  const mongoUrl = system.settings.MONGO_URL ?? '';
  const following = await followCommits(mongoUrl);
  const load = await makeLoad(urls, options);
  say(`${options.clients} clients at work, ${options.kills} kills, seed ${options.seed}`);
  const since = Date.now();
  let isOver = false;
  const working = load.work().finally(() => {
    isOver = true;
  });
  const killing = killAtRandom(system, options, { made: load.made, isOver: () => isOver });
  const [kills] = await Promise.all([killing, working]);
  const seconds = (Date.now() - since) / 1000;
  const settled = await settle(mongoUrl);
  const journal = load.clients.flatMap((client) => [...client.journal.values()]);
  const commits = await following.end();
  const told = { journal, traffic: load.traffic, shown: await shownCounts(load.clients), commits };
  const evidence = await gather(mongoUrl, told);
  // What is planted next must not be mended by the system itself.
  await Promise.all(system.processes.map((process) => process.stop()));
  return {
    options,
    made: load.made(),
    seconds,
    kills,
    settled,
    traffic: load.traffic,
    outcomes: countBy(evidence.changes.workflow.map(({ state }) => state)),
    findings: checkAll(evidence),
    planted: await plantFaults(mongoUrl, told),
  };
}

/** @param {string[]} names */
function countBy(names) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Clients work while processes are killed; afterwards nothing may be lost, doubled, stuck or out of order. */
export async function main() {
  const options = chaosOptions(process.argv.slice(2));
  const world = await startWorld(options.replicas);
  stopOnSignal(world.stop);
  /** @type {string[]} */
  let failures = ['it did not end'];
  try {
    const report = await run(options, world);
    failures = failuresOf(report);
    console.log(table(report));
    if (options.json) await writeFile(options.json, JSON.stringify({ ...report, failures }, null, 2));
  } finally {
    await world.stop(failures.length > 0);
    if (failures.length > 0) console.log(`Data and logs of this run: ${world.dir}`);
  }
  console.log(
    failures.length === 0 ? '\nNothing was lost, doubled, stuck or out of order.' : `\nFAILED\n${failures.join('\n')}`,
  );
  process.exit(failures.length === 0 ? 0 : 1);
}
