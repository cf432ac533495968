import { describe, expect, test } from '@jest/globals';
import type { Card } from '../lists/card.js';
import { addDate, addName, blankEntry } from '../lists/entry.js';
import { cardOfEntry } from '../lists/merge.js';
import { onePerPerson } from './same-person.js';

function card(source: string, name: string, born: string, gender?: 'male' | 'female'): Card {
  const entry = blankEntry({ source, list: source, body: source, country: 'US' }, `${source}-1`, 'person');
  addName(entry, name, 'primary');
  addDate(entry, { from: born, to: born, circa: false });
  return cardOfEntry(gender ? { ...entry, gender } : entry);
}
const sources = (...cards: Card[]): string[][] =>
  onePerPerson(cards.map((one) => ({ card: one }))).map((hit) => hit.card.sanctions.map(({ source }) => source));

describe('one person on lists that do not link each other', () => {
  const first = card('ofac', 'VARGENTO, Ilmarik', '1961-04-17');

  test('is one hit with the measures of both', () => {
    expect(sources(first, card('eu', 'Ilmarik Vargento', '1961-04-17'))).toEqual([['ofac', 'eu']]);
  });

  test.each([
    ['another birth date', card('eu', 'Ilmarik Vargento', '1961-04-18')],
    ['a year alone', card('eu', 'Ilmarik Vargento', '1961')],
    ['another name', card('eu', 'Ilmarik Dastan', '1961-04-17')],
  ])('stays two with %s', (_, other) => expect(sources(first, other)).toEqual([['ofac'], ['eu']]));

  test('stays two where the lists give two sexes', () => {
    const [a, b] = [
      card('ofac', 'A Vargento Li', '1961-04-17', 'male'),
      card('eu', 'A Vargento Li', '1961-04-17', 'female'),
    ];
    expect(sources(a, b)).toEqual([['ofac'], ['eu']]);
  });
});
