import { describe, expect, test } from '@jest/globals';
import { blankEntry } from '../../lists/entry.js';
import { mergeEntries } from '../../lists/merge.js';
import { packArrays, viewArrays } from '../index/arrays.js';
import { buildIndex } from '../index/build-index.js';
import { openIndex } from '../index/open-index.js';
import { readQuery } from '../query.js';
import { searchIndex } from '../search.js';
import { DEFAULT_SETTINGS } from '../settings.js';

const LIST = { source: 'sample', list: 'Sample', body: '', country: '' };

function listed(id: string, strength: 'strong' | 'weak', ...names: string[]) {
  return {
    ...blankEntry(LIST, id, 'person'),
    names: names.map((text, at) => ({
      text,
      kind: at === 0 ? ('primary' as const) : ('alias' as const),
      strength: at === 0 ? ('strong' as const) : strength,
    })),
  };
}

const index = openIndex(
  viewArrays(
    packArrays(
      buildIndex(
        mergeEntries([
          listed('1', 'strong', 'Tamzin Vargento', 'Ilmarik al-Kasrawi'),
          listed('2', 'weak', 'Ostap Delacroix', 'Theophane Mbemba'),
          listed('3', 'strong', 'Muhammad Nurayn', 'John Abernathy'),
        ]),
      ),
    ),
  ),
);
const first = (name: string) => searchIndex(index, readQuery({ type: 'person', name }), 10, DEFAULT_SETTINGS)[0];

describe('a name put together from two of one person', () => {
  test('is found, below a name that is listed so, and says which two', () => {
    const hit = first('Ilmarik Vargento');
    expect(hit?.isAlert).toBe(true);
    expect(hit!.score).toBeLessThan(first('Tamzin Vargento')!.score);
    expect(hit?.explanation.matchedName).toContain(' + ');
    expect(hit?.explanation.parts.map(({ asked }) => asked).sort()).toEqual(['ilmarik', 'vargento']);
  });

  test.each([
    ['Theophane Delacroix', 'a weak alias lends nothing'],
    ['Jean Nurayn', 'another form of a name is not the name'],
    ['Ilmarik Delacroix', 'names of two people'],
  ])('%s is not: %s', (name) => expect(first(name)?.isAlert ?? false).toBe(false));
});
