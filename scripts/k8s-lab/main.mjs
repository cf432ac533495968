// npm run test:k8s [-- STEP…] [--again] [--keep] [--rate 50]: a real cluster of one node on this machine, and the system installed, rolled, killed,
// drained, scaled, upgraded and rolled back in it. `-- stop` ends a cluster that was kept.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitWith, problem, sentenceFor } from '../servers/problem.mjs';
import { step } from '../servers/progress.mjs';
import { run } from '../servers/run.mjs';
import { inRoot } from '../start/paths.mjs';
import { stopOnSignal } from '../start/stop-signal.mjs';
import { startCluster } from './cluster.mjs';
import { buildImages } from './images.mjs';
import { lacking } from './lacking.mjs';
import { address, folder, inside, machinePid, stopMachine } from './machine.mjs';
import { table } from './report.mjs';
import { steps } from './steps/index.mjs';

const NODE_PORT = 30_080;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    again: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    rate: { type: 'string', default: '50' },
  },
});

/** Those that make what the others work on. @type {typeof steps} */
const first = {
  images: { title: 'build the images', run: async () => ({ said: await buildImages(options.again) }) },
  cluster: { title: 'an empty cluster', run: async () => ({ said: `Kubernetes ${await startCluster()}` }) },
};
const all = { ...first, ...steps };

/** @param {string} name @returns {Promise<import('./steps/index.mjs').Outcome>} */
async function runInside(name) {
  const file = join(folder, 'outcome.json');
  rmSync(file, { force: true });
  const [command, args] = inside([process.execPath, inRoot('scripts/k8s-lab/inside.mjs'), name, file], 'network');
  const env = { ...process.env, DOSSIER_URL: `http://${address}:${NODE_PORT}`, REQUESTS_PER_SECOND: options.rate };
  const { output } = await run(command, args, { env });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { said: output.trim(), isWrong: true };
  }
}

/** @param {string} name @returns {Promise<import('./report.mjs').Done>} */
async function carryOut(name) {
  const since = Date.now();
  const own = first[name];
  const { title } = all[name] ?? { title: name };
  const failed = (/** @type {unknown} */ error) => ({ said: sentenceFor(error), isWrong: true });
  const outcome = await step(title, () => (own ? own.run() : runInside(name)).catch(failed));
  return { name, title, seconds: (Date.now() - since) / 1000, load: loadavg()[0] ?? 0, ...outcome };
}

/** @param {string[]} names @returns {Promise<import('./report.mjs').Done[]>} up to the first that others cannot do without */
async function carryOutAll(names) {
  const done = [];
  for (const name of names) {
    const one = await carryOut(name);
    done.push(one);
    console.log(table([one]).split('\n').at(-1));
    if (one.isWrong && (name in first || name === 'install')) break;
  }
  return done;
}

async function main() {
  if (positionals[0] === 'stop') return stopMachine();
  const why = await lacking();
  if (why) return console.log(`SKIPPED: no cluster can run here, as ${why}.`);
  const names = positionals.length > 0 ? positionals : Object.keys(all);
  const unknown = names.filter((name) => !Object.hasOwn(all, name));
  if (unknown.length > 0)
    throw problem(`There is no step ${unknown}; there are: ${Object.keys(all).join(', ')}, stop.`);
  const isOwn = !machinePid() && !options.keep;
  if (isOwn) stopOnSignal(stopMachine);
  const done = await carryOutAll(names);
  if (isOwn) await stopMachine();
  const report = `${table(done)}\n`;
  mkdirSync(inRoot('.local'), { recursive: true });
  writeFileSync(inRoot('.local/k8s.md'), report);
  console.log(`\n${report}`);
  process.exit(done.some(({ isWrong }) => isWrong) ? 1 : 0);
}

await main().catch(exitWith);
