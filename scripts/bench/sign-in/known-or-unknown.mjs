import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile, rounded } from '../report.mjs';
import { ask } from './ask.mjs';

/** What a request began behind its answer, such as a mail, is over by then. */
const BETWEEN_MS = 15;

/** What somebody sends who wants to know whether an address has an account. @type {[string, (email: string) => object][]} */
const QUESTIONS = [
  ['login', (email) => ({ email, password: 'not-the-password' })],
  ['user/forgot-password-request', (email) => ({ email })],
];

/**
 * How long refused sign-ins and forgotten passwords take for known and for unknown addresses, each asked for once, in an order
 * that nothing else the machine does can follow.
 * @param {string} url @param {import('./people.mjs').Known[]} people
 */
export async function knownOrUnknown(url, people) {
  const rows = [];
  for (const [path, bodyOf] of QUESTIONS) {
    const emails = [
      ...people.map(({ email }) => ({ email, of: 'known' })),
      ...people.map(() => ({ email: `${randomUUID()}@bench.example`, of: 'unknown' })),
    ];
    /** @type {Record<string, number[]>} */
    const times = { known: [], unknown: [] };
    for (const { email, of } of shuffled(emails)) {
      times[of]?.push((await ask(url, path, bodyOf(email))).ms);
      await delay(BETWEEN_MS);
    }
    const [known, unknown] = ['known', 'unknown'].map((of) => quantile(times[of] ?? [], 0.5));
    rows.push({
      call: path,
      'samples of each': people.length,
      'known p50 ms': rounded(known ?? 0, 2),
      'unknown p50 ms': rounded(unknown ?? 0, 2),
      'apart %': rounded((Math.abs((known ?? 0) - (unknown ?? 0)) / (unknown ?? 1)) * 100, 2),
    });
  }
  return rows;
}

/** @template T @param {T[]} items */
function shuffled(items) {
  const left = [...items];
  return items.map(() => /** @type {T} */ (left.splice(randomInt(left.length), 1)[0]));
}
