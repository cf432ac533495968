import { describe, expect, it } from '@jest/globals';
import { feeOf, hasDecimals, timeLeft, toHundredths, toPriceParts } from './credits.js';

describe('the fee of a conversion', () => {
  it('takes rows from the subscription first, and rounds once for the file', () => {
    const perRow = toPriceParts(0.05);
    expect(feeOf(80, perRow, 100)).toEqual({ from_subscription: 80, paid_rows: 0, fee: 0 });
    expect(feeOf(50, perRow, 20)).toEqual({ from_subscription: 20, paid_rows: 30, fee: 150 });
    expect(feeOf(3, toPriceParts(0.333), 0)).toEqual({ from_subscription: 0, paid_rows: 3, fee: 100 });
    expect(feeOf(0, perRow, 20)).toEqual({ from_subscription: 0, paid_rows: 0, fee: 0 });
  });

  it('rounds a half upwards', () => {
    expect(feeOf(1, 50, 0).fee).toBe(1);
    expect(feeOf(1, 49, 0).fee).toBe(0);
  });
});

describe('amounts that people type', () => {
  it('become whole hundredths without the traps of floating point', () => {
    expect([0.29, 1.005, 19.99].map(toHundredths)).toEqual([29, 100, 1_999]);
    expect([0.1, 19.99, 0.29].every((amount) => hasDecimals(amount, 2))).toBe(true);
    expect(hasDecimals(0.005, 2)).toBe(false);
  });
});

it('the time that is left counts days, hours and minutes down to nothing', () => {
  const now = new Date('2026-05-01T00:00:00Z');
  expect(timeLeft(new Date('2026-05-03T01:02:59Z'), now)).toEqual({ days: 2, hours: 1, minutes: 2 });
  expect(timeLeft(new Date('2026-04-01T00:00:00Z'), now)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
