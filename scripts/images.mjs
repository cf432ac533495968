// npm run images [-- NAME…] [--tag 0.1.0] [--registry dossier] [--push]: an image for each part, by buildah or docker buildx.
// Those of the trial profile's servers are built only when named: mongodb, nats, minio.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onPath } from './servers/cache.mjs';
import { exitWith, problem } from './servers/problem.mjs';
import { minioProgram, mongodProgram, natsProgram } from './servers/programs.mjs';
import { inRoot, root } from './start/paths.mjs';
import { processes } from './start/processes.mjs';

/** Every part that has an image, by the image's name. @type {Record<string, string>} */
export const parts = Object.fromEntries([
  ...processes.map(({ name, entry }) => [name, entry.replace('/dist/main.js', '')]),
  ['jobs', 'jobs'],
]);

/** @type {Record<string, () => Promise<string>>} */
export const servers = { mongodb: mongodProgram, nats: natsProgram, minio: minioProgram };

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** @param {string} name @returns {string[]} */
const partArguments = (name) => [
  ...['-f', inRoot('deploy/Dockerfile'), '--build-arg', `PART=${parts[name]}`],
  ...['--build-arg', `VERSION=${version}`, '--build-arg', `REVISION=${revision()}`, ...npmSettings(), root],
];

const revision = () =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() || 'unknown';

/** How packages are fetched here; it reaches the steps that install and no image. */
function npmSettings() {
  const file = process.env.NPM_CONFIG_USERCONFIG ?? join(homedir(), '.npmrc');
  return existsSync(file) ? ['--secret', `id=npmrc,src=${file}`] : [];
}

/** @returns {string[]} the builder and what it is told for every image */
function builder() {
  const more = (process.env.BUILD_ARGUMENTS ?? '').split(' ').filter(Boolean);
  if (onPath('buildah')) return ['buildah', 'bud', '--layers', '--timestamp', '0', ...more];
  if (onPath('docker')) return ['docker', 'buildx', 'build', '--load', ...more];
  throw problem('Neither buildah nor docker is on PATH; install one of them to build images.');
}

/** @param {string} name @param {string} image */
async function build(name, image) {
  const [program = '', ...options] = builder();
  const run = (/** @type {string[]} */ args) =>
    execFileSync(program, [...options, '-t', image, ...args], { stdio: 'inherit' });
  const server = servers[name];
  if (!server) return run(partArguments(name));
  const context = mkdtempSync(join(tmpdir(), 'dossier-image-'));
  try {
    cpSync(await server(), join(context, 'server'));
    const target = name === 'mongodb' ? 'mongodb' : 'other';
    return run(['-f', inRoot('deploy/trial/Dockerfile'), '--target', target, context]);
  } finally {
    rmSync(context, { recursive: true });
  }
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tag: { type: 'string', default: version },
      registry: { type: 'string', default: 'dossier' },
      push: { type: 'boolean', default: false },
    },
  });
  const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
  const all = { ...parts, ...servers };
  const unknown = wanted.filter((name) => !(name in all));
  if (unknown.length > 0) throw problem(`There is no image ${unknown}; there are: ${Object.keys(all).join(', ')}.`);
  for (const name of wanted) {
    const image = `${values.registry}/${name}:${values.tag}`;
    await build(name, image);
    if (values.push) execFileSync(builder()[0] ?? '', ['push', image], { stdio: 'inherit' });
  }
}

if (import.meta.filename === process.argv[1]) await main().catch(exitWith);
