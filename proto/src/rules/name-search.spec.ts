import { describe, expect, it } from '@jest/globals';
import { beginning, containing, endings, fragmentsOf, nameSearch, searchWords, wordSearch } from './name-search.js';

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

describe('examination 17: a search of several words', () => {
  const isFound = (name: string, search: string): boolean => {
    const { ending, beside } = nameSearch(fragmentsOf(search));
    return endings(name).some((each) => ending.test(each)) && beside.every((each) => each.test(name));
  };

  it('finds a name that has all of them, in any order, and no other', () => {
    for (const search of ['holding zenith', 'n.v. zen', 'ith hold', 'v. holding'])
      expect([search, isFound('zenith (caribbean) holding n.v.', search)]).toEqual([search, true]);
    for (const search of ['zenith trust', 'holding b.v.', 'zenithholding'])
      expect([search, isFound('zenith (caribbean) holding n.v.', search)]).toEqual([search, false]);
    expect(isFound('jose ibanez', 'e i')).toBe(true);
  });

  it('finds words beside the name by how they begin, numbers with and without their spaces', () => {
    const has = (text: string, search: string): boolean => {
      const words = searchWords(text);
      return wordSearch(search).every((each) => words.some((word) => each.test(word)));
    };
    for (const search of ['nx 204-577', 'nx204577', 'nx204', '204-5'])
      expect([search, has('NX 204-577', search)]).toEqual([search, true]);
    expect(has('María de la Cruz', 'cruz mar')).toBe(true);
    expect(has('María de la Cruz', 'ruz mar')).toBe(false);
    expect(wordSearch('a b')).toEqual([]);
  });
});
