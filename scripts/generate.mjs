// Writes what is derived from the code: the OpenAPI document, the events' schemas, the web client's types,
// what the chart must know, and skaffold.yaml.
// With --check nothing is changed: it fails when a committed file is stale, or when an event changed other than by addition.
import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { breakingChanges } from './generate/breaking-changes.mjs';
import { filesBelow } from './generate/files-below.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const CHART_FACTS = 'deploy/charts/dossier/files';
const TARGETS = [
  'gateway/openapi.json',
  'proto/generated',
  'web/src/lib/api/schema.d.ts',
  CHART_FACTS,
  'skaffold.yaml',
];
const isCheck = process.argv.includes('--check');

const fresh = await mkdtemp(join(tmpdir(), 'dossier-generate-'));
try {
  const node = (/** @type {string[]} */ ...args) =>
    execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  node('gateway/dist/generate.js', fresh);
  node('scripts/generate/chart-facts.mjs', join(fresh, CHART_FACTS));
  node('scripts/generate/skaffold.mjs', join(fresh, 'skaffold.yaml'));
  const plain = join(fresh, 'without-examples.json');
  await writeFile(plain, await withoutExamples(join(fresh, 'gateway/openapi.json')));
  node('node_modules/openapi-typescript/bin/cli.js', plain, '-o', join(fresh, 'web/src/lib/api/schema.d.ts'));
  await (isCheck ? check() : write());
} finally {
  await rm(fresh, { recursive: true, force: true });
}

/** Types need none, and would repeat each of them. @param {string} file */
async function withoutExamples(file) {
  const document = JSON.parse(await readFile(file, 'utf8'));
  return JSON.stringify(document, (key, value) => (key === 'example' && typeof value === 'object' ? undefined : value));
}

async function write() {
  await rm(join(root, 'proto/generated'), { recursive: true, force: true });
  for (const target of TARGETS) await cp(join(fresh, target), join(root, target), { recursive: true });
  console.log(`generated: ${TARGETS.join(', ')}`);
}

async function check() {
  const problems = [];
  for (const target of TARGETS) {
    const [now, before] = await Promise.all([filesBelow(join(fresh, target)), filesBelow(join(root, target))]);
    for (const name of new Set([...now.keys(), ...before.keys()])) {
      if (now.get(name) === before.get(name)) continue;
      problems.push(`${join(target, name)} is stale: run npm run generate`);
      if (target === 'proto/generated' && before.has(name))
        problems.push(...breakingChanges(name, before.get(name), now.get(name)));
    }
  }
  for (const problem of problems) console.error(problem);
  if (problems.length) process.exitCode = 1;
  else console.log('generated files are in step');
}
