/**
 * Waits for all. What did start is registered to be stopped, also when something else failed.
 * @template {{ stop: () => Promise<unknown> }} Part
 * @param {Array<Promise<Part | undefined> | undefined>} starting
 * @param {Array<() => Promise<unknown>>} stops
 * @returns {Promise<Part[]>}
 */
export async function allOrNone(starting, stops) {
  const results = await Promise.allSettled(starting);
  /** @type {Part[]} */
  const parts = [];
  for (const result of results) if (result.status === 'fulfilled' && result.value) parts.push(result.value);
  stops.push(() => Promise.all(parts.map((part) => part.stop())));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return parts;
}
