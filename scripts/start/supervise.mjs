import { setTimeout as delay } from 'node:timers/promises';
import { launch } from '../servers/child.mjs';
import { say } from '../servers/progress.mjs';
import { answers, untilReady } from '../servers/server.mjs';
import { notSaidLately, shown } from './output.mjs';

/** A process that lives shorter than this, this many times in a row, is left down. */
const shortLife = 10_000;
const mostRestarts = 10;

/**
 * @typedef {object} Supervised
 * @property {string} name
 * @property {number} pid of the present process
 * @property {(signal: NodeJS.Signals) => void} kill it is started again
 * @property {() => void} restart starts it anew, also when it stays down
 * @property {() => Promise<void>} ready resolves when the present process answers /readyz
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a process and starts it again when it ends by itself.
 * @param {import('../servers/child.mjs').Program & { healthPort: number, quiet?: boolean }} program
 * @returns {Promise<Supervised>} when it answers /readyz
 */
export async function supervise({ healthPort, quiet = false, ...program }) {
  const isNews = notSaidLately();
  const show = (/** @type {string} */ line) => {
    const text = shown(line);
    if (text && isNews(text, Date.now())) say(`${program.name}: ${text}`);
  };
  const onLine = quiet ? undefined : show;
  const readiness = { ...program, ready: () => answers(`http://127.0.0.1:${healthPort}/readyz`) };
  let running = launch({ ...program, onLine });
  let stopping = false;
  let isWished = false;
  let isDown = false;
  const revive = async () => {
    for (let restarts = 0; restarts < mostRestarts; restarts++) {
      const since = Date.now();
      const how = await running.exited;
      if (stopping) return;
      if (Date.now() - since > shortLife) restarts = 0;
      if (isWished) restarts = 0;
      else if (!quiet) say(`${program.name} ended (${how}), starting it again; its log is ${program.log}`);
      await delay(Math.min(200 * 2 ** restarts, 5000));
      if (stopping) return;
      running = launch({ ...program, onLine, append: true });
      isWished = false;
    }
    isDown = true;
    say(`${program.name} keeps ending and stays down; see its log ${program.log}.`);
  };
  const restart = () => {
    isWished = true;
    if (running.alive()) running.kill('SIGTERM');
    if (!isDown) return;
    isDown = false;
    void revive();
  };
  const stop = async () => {
    stopping = true;
    await running.stop();
  };
  try {
    await untilReady(readiness, running);
  } catch (error) {
    await stop();
    throw error;
  }
  void revive();
  return {
    name: program.name,
    get pid() {
      return running.pid;
    },
    kill: (signal) => running.kill(signal),
    restart,
    ready: () => untilReady(readiness, running),
    stop,
  };
}
