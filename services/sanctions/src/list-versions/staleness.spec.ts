import { describe, expect, test } from '@jest/globals';
import type { ListSource } from '../lists/sources.js';
import { isDue } from './staleness.js';
import type { StateRecord } from './version.schema.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const source = { refreshHours: 6 } as ListSource;
const ago = (ms: number): Date => new Date(NOW - ms);
const alarm = (reason: string, age: number) => ({ alarm: { at: ago(age), reason, message: '' } });

const CASES: [string, Omit<StateRecord, '_id' | 'in_force'>, boolean][] = [
  ['was never asked for', {}, true],
  ['was asked for within its interval', { checked_at: ago(5 * HOUR) }, false],
  ['was asked for an interval ago', { checked_at: ago(6 * HOUR) }, true],
  ['failed a moment ago', { checked_at: ago(7 * HOUR), ...alarm('unreachable', MINUTE) }, false],
  ['failed a quarter of an hour ago', { checked_at: ago(HOUR), ...alarm('unreachable', 15 * MINUTE) }, true],
  ['cannot be loaded, whether for long', { checked_at: ago(HOUR), ...alarm('not-loaded', HOUR) }, false],
  ['cannot be loaded, or since just now', { checked_at: ago(6 * HOUR), ...alarm('not-loaded', MINUTE) }, true],
];

describe('when a publisher is asked for a list', () => {
  test.each(CASES)('that %s', (_, state, due) => {
    expect(isDue(source, { _id: 'un', in_force: 1, ...state }, NOW)).toBe(due);
  });
});
