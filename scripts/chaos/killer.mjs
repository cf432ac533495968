import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../servers/progress.mjs';
import { processes as table } from '../start/processes.mjs';
import { diceOf } from './random.mjs';

/** The short form has kills for these and one more: changes and events go through them. */
const FIRST = ['kyc', 'workflow', 'gateway', 'nats-server'];
const VICTIMS = [...new Set([...FIRST, ...table.map(({ name }) => name)])];
/** With everything up and still no progress the next kill comes all the same. */
const LONGEST_WAIT_MS = 20_000;
const LONGEST_NATS_PAUSE_MS = 1_500;
const COMES_BACK_MS = 120_000;

/**
 * Kills processes at random while the clients work, spread over the whole of the work.
 * @param {import('../start/system.mjs').System} system
 * @param {{ kills: number, changes: number, seed: number }} options
 * @param {{ made: () => number, isOver: () => boolean }} work
 * @returns {Promise<Record<string, number>>} kills by process, when everything killed is back
 */
export async function killAtRandom(system, { kills, changes, seed }, { made, isOver }) {
  const dice = diceOf(seed ^ 0x5eed);
  const victims = bag(kills, dice);
  /** @type {Record<string, number>} */
  const killed = {};
  /** @type {Map<string, Promise<void>>} */
  const revivals = new Map();
  for (const [at, victim] of victims.entries()) {
    const due = ((at + dice.next()) / kills) * changes;
    const isDue = () => made() >= due || isOver();
    await until(isDue, Promise.all(revivals.values()));
    // Only what runs can be killed: a victim that is still coming back is waited for.
    await revivals.get(victim);
    say(`kill ${at + 1} of ${kills}: ${victim}, after ${made()} changes`);
    revivals.set(victim, kill(system, victim, dice));
    killed[victim] = (killed[victim] ?? 0) + 1;
  }
  await Promise.all(revivals.values());
  return killed;
}

/** Each victim equally often, in a random order. @param {number} kills @param {import('./random.mjs').Dice} dice @returns {string[]} */
function bag(kills, dice) {
  const whole = Array.from({ length: kills }, (_, at) => /** @type {string} */ (VICTIMS[at % VICTIMS.length]));
  return dice.shuffled(whole);
}

/** @param {import('../start/system.mjs').System} system @param {string} victim @param {import('./random.mjs').Dice} dice */
async function kill({ servers: { nats }, processes }, victim, dice) {
  if (victim === 'nats-server') {
    nats?.kill('SIGKILL');
    await delay(dice.whole(LONGEST_NATS_PAUSE_MS));
    await nats?.restart();
    return;
  }
  const process = dice.pick(processes.filter(({ name }) => name === victim));
  if (!process) throw new Error(`There is no process ${victim}`);
  const { pid } = process;
  process.kill('SIGKILL');
  await isBack(process, pid);
}

/** @param {() => boolean} isDue @param {Promise<unknown>} allUp */
async function until(isDue, allUp) {
  let end = Number.POSITIVE_INFINITY;
  void allUp.then(() => {
    end = Date.now() + LONGEST_WAIT_MS;
  });
  while (!isDue() && Date.now() < end) await delay(20);
}

/** @param {import('../start/supervise.mjs').Supervised} process @param {number} pid of the one that was killed */
async function isBack(process, pid) {
  const end = Date.now() + COMES_BACK_MS;
  // One that ends again while it starts is started again.
  const isReady = () =>
    process.ready().then(
      () => process.pid !== pid,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`${process.name} did not come back`);
    await delay(50);
  }
}
