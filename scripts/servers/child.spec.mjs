import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { launch, tail } from './child.mjs';

const folder = await mkdtemp(join(tmpdir(), 'dossier-child-'));
test.after(() => rm(folder, { recursive: true, force: true }));
const log = join(folder, 'out.log');

/** @param {string} code of a Node program */
const program = (code) => ({ name: 'probe', command: process.execPath, args: ['-e', code], log });

/** @param {() => boolean | Promise<boolean>} condition */
async function until(condition) {
  for (let tries = 0; tries < 200; tries++) {
    if (await condition()) return;
    await delay(50);
  }
  assert.fail('waited ten seconds in vain');
}

/** @param {number} pid */
const isAlive = async (pid) => {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !/\) Z /.test(status);
};

test('output goes to the log and, line by line, to the caller', async () => {
  /** @type {string[]} */
  const lines = [];
  const running = launch({
    ...program('console.log("one"); console.error("two")'),
    onLine: (line) => lines.push(line),
  });
  assert.equal(await running.exited, 'code 0');
  await until(() => lines.length === 2);
  assert.deepEqual(lines.sort(), ['one', 'two']);
  assert.deepEqual(tail(log).split('\n').sort(), ['one', 'two']);
});

test('stop() asks first and waits', async () => {
  const running = launch(
    program(
      'process.on("SIGTERM", () => setTimeout(() => process.exit(7), 100)); console.log("up"); setInterval(() => {}, 1000)',
    ),
  );
  await until(async () => tail(log) === 'up');
  await running.stop();
  assert.equal(await running.exited, 'code 7');
  assert.equal(running.alive(), false);
});

test('a program that does not exist says so', async () => {
  const running = launch({ name: 'none', command: join(folder, 'none'), args: [], log });
  assert.match(await running.exited, /ENOENT/);
  await running.stop();
});

test('what was started stops when its parent is killed', { skip: process.platform !== 'linux' }, async () => {
  const child = import.meta.resolve('./child.mjs');
  const code = `import { launch } from ${JSON.stringify(child)};
    const { pid } = launch({ name: 'sleeper', command: 'sleep', args: ['60'], log: ${JSON.stringify(log)} });
    console.log(pid); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise((resolve) => parent.stdout.once('data', (data) => resolve(Number(data))));
  assert.equal(await isAlive(pid), true);
  parent.kill('SIGKILL');
  await until(async () => !(await isAlive(pid)));
});
