import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from '../servers/child.mjs';
import { fixedPorts, freePort } from '../servers/ports.mjs';
import { inRoot, root } from '../start/paths.mjs';
import { processes } from '../start/processes.mjs';
import { webPort } from '../start/watch.mjs';

/**
 * How a command of the README is tried: `short` has it do as little as it can, one that `serves` is stopped once it is ready,
 * and what another stage runs anyway is named.
 * @typedef {{ short?: string[], serves?: true, stage?: string }} Trial
 */

/** @type {Record<string, Trial>} */
export const trials = {
  'npm start': { serves: true },
  'npm start -- --fresh': { serves: true },
  'npm run dev': { serves: true },
  'npm test': { stage: 'all of them' },
  'npm run screens': { short: ['--', 'e2e/screens/frame'] },
  'npm run bench': { short: ['--', '--short'] },
  'npm run bench:sanctions': { short: ['--', '--short'] },
  'npm run test:chaos': { stage: 'chaos' },
  'npm run k6 -- smoke': {},
  'npm run images': { stage: 'none: it needs a builder and minutes' },
  'npm run test:k8s': { stage: 'none: it needs root, a builder and an hour' },
  'npm run generate': { stage: 'generated' },
};

const READY = 'Ready. Ctrl-C stops everything.';
const STOPPED = 'Stopped.';
const LONGEST_MS = 240_000;
const LONGEST_STOP_MS = 30_000;

/** @returns {string[]} the commands that the README tells of */
export function readmeCommands() {
  const text = readFileSync(inRoot('README.md'), 'utf8');
  const inTable = [...text.matchAll(/^\| `(npm [^`]+)`/gm)].map(([, command = '']) => command.trim());
  const inStart = [...text.matchAll(/^(npm [\w: -]+?) +#/gm)].map(([, command = '']) => command.trim());
  return [...inStart, ...inTable];
}

/**
 * Starts every command of the README once, in its shortest form; one that this file does not know fails.
 * @param {import('./context.mjs').Context} context
 * @returns {Promise<import('./report.mjs').Result>}
 */
export async function tryReadmeCommands(context) {
  const dir = await mkdtemp(join(tmpdir(), 'dossier-readme-'));
  const env = { ...process.env, DOSSIER_DIR: dir, ...(await freePorts()) };
  const result = { passed: 0, failed: 0 };
  for (const command of readmeCommands()) {
    const trial = trials[command];
    if (trial?.stage) continue;
    const since = Date.now();
    const how = trial ? await tryCommand(context, command, trial, env) : 'no trial is known for it';
    console.log(`${command}: ${how ?? 'runs'}, ${((Date.now() - since) / 1000).toFixed(1)} s`);
    if (how) result.failed++;
    else result.passed++;
  }
  await rm(dir, { recursive: true, force: true });
  return result;
}

/**
 * @param {import('./context.mjs').Context} context
 * @param {string} command
 * @param {Trial} trial
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} what is wrong with it
 */
async function tryCommand(context, command, { short = [], serves }, env) {
  const [program = 'npm', ...args] = command.split(' ');
  const name = command.replace(/[^a-z]+/g, '-');
  const log = join(context.dir, 'stages', `${name}.log`);
  let ready = () => {};
  const isReady = new Promise((/** @type {(how: string) => void} */ resolve) => {
    ready = () => resolve('ready');
  });
  const onLine = (/** @type {string} */ line) => void (line.includes(READY) && ready());
  const running = launch({ name, command: program, args: [...args, ...short], cwd: root, env, log, onLine });
  const late = delay(LONGEST_MS, 'late', { ref: false });
  const how = await Promise.race([running.exited, isReady, late]);
  await running.stop();
  if (serves ? how === 'ready' && (await hasStopped(log)) : how === 'code 0') return undefined;
  const output = await readFile(log, 'utf8');
  console.log(output.split('\n').slice(-60).join('\n'));
  return how === 'ready' ? 'was ready, but did not stop in order' : `ended with ${how}`;
}

/** npm ends by the signal, and what it had started is still stopping. @param {string} log */
async function hasStopped(log) {
  const end = Date.now() + LONGEST_STOP_MS;
  while (Date.now() < end) {
    if ((await readFile(log, 'utf8')).includes(STOPPED)) return true;
    await delay(200);
  }
  return false;
}

/** @returns {Promise<Record<string, string>>} every fixed port moved to a free one */
async function freePorts() {
  const fixed = [...Object.values(fixedPorts), webPort, ...processes.map(({ health }) => health)];
  const moved = await Promise.all(fixed.map(async ({ variable }) => [variable, String(await freePort())]));
  return Object.fromEntries(moved);
}
