import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fingerprint, onChange } from './stamp.mjs';

const folder = await mkdtemp(join(tmpdir(), 'dossier-stamp-'));
test.after(() => rm(folder, { recursive: true, force: true }));
const source = join(folder, 'source');
await mkdir(join(source, 'dist'), { recursive: true });
await writeFile(join(source, 'a.ts'), 'one');

test('a fingerprint follows contents and names, not results', async () => {
  const first = fingerprint([source]);
  await writeFile(join(source, 'dist', 'a.js'), 'built');
  assert.equal(fingerprint([source]), first);
  await writeFile(join(source, 'a.ts'), 'two');
  assert.notEqual(fingerprint([source]), first);
  await writeFile(join(source, 'a.ts'), 'one');
  assert.equal(fingerprint([source]), first);
  await rename(join(source, 'a.ts'), join(source, 'b.ts'));
  assert.notEqual(fingerprint([source]), first);
});

test('work is done once per change, again when its result is gone, and again after a failure', async () => {
  const stamp = join(folder, 'stamps', 'web');
  let there = true;
  let done = 0;
  const options = { stamp, inputs: [source], stillThere: () => there, work: async () => void done++ };
  assert.equal(await onChange(options), true);
  assert.equal(await onChange(options), false);
  there = false;
  assert.equal(await onChange(options), true);
  there = true;
  await writeFile(join(source, 'b.ts'), 'changed');
  await assert.rejects(onChange({ ...options, work: () => Promise.reject(new Error('no')) }), /no/);
  assert.equal(await onChange(options), true);
  assert.equal(done, 3);
});
