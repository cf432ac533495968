import { setTimeout as delay } from 'node:timers/promises';
import { somebody, startLoad } from '../load.mjs';

const PER_SECOND = Number(process.env.REQUESTS_PER_SECOND ?? 50);
const QUIET_MS = 3_000;

/**
 * Does something while requests come in (`--rate`, so many a second), with a little of them before and after it.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, seen: import('../load.mjs').Seen }>}
 */
export async function underLoad(work) {
  const url = process.env.DOSSIER_URL ?? '';
  const load = startLoad(url, await somebody(), PER_SECOND);
  await delay(QUIET_MS);
  try {
    const result = await work();
    await delay(QUIET_MS);
    return { result, seen: await load.end() };
  } finally {
    await load.end();
  }
}

/** What was asked, and that nothing of it failed. @param {import('../load.mjs').Seen} seen @param {string} said @returns {import('./index.mjs').Outcome} */
export const withoutFailure = (seen, said) => ({
  requests: seen.requests,
  failed: seen.failed.length,
  said: [`${said}; slowest answer ${(seen.longestMs / 1000).toFixed(1)} s`, ...examples(seen)].join('; '),
  isWrong: seen.failed.length > 0,
});

/** @param {import('../load.mjs').Seen} seen @returns {string[]} how many failed in which way */
export function examples({ failed }) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { what, status, code } of failed) {
    const name = `${what.split('?')[0]} ${status || 'no answer'} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return Object.entries(counts).map(([name, count]) => `${count} × ${name}`);
}
