import { expect, test } from '@jest/globals';
import { dueGroup } from './by-due';

test.each([
  [undefined, 'none'],
  ['2026-03-01', 'overdue'],
  ['2026-03-02', 'today'],
  ['2026-03-03', 'week'],
  ['2026-03-09', 'week'],
  ['2026-03-10', 'later'],
])('%s', (due, group) => {
  expect(dueGroup(due, '2026-03-02')).toBe(group);
});
