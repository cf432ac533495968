import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumProgram } from '../servers/chromium.mjs';
import { sentenceFor } from '../servers/problem.mjs';
import { inRoot, root } from '../start/paths.mjs';
import { compiled } from '../start/processes.mjs';
import { removeStaleOutput } from '../start/stale-output.mjs';
import { checkCharts } from './charts.mjs';
import { check, node } from './command.mjs';
import { consumerLibraries } from './consumers.mjs';
import { tryReadmeCommands } from './readme-commands.mjs';
import { givenLists } from './real-lists.mjs';
import { describe, fromJest, fromPlaywright, fromTap, sum } from './report.mjs';

/**
 * @typedef {import('./context.mjs').Context} Context
 * @typedef {import('./report.mjs').Result} Result
 * @typedef {(context: Context) => Promise<Result>} Stage
 */

const tool = (/** @type {string} */ path) => inRoot('node_modules', path);
const tsc = tool('tsc7/bin/tsc');

/** @type {Record<string, Stage>} in the order they run */
const stages = {
  lint: async (context) =>
    sum([
      await check(context, 'biome', [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']),
      await check(context, 'boundaries', ['scripts/lint/boundaries.mjs']),
      await check(context, 'length', ['scripts/lint/length.mjs']),
      await check(context, 'lockfile', ['scripts/lint/lockfile.mjs']),
      await check(context, 'texts', ['scripts/lint/texts.mjs']),
    ]),
  types: async (context) => {
    const results = [await check(context, 'types', [tsc, '-b', ...compiled])];
    await removeStaleOutput(compiled.map((folder) => inRoot(folder)));
    for (const folder of ['web', 'test', 'scripts', 'scripts/bench']) results.push(await typesOf(context, folder));
    // After the compiler: scripts use some compiled files, and what only they use is no dead code.
    results.push(await check(context, 'unused', [tool('knip/bin/knip.js'), '--no-progress']));
    return sum(results);
  },
  generated: async (context) => {
    if (!existsSync(inRoot('gateway/openapi.json'))) return absent('gateway/openapi.json');
    return check(context, 'generated', ['scripts/generate.mjs', '--check']);
  },
  scripts: async (context) => {
    const files = globSync('scripts/**/*.spec.mjs', { cwd: root });
    if (files.length === 0) return absent('scripts/**/*.spec.mjs');
    const { output } = await node(context, 'scripts', ['--test', '--test-reporter=tap', ...files]);
    return fromTap(output);
  },
  charts: (context) => checkCharts(context, process.argv.includes('charts')),
  unit: (context) => jest(context, 'unit', ['--ignoreProjects', 'integration']),
  system: async (context) => {
    await context.system();
    return { passed: 1, failed: 0 };
  },
  integration: async (context) => {
    if (globSync('test/**/*.test.ts', { cwd: root }).length === 0) return absent('test/**/*.test.ts');
    const env = { ...(await context.servers()), ...(await systemOrNothing(context)) };
    return jest(context, 'integration', ['--selectProjects', 'integration', '--runInBand'], env);
  },
  journeys: async (context) => {
    if (!existsSync(inRoot('web/playwright.config.ts'))) return absent('web/playwright.config.ts');
    // The servers are for a journey that has processes of its own.
    return playwright(context, 'journeys', { ...(await context.servers()), ...(await context.system()) });
  },
  'real-lists': async (context) => {
    if (!existsSync(givenLists)) return absent(givenLists);
    return playwright(context, 'real-lists', await context.realLists());
  },
  screens: async (context) => playwright(context, 'screens', await context.system(), 60),
  commands: tryReadmeCommands,
  consumers: async (context) => {
    const { env, remove } = await consumerLibraries();
    const file = ['--selectProjects', 'integration', '--runInBand', 'test/events/consumers.test.ts'];
    return jest(context, 'consumers', file, env).finally(remove);
  },
  fuzz: async (context) => {
    const env = { ...(await context.servers()), ...(await context.system()), FUZZ: '10000', ABORTS: '2000' };
    const files = ['test/gateway/fuzz', 'test/gateway/aborts'];
    return jest(context, 'fuzz', ['--selectProjects', 'integration', '--runInBand', ...files], env);
  },
  chaos: async (context) => {
    if (!existsSync(inRoot('scripts/chaos/main.mjs'))) return absent('scripts/chaos/main.mjs');
    const form = process.env.CHAOS === 'long' ? ['--replicas', '3'] : ['--short'];
    const { ok } = await node(context, 'chaos', ['scripts/chaos/main.mjs', ...form], { minutes: 60 });
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  },
};

/**
 * Run only when named: pictures are for people to look at; ten thousand odd requests, every command of the README and a program in
 * Go take their time.
 */
const onRequest = new Set(['screens', 'commands', 'fuzz', 'consumers']);

/** @param {string} what @returns {Result} */
const absent = (what) => ({ passed: 0, failed: 0, absent: what });

/**
 * Runs stages one after the other; one that breaks counts as a failure and does not hide the next.
 * @param {string[]} wanted names, or none for all that are not on request
 * @param {Context} context
 * @returns {Promise<import('./report.mjs').Done[]>}
 */
export async function runStages(wanted, context) {
  const unknown = wanted.filter((name) => !stages[name]);
  if (unknown.length > 0) return unknown.map(refused);
  const names = wanted.length ? wanted : Object.keys(stages).filter((name) => !onRequest.has(name));
  const done = [];
  for (const name of names) {
    console.log(`\n== ${name}`);
    const since = Date.now();
    const result = await runStage(name, context);
    console.log(describe(result));
    done.push({ name, result, seconds: (Date.now() - since) / 1000 });
  }
  console.log('');
  return done;
}

/** @param {string} name @returns {import('./report.mjs').Done} */
function refused(name) {
  console.log(
    `There is no stage ${name}; there are: ${Object.keys(stages).join(', ')}. A part of a path has a slash in it.`,
  );
  return { name, result: { passed: 0, failed: 1 }, seconds: 0 };
}

/** @param {string} name @param {Context} context @returns {Promise<Result>} */
async function runStage(name, context) {
  try {
    return await /** @type {Stage} */ (stages[name])(context);
  } catch (error) {
    console.log(sentenceFor(error));
    return { passed: 0, failed: 1 };
  }
}

/** @param {Context} context @param {string} folder @returns {Promise<Result>} */
async function typesOf(context, folder) {
  if (!existsSync(inRoot(folder, 'tsconfig.json'))) return absent(`${folder}/tsconfig.json`);
  return check(context, `types-${folder.replace('/', '-')}`, [tsc, '-p', folder]);
}

/**
 * Without a system (its own stage says why) tests of it must fail, not reach one that happens to run on the usual port.
 * @param {Context} context
 * @returns {Promise<Record<string, string>>}
 */
const systemOrNothing = (context) => context.system().catch(() => ({ DOSSIER_URL: 'http://127.0.0.1:1' }));

/** @param {Context} context @param {string} name @param {string[]} args @param {Record<string, string>} [env] */
async function jest(context, name, args, env = {}) {
  const file = join(context.dir, `${name}.json`);
  const vmModules = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
  const options = ['--ci', '--json', '--outputFile', file, '--passWithNoTests'];
  await node(
    context,
    name,
    [...vmModules.split(' '), tool('jest/bin/jest.js'), ...args, ...options, ...context.files],
    {
      env: { ...env, NODE_OPTIONS: vmModules },
      minutes: 35,
    },
  );
  return fromJest(JSON.parse(await readFile(file, 'utf8')));
}

/** @param {Context} context @param {string} project @param {Record<string, string>} system @param {number} [minutes] */
async function playwright(context, project, system, minutes = 20) {
  const file = join(context.dir, `${project}.json`);
  const env = { ...system, CHROMIUM: await chromiumProgram(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = [
    tool('@playwright/test/cli.js'),
    'test',
    '--config',
    'web/playwright.config.ts',
    '--project',
    project,
    '--reporter=line,json',
    ...context.files,
  ];
  await node(context, project, args, { env, minutes });
  return fromPlaywright(JSON.parse(await readFile(file, 'utf8')));
}
