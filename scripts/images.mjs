// npm run images [-- PART…] [--tag 0.1.0] [--registry dossier] [--push]: an image for each part, by buildah or docker buildx.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onPath } from './servers/cache.mjs';
import { exitWith, problem } from './servers/problem.mjs';
import { inRoot, root } from './start/paths.mjs';
import { processes } from './start/processes.mjs';

/** Every part that has an image, by the image's name. */
export const images = Object.fromEntries([
  ...processes.map(({ name, entry }) => [name, entry.replace('/dist/main.js', '')]),
  ['jobs', 'jobs'],
]);

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** @param {string} name @param {{ tag: string, registry: string, base?: string[] }} options @returns {string[]} for buildah bud and docker buildx build alike */
export const buildArguments = (name, { tag, registry }) => [
  ...['-f', inRoot('deploy/Dockerfile'), '-t', `${registry}/${name}:${tag}`],
  ...[
    '--build-arg',
    `PART=${images[name]}`,
    '--build-arg',
    `VERSION=${version}`,
    '--build-arg',
    `REVISION=${revision()}`,
  ],
  ...npmSettings(),
];

const revision = () =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() || 'unknown';

/** How packages are fetched here; it reaches the steps that install and no image. */
function npmSettings() {
  const file = process.env.NPM_CONFIG_USERCONFIG ?? join(homedir(), '.npmrc');
  return existsSync(file) ? ['--secret', `id=npmrc,src=${file}`] : [];
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tag: { type: 'string', default: version },
      registry: { type: 'string', default: 'dossier' },
      push: { type: 'boolean', default: false },
    },
  });
  const wanted = positionals.length > 0 ? positionals : Object.keys(images);
  const unknown = wanted.filter((name) => !images[name]);
  if (unknown.length > 0) throw problem(`There is no image ${unknown}; there are: ${Object.keys(images).join(', ')}.`);
  const builder = ['buildah', 'docker'].find((name) => onPath(name));
  if (!builder) throw problem('Neither buildah nor docker is on PATH; install one of them to build images.');
  const more = (process.env.BUILD_ARGUMENTS ?? '').split(' ').filter(Boolean);
  const build = builder === 'docker' ? ['buildx', 'build', '--load'] : ['bud', '--layers', '--timestamp', '0'];
  for (const name of wanted) {
    execFileSync(builder, [...build, ...more, ...buildArguments(name, values), root], { stdio: 'inherit' });
    if (values.push) execFileSync(builder, ['push', `${values.registry}/${name}:${values.tag}`], { stdio: 'inherit' });
  }
}

if (import.meta.filename === process.argv[1]) {
  try {
    main();
  } catch (error) {
    exitWith(error);
  }
}
