import { COUNTRIES } from '@dossier/proto/rules/countries';
import { describe, expect, it } from '@jest/globals';
import { bestMatches } from './matching';

const countries = (typed: string) => bestMatches(COUNTRIES, typed, ({ name }) => name).map(({ name }) => name);

describe('a long list searched by letters (examination 17)', () => {
  it('folds accents and case', () => {
    expect(countries('curac')).toEqual(['Curaçao']);
    expect(countries('COTE D')).toHaveLength(1);
    expect(countries('åland')).toEqual(countries('aland'));
  });

  it('puts names that begin so first, then those with such a word, then the others', () => {
    const found = countries('ma');
    expect(found[0]).toMatch(/^Ma/);
    const begins = found.map((name) => name.startsWith('Ma'));
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false));
    expect(found.indexOf('Isle of Man')).toBeLessThan(found.indexOf('Germany'));
  });

  it('keeps the order of the list when nothing is typed', () => {
    expect(countries('')).toEqual(COUNTRIES.map(({ name }) => name));
  });
});
