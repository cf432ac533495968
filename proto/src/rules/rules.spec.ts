import { describe, expect, it } from '@jest/globals';
import { say } from '../texts/phrase.js';
import { BANKS } from './banks.js';
import { COUNTRIES, countryName, isCountry } from './countries.js';
import { isCurrency } from './currencies.js';
import { addMonths, dayMonthYear, isDate, listedDays } from './dates.js';
import { LIMITS } from './limits.js';
import { automaticReviewDate } from './review-dates.js';
import { heldTogether, remainingShares, shareError } from './shares.js';
import { YEARS } from './years.js';

it("writes every whole day in a list's words day first", () => {
  expect(listedDays('circa 1959; 1961-01-31')).toBe('circa 1959; 31/01/1961');
  expect(listedDays('1961-01-31 – 1962-02-01')).toBe('31/01/1961 – 01/02/1962');
});

describe('dates', () => {
  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '1000-01-01'])('%s exists', (date) =>
    expect(isDate(date)).toBe(true),
  );
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '0999-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    '',
    null,
    20260101,
  ])('%p does not', (date) => expect(isDate(date)).toBe(false));

  it('agrees with the calendar of the platform on every day of 400 years', () => {
    const start = Date.UTC(1900, 0, 1);
    for (let day = 0; day < 146_097; day += 1) {
      const date = new Date(start + day * 86_400_000).toISOString().slice(0, 10);
      if (!isDate(date)) throw new Error(date);
    }
    expect(isDate('2300-01-01')).toBe(true);
  });

  it('moves by months to a day that exists', () => {
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2024-02-29', 48)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-15', -3)).toBe('2025-10-15');
    expect(dayMonthYear('2026-01-05')).toBe('05/01/2026');
  });
});

describe('the automatic review date', () => {
  it.each([
    ['2024-03-01', 'low', '2027-03-01'],
    ['2024-03-01', 'medium', '2026-03-01'],
    ['2024-03-01', 'high', '2025-03-01'],
    ['2024-02-29', 'high', '2025-02-28'],
    ['2024-02-29', 'low', '2027-02-28'],
    [null, 'low', undefined],
    ['2024-03-01', null, undefined],
    ['2024-03-01', 'toString', undefined],
    ['nonsense', 'low', undefined],
  ])('%p at %p risk is %p', (previous, risk, next) => {
    expect(automaticReviewDate(previous, risk)).toBe(next);
  });
});

describe('shares', () => {
  it('add up without the noise of binary fractions', () => {
    expect(heldTogether([0.1, 0.2])).toBe(0.3);
    expect(heldTogether([33.3333, 33.3333, 33.3334])).toBe(100);
    expect(heldTogether([50, null, undefined, 'x', Number.NaN])).toBe(50);
    expect(remainingShares([99.9])).toBe(0.1);
    expect(remainingShares([60, 60])).toBe(0);
    expect(remainingShares([])).toBe(100);
  });

  it('may fill what remains and no more', () => {
    expect(shareError(0.1, remainingShares([99.9]))).toBeUndefined();
    expect(say(shareError(0.11, remainingShares([99.9])) ?? '')).toBe(
      'Percentage of shares held must be less than 0.1%',
    );
    expect(shareError(100)).toBeUndefined();
  });

  it('never sum to more than 100 when each one was accepted', () => {
    const held: number[] = [];
    for (let turn = 1; turn < 200; turn += 1) {
      const next = (turn * 37.77) % 23;
      if (shareError(next, remainingShares(held)) === undefined) held.push(next);
    }
    expect(held.length).toBeGreaterThan(5);
    expect(heldTogether(held)).toBeLessThanOrEqual(100);
  });
});

describe('shared data', () => {
  it('has every country of ISO 3166 once', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(249);
    expect(new Set(COUNTRIES.map(({ name }) => name)).size).toBe(249);
    for (const { code, prefix } of COUNTRIES) expect(`${code} ${prefix}`).toMatch(/^[A-Z]{2} \+\d{1,3}$/);
    expect(countryName('CW')).toBe('Curaçao');
    expect(isCountry('cw')).toBe(false);
  });

  it('has banks with real countries', () => {
    expect(BANKS.every(({ country }) => isCountry(country))).toBe(true);
    expect(new Set(BANKS.map(({ name }) => name)).size).toBe(BANKS.length);
    expect(BANKS.filter(({ name }) => name.length < LIMITS.bankName.min)).toEqual([]);
  });

  it('has the currencies and years of the specification', () => {
    expect(['USD', 'EUR', 'GBP', 'JPY'].every(isCurrency)).toBe(true);
    expect(['CHF', 'usd', 'toString', null].some(isCurrency)).toBe(false);
    expect(YEARS).toHaveLength(16);
    expect(YEARS).not.toContain(2035);
  });
});
