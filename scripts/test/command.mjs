import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { launch } from '../servers/child.mjs';
import { root } from '../start/paths.mjs';

const shownLines = 150;

/**
 * Runs one command of a stage to its end or its time limit, and shows the end of its output if it fails.
 * @param {import('./context.mjs').Context} context
 * @param {string} name of its log
 * @param {string[]} args for Node
 * @param {{ env?: Record<string, string>, minutes?: number }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function node(context, name, args, { env = {}, minutes = 10 } = {}) {
  const log = join(context.dir, 'stages', `${name}.log`);
  const running = launch({ name, command: process.execPath, args, cwd: root, env: { ...process.env, ...env }, log });
  const how = await Promise.race([running.exited, delay(minutes * 60_000, 'late', { ref: false })]);
  if (how === 'late') {
    console.log(`${name} took longer than ${minutes} minutes and was stopped`);
    await running.stop();
  }
  const output = await readFile(log, 'utf8');
  const ok = how === 'code 0';
  if (!ok) console.log([`--- ${name} (${how})`, ...output.trimEnd().split('\n').slice(-shownLines), '---'].join('\n'));
  return { ok, output };
}

/**
 * A command that either passes or fails as a whole.
 * @param {import('./context.mjs').Context} context
 * @param {string} name
 * @param {string[]} args for Node
 * @returns {Promise<import('./report.mjs').Result>}
 */
export async function check(context, name, args) {
  const { ok } = await node(context, name, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}
