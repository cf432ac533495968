// The lockfile must name what every package.json asks for, else a clean install would resolve something nobody tried.
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, root } from '../start/paths.mjs';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
const { packages } = read('package-lock.json');

let checked = 0;
const workspaces = read('package.json').workspaces.map((/** @type {string} */ pattern) => `${pattern}/package.json`);
for (const file of ['package.json', ...globSync(workspaces, { cwd: root })]) {
  const folder = dirname(file).replace('.', '');
  const wanted = read(file);
  const locked = packages[folder] ?? {};
  for (const kind of kinds) {
    for (const [name, version] of Object.entries(wanted[kind] ?? {})) {
      checked++;
      if (locked[kind]?.[name] === version) continue;
      console.error(`package-lock.json lacks ${name} ${version} of ${folder || 'the root'}: run npm install`);
      process.exitCode = 1;
    }
  }
}

/** Where Node would look for a package from inside another one, as npm lays them out. @param {string} from @param {string} name */
function isLocked(from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    if (packages[`${place ? `${place}/` : ''}node_modules/${name}`]) return true;
    if (place === '') return false;
  }
}

// npm leaves out what other platforms need when it adds to a lockfile; `npm ci` then refuses it.
for (const [from, { optionalDependencies = {} }] of Object.entries(packages)) {
  for (const name of Object.keys(optionalDependencies)) {
    checked++;
    if (isLocked(from, name)) continue;
    console.error(`package-lock.json lacks ${name}, which ${from || 'the root'} needs on another platform`);
    process.exitCode = 1;
  }
}
if (!checked) process.exitCode = 1;
if (!process.exitCode) console.log(`${checked} dependencies are in the lockfile`);
