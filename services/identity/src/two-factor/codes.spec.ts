import { describe, expect, it } from '@jest/globals';
import { codeAt, newSecret, stepOf } from './codes.js';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => seconds * 1_000;

describe('two-factor codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %d', (seconds, code) => {
    expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code);
    expect(stepOf(code, SECRET, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are good in their half-minute and the next one, not before and not after', () => {
    const code = codeAt(SECRET, 100);
    expect([99, 100, 101, 102].map((step) => stepOf(code, SECRET, at(step * 30)))).toEqual([
      undefined,
      100,
      100,
      undefined,
    ]);
  });

  it('are six ASCII digits and nothing like them', () => {
    for (const code of ['28708', '2870820', ' 287082', '287082\n', '２８７０８２', '+28708', ''])
      expect(stepOf(code, SECRET, at(59))).toBeUndefined();
  });

  it('have secrets of 160 bits', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(newSecret());
  });
});
