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
if (!checked) process.exitCode = 1;
if (!process.exitCode) console.log(`${checked} dependencies are in the lockfile`);
