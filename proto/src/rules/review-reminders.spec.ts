import { describe, expect, it } from '@jest/globals';
import { addDays } from './dates.js';
import { remindedRange, reminderOn } from './review-reminders.js';

const NEXT = '2026-03-31';

describe('reminders of a review', () => {
  it.each([
    [31, undefined],
    [30, 30],
    [28, 30],
    [27, undefined],
    [8, undefined],
    [7, 7],
    [4, undefined],
    [1, undefined],
    [0, 0],
    [-2, 0],
    [-3, undefined],
  ])('%i days before the review: %p', (before, expected) => {
    expect(reminderOn(NEXT, addDays(NEXT, -before))).toBe(expected);
  });

  it('lie within the range of dates that is looked through', () => {
    for (let before = -10; before < 40; before++) {
      const day = addDays(NEXT, -before);
      const { from, to } = remindedRange(day);
      if (reminderOn(NEXT, day) !== undefined) expect(from <= NEXT && NEXT <= to).toBe(true);
    }
  });
});
