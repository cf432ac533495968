// node deploy/image/part.mjs PART OUT, in a compiled checkout with all its packages: leaves in OUT/app what the image of one part
// holds and in OUT/sbom.cdx.json the list of its packages. PART is services/<name>, gateway or jobs.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, lstatSync, lutimesSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** What runs nowhere: a compiler that is an optional peer, what packages hold for browsers, sources and types, maps, texts. */
const unused = [
  'node_modules/typescript',
  'node_modules/pdfmake/build',
  'node_modules/pdfkit/js/pdfkit.standalone.js',
  'node_modules/rxjs/dist/bundles',
  'node_modules/dejavu-fonts-ttf/ttf/*{Mono,Serif,Condensed,ExtraLight,Math}*.ttf',
  'node_modules/@cantoo/pdf-lib/dist',
  'node_modules/@cj-tech-master/excelts/dist/{browser,iife}',
  '**/*.{ts,mts,cts}',
  '**/*.{js,mjs,cjs,ts,mts,cts}.map',
  '**/*.{md,markdown}',
  '**/*.tsbuildinfo',
];

const [part = '', out = ''] = process.argv.slice(2);
const isJobs = part === 'jobs';
const workspace = isJobs ? 'services/kit' : part;
if (!out || !existsSync(join(workspace, 'package.json')))
  throw new Error('node deploy/image/part.mjs services/<name>|gateway|jobs OUT');

mkdirSync(out, { recursive: true });
const list = ['--omit', 'dev', '--output-reproducible', '--workspace', workspace, '-o', join(out, 'sbom.cdx.json')];
execFileSync('/sbom/node_modules/.bin/cyclonedx-npm', list, { stdio: ['ignore', 'inherit', 'inherit'] });

const app = join(out, 'app');
/** @param {string} path copied to the same place, if it is there @param {(path: string) => boolean} [filter] */
const keep = (path, filter) => {
  if (!existsSync(path)) return;
  mkdirSync(dirname(join(app, path)), { recursive: true });
  cpSync(path, join(app, path), { recursive: true, verbatimSymlinks: true, ...(filter && { filter }) });
};
/** The packages that the part needs in production, where npm put them; what lies within one of them is in the list itself. */
const needed = execFileSync('npm', ['ls', '--all', '--omit=dev', '--parseable', '-w', workspace], { encoding: 'utf8' });
for (const path of needed.split('\n').map((line) => relative('', line))) {
  if (path.includes('node_modules')) keep(path, (file) => file !== join(path, 'node_modules'));
}
for (const folder of new Set(['proto', 'services/kit', workspace]))
  for (const what of ['package.json', 'dist', 'profiles']) keep(join(folder, what));
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
