import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { inRoot } from '../start/paths.mjs';

const read = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8');
const document = read('docs/operations.md');

test('every timer and lease is in the list of what runs once', () => {
  const sources = globSync(['services/*/src/**/*.ts', 'gateway/src/**/*.ts'], { cwd: inRoot('.') });
  const timed = sources.filter(
    (file) => !file.endsWith('.spec.ts') && /setInterval\(|(while|once)Leased[<(]/.test(read(file)),
  );
  assert.ok(timed.length > 5);
  assert.deepEqual(
    timed.filter((file) => !document.includes(`\`${file}\``)),
    [],
  );
});

test('every test that it names exists', () => {
  const named = [...document.matchAll(/\]\(\.\.\/(test\/[\w/.-]+)\)(?:: ([^|]+?))? *\|/g)];
  assert.ok(named.length > 8);
  for (const [, file = '', title] of named) if (title) assert.ok(read(file).includes(title), `${file}: ${title}`);
});

test('every place and metric that it names exists', () => {
  for (const [, file = ''] of document.matchAll(/`((?:services|gateway)\/[\w/.-]+\.ts)`/g)) assert.ok(read(file), file);
  const code = globSync(['services/*/src/**/*.ts', 'gateway/src/**/*.ts'], { cwd: inRoot('.') })
    .map(read)
    .join('\n');
  for (const [, name = ''] of document.matchAll(/`(dossier_\w+)/g)) assert.ok(code.includes(`'${name}'`), name);
});
