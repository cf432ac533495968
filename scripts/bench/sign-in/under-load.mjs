import { setTimeout as delay } from 'node:timers/promises';
import { row } from '../approve.mjs';
import { ask } from './ask.mjs';

const LOGINS_PER_SECOND = 10;
const READS_PER_SECOND = 50;

/**
 * Reads of one record alone, and beside people who sign in at a steady pace, whether or not the ones before have been answered.
 * @param {string} url @param {{ token: string, record: string }} reader @param {import('./people.mjs').Known[]} people @param {number} seconds
 */
export async function underLoad(url, { token, record }, people, seconds) {
  const read = () => ask(url, `get-account-number/${record}`, undefined, { token });
  const signIn = (/** @type {number} */ n) => ask(url, 'login', people[n % people.length]);
  await paced(READS_PER_SECOND, 2, read);
  const alone = await paced(READS_PER_SECOND, seconds, read);
  const [reads, logins] = await Promise.all([
    paced(READS_PER_SECOND, seconds, read),
    paced(LOGINS_PER_SECOND, seconds, signIn),
  ]);
  return [row('reads alone', alone), row('reads beside sign-ins', reads), row('sign-ins', logins)];
}

/** @param {number} perSecond @param {number} seconds @param {(n: number) => Promise<{ status: number, ms: number }>} work */
async function paced(perSecond, seconds, work) {
  const started = performance.now();
  const answers = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    await delay(Math.max(0, started + (n * 1_000) / perSecond - performance.now()));
    answers.push(work(n));
  }
  const all = await Promise.all(answers);
  const [refused] = all.filter(({ status }) => status !== 200);
  if (refused) throw new Error(`Refused under load: ${JSON.stringify(refused)}`);
  return { times: all.map(({ ms }) => ms), seconds: (performance.now() - started) / 1_000 };
}
