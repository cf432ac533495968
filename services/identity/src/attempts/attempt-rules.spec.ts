import { describe, expect, it } from '@jest/globals';
import { lockMs } from './attempt-rules.js';

describe('the lock after failed sign-ins', () => {
  it('begins with the fifth failure and doubles from one minute to fifteen', () => {
    const minutes = [4, 5, 6, 7, 8, 9, 10, 50].map((failures) => lockMs(failures) / 60_000);
    expect(minutes).toEqual([0, 1, 2, 4, 8, 15, 15, 15]);
  });

  it('lets at most ten guesses through in fifteen minutes', () => {
    let [minute, failures] = [0, 0];
    while (minute < 15) minute += lockMs(++failures) / 60_000;
    expect(failures).toBeLessThanOrEqual(10);
  });
});
