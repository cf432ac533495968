// npm run k6 -- smoke|load|stress|spike|peak|soak [--url https://…]: prepares people and clients, runs k6, and writes a page with what came out.
// Without --url a system of its own is started for it, and is gone afterwards.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from '../servers/child.mjs';
import { exitWith, problem } from '../servers/problem.mjs';
import { k6Program } from '../servers/programs.mjs';
import { step } from '../servers/progress.mjs';
import { buildServices, buildWeb } from '../start/build.mjs';
import { inRoot } from '../start/paths.mjs';
import { startSystem } from '../start/system.mjs';
import { systemPorts } from '../start/system-ports.mjs';
import { prepare } from './prepare.mjs';
import { mostPeople, SHAPES } from './shapes.js';

/** @param {string} dir @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
async function ownSystem(dir) {
  await Promise.all([buildServices(), buildWeb(inRoot('.local', 'built'))]);
  const settings = { RATE_LIMIT_FACTOR: '100000', SANCTIONS_REFRESH: 'false' };
  const ports = await systemPorts('random');
  return startSystem({ dir: join(dir, 'system'), ports, persistent: false, quiet: true, settings });
}

/** @param {string} kind @param {string | undefined} given address of an installation @param {string} dir @returns {Promise<number>} exit code */
async function run(kind, given, dir) {
  const k6 = await k6Program();
  const { url, stop } = given ? { url: given, stop: async () => {} } : await ownSystem(dir);
  try {
    const people = mostPeople(kind);
    const prepared = await step(`Preparing ${people} pairs of people and their clients`, () => prepare(url, people));
    if (!prepared.screens) console.log('There are no sanction lists to screen against: the step "screen" is left out.');
    const [file, report] = [join(dir, 'people.json'), inRoot('.local', 'k6', `${kind}.html`)];
    await mkdir(inRoot('.local', 'k6'), { recursive: true });
    await writeFile(file, JSON.stringify(prepared), { mode: 0o600 });
    const running = launch({
      name: 'k6',
      command: k6,
      args: ['run', '--no-usage-report', '--quiet', inRoot('scripts/k6/journey.js')],
      env: { ...process.env, DOSSIER_URL: url, KIND: kind, PEOPLE: file, REPORT: report },
      log: inRoot('.local', 'k6', `${kind}.log`),
      onLine: (line) => console.log(line),
    });
    const how = await running.exited;
    console.log(`Summary: ${report}`);
    return how === 'code 0' ? 0 : 1;
  } finally {
    await stop();
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { url: { type: 'string' } } });
const [kind = ''] = positionals;
const dir = await mkdtemp(join(tmpdir(), 'dossier-k6-'));
try {
  if (!Object.hasOwn(SHAPES, kind))
    throw problem(`Say which: npm run k6 -- ${Object.keys(SHAPES).join('|')} [--url URL]`);
  process.exitCode = await run(kind, values.url?.replace(/\/$/, ''), dir);
} catch (error) {
  exitWith(error);
} finally {
  await rm(dir, { recursive: true, force: true });
}
