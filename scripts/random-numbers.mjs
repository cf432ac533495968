/**
 * Numbers in [0, 1) that are the same for the same seed (mulberry32), for tests, benches and invented data: a seed that failed can be
 * run again.
 * @param {number} seed @returns {() => number}
 */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The same as whole numbers from 0 to below a limit. @param {number} seed @returns {(below: number) => number} */
export function wholeNumbers(seed) {
  const next = randomNumbers(seed);
  return (below) => Math.floor(next() * below);
}
