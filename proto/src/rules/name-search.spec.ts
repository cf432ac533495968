import { describe, expect, it } from '@jest/globals';
import { beginning, containing, endings } from './name-search.js';

describe('endings', () => {
  it('find every part of a name of three characters or more, and no other', () => {
    const names = ['banana trading n.v.', 'a.b.c. (holding) [x]', 'ba na na', 'abc', 'ab'];
    const parts = [...names, ...names.map((name) => name.slice(2, 8)), 'nan', 'a n', '. (', 'zzz', '.*.', 'ding n.v.x'];
    for (const name of names) {
      for (const part of parts.filter(({ length }) => length >= 3)) {
        const isFound = endings(name).some((ending) => beginning(part).test(ending)) && containing(part).test(name);
        expect({ name, part, isFound }).toEqual({ name, part, isFound: name.includes(part) });
      }
    }
  });

  it('are cut, so that a long name costs no more than its length', () => {
    const long = 'x'.repeat(299);
    expect(endings(long).every(({ length }) => length <= 16)).toBe(true);
    expect(endings('abcabcabc')).toHaveLength(new Set(endings('abcabcabc')).size);
  });
});
