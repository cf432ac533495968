// node deploy/image/part.mjs PART OUT, in a compiled checkout that may be changed: leaves in OUT/app what the image of one part
// holds and in OUT/sbom.cdx.json the list of its packages. PART is services/<name>, gateway or jobs.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, lstatSync, lutimesSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BOM = '@cyclonedx/cyclonedx-npm@6.0.1';
/** What runs nowhere: a compiler that is an optional peer, the Node that lies below the parts, types, maps, tests. */
const unused = [
  'node_modules/typescript',
  'node_modules/node-linux-*',
  'node_modules/.bin',
  'node_modules/.package-lock.json',
  '**/*.d.{ts,mts,cts}',
  '**/*.{js,mjs,cjs}.map',
  '**/*.{md,markdown}',
  '**/*.tsbuildinfo',
];

const [part = '', out = ''] = process.argv.slice(2);
const isJobs = part === 'jobs';
const workspace = isJobs ? 'services/kit' : part;
if (!out || !existsSync(join(workspace, 'package.json')))
  throw new Error('node deploy/image/part.mjs services/<name>|gateway|jobs OUT');

const npm = (/** @type {string[]} */ ...args) => execFileSync('npm', args, { stdio: ['ignore', 'inherit', 'inherit'] });
npm('ci', '--ignore-scripts', '--omit=dev', '-w', workspace);
mkdirSync(out, { recursive: true });
const list = ['--omit', 'dev', '--output-reproducible', '--workspace', workspace, '-o', join(out, 'sbom.cdx.json')];
npm('exec', '--yes', `--package=${BOM}`, '--', 'cyclonedx-npm', ...list);

const app = join(out, 'app');
/** @param {string} path copied to the same place, if it is there */
const keep = (path) => {
  if (!existsSync(path)) return;
  mkdirSync(dirname(join(app, path)), { recursive: true });
  cpSync(path, join(app, path), { recursive: true, verbatimSymlinks: true });
};
keep('node_modules');
for (const folder of new Set(['proto', 'services/kit', workspace]))
  for (const what of ['package.json', 'dist', 'profiles']) keep(join(folder, what));
// A dependency of which one part needs another version lies in its own folder.
for (const folder of ['proto', 'services/kit', workspace]) keep(join(folder, 'node_modules'));
if (part === 'gateway') keep('web/dist');
if (isJobs) for (const path of ['deploy/jobs', 'scripts', 'proto/src/services.json', 'package.json']) keep(path);
for (const path of ['deploy/image/start.mjs', 'scripts/start/node-flags.mjs']) keep(path);
const main = isJobs ? 'deploy/jobs/main.mjs' : `${part}/dist/main.js`;
writeFileSync(join(app, 'image.json'), `${JSON.stringify({ part, main })}\n`);

for (const file of globSync(unused, { cwd: app })) rmSync(join(app, file), { recursive: true, force: true });
// Links to parts that are not in this image.
for (const link of globSync('node_modules/@dossier/*', { cwd: app }))
  if (!existsSync(join(app, link))) rmSync(join(app, link), { force: true });
// The same sources make the same bytes.
for (const file of globSync('**/*', { cwd: app }))
  if (lstatSync(join(app, file), { throwIfNoEntry: false })) lutimesSync(join(app, file), 0, 0);
