import { describe, expect, test } from '@jest/globals';
import { packBirth, unpackDate } from '../index/facts.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { compareBirth, type ListedBirth } from './birth-score.js';
import { combine } from './combine.js';
import type { Evidence } from './evidence-score.js';

function listed(from: string, to = from, circa = false): ListedBirth {
  const [first, last] = packBirth({ from, to, circa });
  return { from: unpackDate(first), to: unpackDate(last) };
}
const asked = (iso: string) => listed(iso).from;

describe('birth dates', () => {
  test.each([
    ['1961-04-17', listed('1961-04-17'), 'same'],
    ['1961-04-17', listed('1961'), 'same-year'],
    ['1961', listed('1961-04-17'), 'same-year'],
    ['1955-02-01', listed('1953', '1958'), 'in-range'],
    ['1961-04-09', listed('1961-09-04'), 'near'],
    ['1962-04-17', listed('1961-04-17'), 'near'],
    ['1961-09-30', listed('1961-01-01'), 'near'],
    ['1961-09-30', listed('1961-04-17'), 'inconclusive'],
    ['1962-02-03', listed('1961-04-17'), 'inconclusive'],
    ['1962-11-03', listed('1961-04-18'), 'different'],
    ['1962-02-03', listed('1961-04-17', '1961-04-17', true), 'near'],
    ['1964', listed('1961', '1961', true), 'near'],
    ['1964', listed('1961'), 'different'],
    ['1990-01-01', listed('1961-04-17'), 'different'],
  ])('%s', (date, birth, outcome) => expect(compareBirth(asked(date), [birth])).toBe(outcome));

  test('takes the best of several, and knows nothing when none is listed', () => {
    expect(compareBirth(asked('1961-04-17'), [listed('1950'), listed('1961-04-17')])).toBe('same');
    expect(compareBirth(asked('1961-04-17'), [])).toBeUndefined();
  });
});

describe('combined score', () => {
  const evidence = (points: number): Evidence => ({ points, supports: points > 0 ? 1 : 0, items: [] });
  const { threshold } = DEFAULT_SETTINGS;
  const strong = { nameScore: 1, isWeak: false, isComplete: true };
  const weak = { nameScore: 1, isWeak: true, isComplete: false };

  test('corroborated results rank above namesakes', () => {
    expect(combine(strong, evidence(0.12), DEFAULT_SETTINGS)).toBeGreaterThan(
      combine(strong, evidence(0), DEFAULT_SETTINGS),
    );
  });

  test('a different birth date takes a namesake below the threshold', () => {
    expect(combine(strong, evidence(-0.28), DEFAULT_SETTINGS)).toBeLessThan(threshold);
  });

  test('a weak alias alarms only near-exact and supported', () => {
    expect(combine(weak, evidence(0), DEFAULT_SETTINGS)).toBeLessThan(threshold);
    expect(combine({ ...weak, nameScore: 0.8 }, evidence(0.12), DEFAULT_SETTINGS)).toBeLessThan(threshold);
    expect(combine(weak, evidence(0.12), DEFAULT_SETTINGS)).toBeGreaterThanOrEqual(threshold);
  });

  test('or as a whole name that nothing contradicts', () => {
    const whole = { ...weak, isComplete: true };
    expect(combine(whole, evidence(0), DEFAULT_SETTINGS)).toBeGreaterThanOrEqual(threshold);
    const otherPlace: Evidence = {
      points: -0.08,
      supports: 0,
      items: [{ kind: 'nationality', outcome: 'different', listed: ['RS'], points: -0.08 }],
    };
    expect(combine(whole, otherPlace, DEFAULT_SETTINGS)).toBeLessThan(threshold);
  });
});
