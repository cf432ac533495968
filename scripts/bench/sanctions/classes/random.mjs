import { randomNumbers } from '../../../random-numbers.mjs';

/**
 * Numbers from 0 to 1 that are the same for the same seed, with what the generators pick by them.
 * @param {number} seed
 */
export function randomly(seed) {
  const next = randomNumbers(seed);
  const below = (count) => Math.floor(next() * count);
  const pick = (list) => list[below(list.length)];
  /** `count` of the list in random order, all of them where it has fewer. */
  const sample = (list, count) => {
    const rest = [...list];
    const most = Math.min(count, rest.length);
    for (let at = 0; at < most; at += 1) {
      const other = at + below(rest.length - at);
      [rest[at], rest[other]] = [rest[other], rest[at]];
    }
    return rest.slice(0, most);
  };
  return { next, below, pick, sample };
}
