/**
 * @typedef {object} Dice a repeatable source of chance
 * @property {() => number} next in [0, 1)
 * @property {(below: number) => number} whole
 * @property {<T>(from: readonly T[]) => T} pick
 * @property {<T>(from: readonly T[]) => T[]} shuffled
 */

/** @param {number} seed @returns {Dice} (mulberry32) */
export function diceOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
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
