import { describe, expect, it } from '@jest/globals';
import { blockBefore } from './block-before.js';

const GENESIS = 1_600_000_000;
const EVERY = 12;
const HEIGHT = 20_000_000;
const secondsOf = (number: number) => GENESIS + number * EVERY;

describe('the block before a moment', () => {
  let asked: number[] = [];
  const read = (number: number) => {
    asked.push(number);
    return Promise.resolve({ seconds: secondsOf(number) });
  };
  const before = (seconds: number) => {
    asked = [];
    return blockBefore(new Date(seconds * 1_000), HEIGHT, read);
  };

  it.each([1, 2, 17, 12_345_678, HEIGHT - 60])(
    'is some minutes older than block %i, and found with few questions',
    async (number) => {
      const found = await before(secondsOf(number));
      expect(found).toBe(Math.max(0, number - 50));
      expect(asked.length).toBeLessThan(30);
    },
  );

  it('is the first one for what is older than the chain, the last one for what is yet to come', async () => {
    expect(await before(GENESIS - 1_000_000)).toBe(0);
    expect(await before(secondsOf(HEIGHT) + 1_000_000)).toBe(HEIGHT);
  });
});
