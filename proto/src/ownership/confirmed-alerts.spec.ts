import { describe, expect, it } from '@jest/globals';
import { confirmedRecords, confirmsSanction } from './confirmed-alerts.js';

describe('a confirmed alert', () => {
  it('is what the highest level that answered says', () => {
    expect(confirmsSanction({ sanctions_found: 'YES' })).toBe(true);
    expect(confirmsSanction({ sanctions_found: 'YES', sanctions_found_supervisor: 'NO' })).toBe(false);
    expect(confirmsSanction({ sanctions_found: 'NO', sanctions_found_supervisor: 'NO' })).toBe(false);
    expect(
      confirmsSanction({ sanctions_found: 'NO', sanctions_found_supervisor: 'NO', sanctions_found_compliance: 'YES' }),
    ).toBe(true);
    expect(confirmsSanction({ sanctions_found: null, pep_found: 'YES' })).toBe(false);
  });

  it('is told of the person that the document hangs on', () =>
    expect([
      ...confirmedRecords([
        { owner: 'ann', values: { sanctions_found: 'YES' } },
        { owner: 'bob', values: {} },
      ]),
    ]).toEqual(['ann']));
});
