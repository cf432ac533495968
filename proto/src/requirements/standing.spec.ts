import { describe, expect, it } from '@jest/globals';
import { standingOf } from './standing.js';
import type { State } from './states.js';

const owed = (state: State, until?: string) => ({ requirement: 'r', owner: 'o', state, ...(until ? { until } : {}) });

describe('how a file stands', () => {
  it('counts what is owed, and tells the first end', () => {
    const states = [
      owed('ok', '2026-12-31'),
      owed('missing'),
      owed('expired'),
      owed('stale'),
      owed('waived', '2026-12-01'),
      owed('expiring', '2026-12-20'),
      owed('expiring', '2026-12-05'),
    ];
    expect(standingOf(states)).toEqual({
      open: 3,
      expired: 2,
      expiring: 2,
      expires_on: '2026-12-05',
      urgency: '0',
      waived: 1,
    });
  });

  it('tells the day that passed first of what has ended or ends soon', () => {
    const states = [
      { ...owed('expiring', '2026-12-20'), end: '2026-12-20' },
      { ...owed('stale'), end: '2026-11-02' },
      { ...owed('expired'), end: '2026-11-30' },
      { ...owed('ok'), end: '2026-10-01' },
    ];
    expect(standingOf(states)).toMatchObject({ expired: 2, expiring: 1, due_on: '2026-11-02' });
  });

  it('is nothing where nothing is owed', () => {
    expect(standingOf([owed('ok')])).toEqual({ open: 0, expired: 0, expiring: 0, urgency: '3' });
  });

  it('is the more urgent the less it can wait', () => {
    const files = [
      [owed('expired')],
      [owed('missing')],
      [owed('expiring', '2026-12-05')],
      [owed('expiring', '2027-01-01')],
      [],
    ];
    const order = files.map((states) => standingOf(states).urgency);
    expect(order).toEqual([...new Set(order)].sort());
  });
});
