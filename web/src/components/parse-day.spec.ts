import { describe, expect, it } from '@jest/globals';
import { parseDay } from './parse-day';

describe('a typed day', () => {
  it.each([
    ['31/01/2026', '2026-01-31'],
    ['1/2/2026', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
  ])('%s is read day first', (typed, day) => {
    expect(parseDay(typed)).toBe(day);
  });

  it('is empty when nothing is typed', () => {
    expect(parseDay('  ')).toBeNull();
  });

  it.each(['31/02/2026', '12/2026', 'tomorrow', '1/2/26'])('stays as it is when it is no day: %s', (typed) => {
    expect(parseDay(typed)).toBe(typed);
  });
});
