import { CODES } from './letter-codes.js';
import type { LetterCosts } from './letter-costs.js';

const MAX = 64;
const WIDTH = MAX + 1;
const grid = new Float64Array(WIDTH * WIDTH);
const leaveA = new Float64Array(MAX);
const leaveB = new Float64Array(MAX);
const NO_CODE = -1;
const S = 's'.charCodeAt(0) - 97;
const FIRST_LETTER_EXTRA = 0.25;

/** Leaving out a doubled letter or an ending is cheaper than the letter itself. */
function leaveOutCosts(codes: Uint8Array, length: number, costs: LetterCosts, out: Float64Array): void {
  for (let at = 0; at < length; at += 1) {
    const code = codes[at]!;
    let cost = costs.leaveOut[code]!;
    if (at > 0 && codes[at - 1] === code && costs.doubled < cost) cost = costs.doubled;
    else if (at === length - 1 && at > 1 && (cost < 1 || code === S) && costs.ending < cost) cost = costs.ending;
    else if (at === 0) cost += FIRST_LETTER_EXTRA;
    out[at] = cost;
  }
}

/**
 * Weighted edit distance with swaps of neighbours. Gives `limit` or more as soon as no path can stay below it.
 * Both lengths must be at most 64.
 */
export function soundDistance(
  a: Uint8Array,
  lengthA: number,
  b: Uint8Array,
  lengthB: number,
  costs: LetterCosts,
  limit: number,
): number {
  leaveOutCosts(a, lengthA, costs, leaveA);
  leaveOutCosts(b, lengthB, costs, leaveB);
  const { change, swap } = costs;
  grid[0] = 0;
  for (let j = 1; j <= lengthB; j += 1) grid[j] = grid[j - 1]! + leaveB[j - 1]!;
  let beforeA = NO_CODE;
  for (let i = 1; i <= lengthA; i += 1) {
    const row = i * WIDTH;
    const above = row - WIDTH;
    const codeA = a[i - 1]!;
    const changes = codeA * CODES;
    const leave = leaveA[i - 1]!;
    let diagonal = grid[above]!;
    let left = diagonal + leave;
    let best = left;
    let beforeB = NO_CODE;
    grid[row] = left;
    for (let j = 1; j <= lengthB; j += 1) {
      const codeB = b[j - 1]!;
      const up = grid[above + j]!;
      let cost = diagonal + change[changes + codeB]!;
      if (up + leave < cost) cost = up + leave;
      const into = left + leaveB[j - 1]!;
      if (into < cost) cost = into;
      if (codeA === beforeB && codeB === beforeA && codeA !== codeB) {
        const swapped = grid[above - WIDTH + j - 2]! + swap;
        if (swapped < cost) cost = swapped;
      }
      grid[row + j] = cost;
      if (cost < best) best = cost;
      left = cost;
      diagonal = up;
      beforeB = codeB;
    }
    if (best >= limit) return limit;
    beforeA = codeA;
  }
  return grid[lengthA * WIDTH + lengthB]!;
}
