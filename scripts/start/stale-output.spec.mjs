import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { removeStaleOutput } from './stale-output.mjs';

test('foundations 3: a build removes what it made of sources that are gone, and nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'dossier-stale-'));
  const write = async (/** @type {string} */ file, text = '') => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  try {
    await write('part/src/a/kept.ts');
    const kept = ['a/kept.js', 'a/kept.js.map', 'a/kept.d.ts', '.tsbuildinfo'];
    const gone = ['a/gone.js', 'a/gone.js.map', 'a/gone.d.ts', 'old/other.js'];
    for (const file of [...kept, ...gone]) await write(`part/dist/${file}`);
    await removeStaleOutput([join(root, 'part')]);
    const isThere = (/** @type {string} */ file) => existsSync(join(root, 'part/dist', file));
    assert.deepEqual([...kept, ...gone].filter(isThere), kept);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
