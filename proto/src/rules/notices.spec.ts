import { describe, expect, test } from '@jest/globals';
import { afterQuiet, localTime } from './notices.js';
import { isTimeZone } from './time-zone.js';

const quiet = { from: '22:00', to: '07:00', timeZone: 'America/Curacao' };
const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);

describe('quiet hours', () => {
  test.each([
    // Curaçao is four hours behind.
    ['noon', at('16:00'), at('16:00')],
    ['late in the evening', at('03:30'), at('11:00')],
    ['early in the morning', at('10:59'), at('11:00')],
    ['the end', at('11:00'), at('11:00')],
  ])('at %s', (_, now, expected) => {
    expect(afterQuiet(now, quiet)).toEqual(expected);
  });

  test('within a day', () => {
    expect(afterQuiet(at('17:00'), { ...quiet, from: '12:00', to: '14:00' })).toEqual(at('18:00'));
    expect(afterQuiet(at('19:00'), { ...quiet, from: '12:00', to: '14:00' })).toEqual(at('19:00'));
  });

  test('none, or of no length', () => {
    expect(afterQuiet(at('03:30'), undefined)).toEqual(at('03:30'));
    expect(afterQuiet(at('03:30'), { ...quiet, to: '22:00' })).toEqual(at('03:30'));
  });
});

test('the time of day of a person', () => {
  expect(localTime(at('03:30'), 'America/Curacao')).toEqual({ day: '2026-03-01', time: '23:30' });
  expect(isTimeZone('Europe/Amsterdam')).toBe(true);
  expect(isTimeZone('Europe/Atlantis')).toBe(false);
});
