import { setTimeout as delay } from 'node:timers/promises';
import { launch, tail } from './child.mjs';
import { problem } from './problem.mjs';

/**
 * @typedef {import('./child.mjs').Program & { ready: () => Promise<boolean> }} ServerProgram
 *
 * @typedef {object} Server a started server that can be killed and started again on the same port and data
 * @property {string} name
 * @property {number} pid of the present process
 * @property {(signal: NodeJS.Signals) => void} kill
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} restart starts it if it has ended (waits for the end first) and waits until it answers
 */

/**
 * Starts a server and waits until it answers.
 * @param {ServerProgram} program
 * @returns {Promise<Server>}
 */
export async function serve(program) {
  let running = launch(program);
  try {
    await untilReady(program, running);
  } catch (error) {
    await running.stop();
    throw error;
  }
  const restart = async () => {
    await running.exited;
    running = launch({ ...program, append: true });
    await untilReady(program, running);
  };
  return {
    name: program.name,
    get pid() {
      return running.pid;
    },
    kill: (signal) => running.kill(signal),
    stop: () => running.stop(),
    restart,
  };
}

/**
 * @param {ServerProgram} program
 * @param {import('./child.mjs').Running} running
 * @param {number} [limit] milliseconds
 */
export async function untilReady({ name, ready, log }, running, limit = 60_000) {
  const deadline = Date.now() + limit;
  while (!(await ready().catch(() => false))) {
    if (!running.alive()) {
      throw problem(`${name} ended while starting (${await running.exited}); its log ${log} ends with:\n${tail(log)}`);
    }
    if (Date.now() > deadline) {
      throw problem(`${name} did not answer within ${limit / 1000} s; see its log ${log}.`);
    }
    await delay(50);
  }
}

/** @param {string} url @returns {Promise<boolean>} whether it answers 2xx within two seconds */
export async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
}
