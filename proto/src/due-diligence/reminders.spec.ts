import { describe, expect, it } from '@jest/globals';
import { remindersDue } from './reminders.js';

describe('Reminders of a form', () => {
  const since = new Date('2026-03-01T10:00:00Z');
  it.each([
    ['2026-03-04T09:59:59Z', 0],
    ['2026-03-04T10:00:00Z', 1],
    ['2026-03-08T10:00:00Z', 2],
    ['2026-03-14T10:00:00Z', 3],
    ['2026-09-01T00:00:00Z', 3],
  ])('by %s are %d', (now, count) => {
    expect(remindersDue(since, new Date(now))).toBe(count);
  });
});
