import type { LinkedBlock } from './chain.js';

/** Our clock and those of the chain differ by less. */
const CLOCKS_APART_S = 600;

/** Number of the last block up to `height` that is surely older than `at`; 0 where none is. Asks for some two dozen blocks. */
export async function blockBefore(
  at: Date,
  height: number,
  read: (number: number) => Promise<Pick<LinkedBlock, 'seconds'>>,
): Promise<number> {
  const limit = at.getTime() / 1_000 - CLOCKS_APART_S;
  let [from, until] = [0, height];
  while (from < until) {
    const middle = Math.ceil((from + until) / 2);
    if ((await read(middle)).seconds <= limit) from = middle;
    else until = middle - 1;
  }
  return from;
}
