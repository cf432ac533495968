import { describe, expect, test } from '@jest/globals';
import { slipsAllowed, slipsBetween } from './slips.js';

describe('slips between two words', () => {
  test.each([
    ['vargento', 'vargento', 0],
    ['vargemto', 'vargento', 1],
    ['varegnto', 'vargento', 1],
    ['vargento', 'vargeto', 1],
    ['varnhain', 'varnham', 2],
    ['varnharn', 'varnham', 1],
    ['clastan', 'dastan', 1],
    ['0stap', 'ostap', 1],
    ['vargenpo', 'vargento', 1.5],
  ])('%s and %s: %d', (a, b, slips) => {
    expect(slipsBetween(a, b, 3)).toBe(slips);
    expect(slipsBetween(b, a, 3)).toBe(slips);
  });

  test('says "more" without counting on', () => {
    expect(slipsBetween('vargento', 'dastan', 2)).toBe(3);
    expect(slipsBetween('ab'.repeat(40), 'ab', 2)).toBe(3);
  });

  test('short words may have fewer', () => {
    expect([2, 5, 7, 8].map(slipsAllowed)).toEqual([0, 1, 2, 3]);
  });
});
