import { randomNumbers } from '../random-numbers.mjs';

/**
 * @typedef {object} Dice a repeatable source of chance
 * @property {() => number} next in [0, 1)
 * @property {(below: number) => number} whole
 * @property {<T>(from: readonly T[]) => T} pick
 * @property {<T>(from: readonly T[]) => T[]} shuffled
 */

/** @param {number} seed @returns {Dice} */
export function diceOf(seed) {
  const next = randomNumbers(seed);
  const whole = (/** @type {number} */ below) => Math.floor(next() * below);
  const shuffled = (/** @type {readonly any[]} */ from) => {
    const order = [...from];
    for (let at = order.length - 1; at > 0; at--) {
      const other = whole(at + 1);
      [order[at], order[other]] = [order[other], order[at]];
    }
    return order;
  };
  return { next, whole, pick: (from) => /** @type {any} */ (from[whole(from.length)]), shuffled };
}
