const started = Date.now();
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} text one line of start-up progress, with the seconds since the start */
export const say = (text) => console.error(`[${seconds(started).padStart(7)}] ${text}`);

/** @typedef {{ title: string, since: number, latest: string }} Step */

/** What is under way. @type {Set<Step>} */
const underWay = new Set();
const signOfLife = setInterval(() => {
  if (underWay.size) say(`… ${[...underWay].map(lifeOf).join('; ')}`);
}, 10_000);
signOfLife.unref();

/** @param {Step} step */
const lifeOf = ({ title, since, latest }) => `${title}, ${latest && `${latest}, `}${seconds(since)}`;

/**
 * Runs a piece of work under a title and says how long it took; every ten seconds one line tells what is under way.
 * @template T
 * @param {string} title
 * @param {(note: (text: string) => void) => Promise<T>} work `note` sets what that line adds
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const step = { title, since: Date.now(), latest: '' };
  underWay.add(step);
  try {
    const result = await work((text) => {
      step.latest = text;
    });
    say(`${title}: done in ${seconds(step.since)}`);
    return result;
  } finally {
    underWay.delete(step);
  }
}
