import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { forget, watch } from './guard.mjs';

/** How long a program may take to stop before it is killed. */
const patience = 20_000;

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} log file that takes its output
 * @property {boolean} [append] keep what the log holds (a start after a crash)
 * @property {(line: string) => void} [onLine] also sees each line of output
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 *
 * @typedef {object} Running
 * @property {string} name
 * @property {number} pid
 * @property {Promise<string>} exited resolves when it has ended, saying how: `code 1`, `SIGKILL`
 * @property {() => boolean} alive
 * @property {(signal: NodeJS.Signals) => void} kill signals this program only
 * @property {() => Promise<void>} stop SIGTERM, after 20 s SIGKILL to its group; resolves when it has ended
 */

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches it only through its parent.
 * If this process disappears, the guard stops the program.
 * @param {Program} program
 * @returns {Running}
 */
export function launch(program) {
  const child = spawnLogged(program);
  const pid = child.pid ?? 0;
  if (pid) watch(pid);
  let running = pid > 0;
  const exited = new Promise((/** @type {(how: string) => void} */ resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  }).finally(() => {
    running = false;
    if (pid) forget(pid);
  });
  const alive = () => running;
  const stop = () => stopGroup(child, exited, alive);
  return { name: program.name, pid, exited, alive, kill: (signal) => void child.kill(signal), stop };
}

/** @param {Program} program @returns {import('node:child_process').ChildProcess} */
function spawnLogged({ command, args, log, append = false, onLine, env = process.env, cwd }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, append ? 'a' : 'w', 0o600);
  const output = onLine ? 'pipe' : file;
  const child = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', output, output] });
  if (!onLine) {
    closeSync(file);
    return child;
  }
  const take = (/** @type {string} */ line) => {
    writeSync(file, `${line}\n`);
    onLine(line);
  };
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', take);
  child.once('close', () => closeSync(file));
  return child;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<string>} exited
 * @param {() => boolean} alive
 */
async function stopGroup(child, exited, alive) {
  if (!alive()) return;
  child.kill('SIGTERM');
  await Promise.race([exited, delay(patience, undefined, { ref: false })]);
  if (!alive()) return;
  killGroup(child.pid ?? 0);
  await exited;
}

/** @param {number} group */
function killGroup(group) {
  try {
    if (group) process.kill(-group, 'SIGKILL');
  } catch {
    // It ended by itself between the check and the signal.
  }
}

/** @param {string} log @returns {string} the last lines of a log file, for an error message */
export function tail(log, lines = 3) {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}
