import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import test from 'node:test';

/** The Node that npm itself runs in: the one of the machine, which may be older than the pinned one. */
const node = process.env.npm_node_execpath;

test("the machine's own Node reads the commands' first steps", { skip: !node }, () => {
  for (const main of ['./main.mjs', '../test/main.mjs']) {
    const code = `await import(${JSON.stringify(import.meta.resolve(main))})`;
    const { status, stderr } = spawnSync(node ?? '', ['--input-type=module', '-e', code], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  }
});
