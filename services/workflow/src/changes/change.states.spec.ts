import { describe, expect, it } from '@jest/globals';
import { isEnd, OPEN, STATES, statesBefore } from './change.states.js';

const ENDS = ['approved', 'rejected', 'skipped', 'cascade_deleted'] as const;

describe('the steps of a change', () => {
  it('is decided by one person at a time: only a pending change can be taken up', () => {
    expect(statesBefore('applying')).toEqual(['pending']);
    expect(statesBefore('denying')).toEqual(['pending']);
  });

  it('never leaves an end', () => {
    for (const state of STATES) for (const end of ENDS) expect(statesBefore(state)).not.toContain(end);
    expect(STATES.filter(isEnd)).toEqual(ENDS);
  });

  it('reaches every end from every open state, for the client file has the last word', () => {
    for (const end of ENDS) expect(statesBefore(end)).toEqual(['expected', ...OPEN]);
  });

  it('is expected only before it is heard', () => {
    expect(statesBefore('expected')).toEqual([]);
  });
});
