import type { Card } from '../lists/card.js';
import { parseName } from './text/parse-name.js';
import { KIND } from './text/part-kinds.js';

const LEAST_WORDS = 2;

/** A name as the set of its words, whatever their order; undefined where it has fewer than two. */
function wordSet(text: string): string | undefined {
  const words = parseName(text, 'person').parts.filter(({ kind }) => kind === KIND.word);
  return words.length < LEAST_WORDS
    ? undefined
    : words
        .map((part) => part.text)
        .sort()
        .join(' ');
}

const wholeDates = ({ datesOfBirth }: Card): string[] =>
  datesOfBirth.filter(({ from, to, circa }) => from === to && from.length === 10 && !circa).map(({ from }) => from);

const strongNames = ({ names }: Card): Set<string | undefined> =>
  new Set(names.filter(({ strength }) => strength === 'strong').map(({ text }) => wordSet(text)));

/** Two cards that lists do not link, with one whole birth date and one whole name in common, and of one sex. */
export function areSamePerson(a: Card, b: Card): boolean {
  if (a.type !== 'person' || b.type !== 'person') return false;
  if (a.gender && b.gender && a.gender !== b.gender) return false;
  const dates = wholeDates(b);
  if (!wholeDates(a).some((date) => dates.includes(date))) return false;
  const names = strongNames(b);
  return [...strongNames(a)].some((name) => name !== undefined && names.has(name));
}

/** What both cards say; the first one's id and caption stay. */
function joinCards(a: Card, b: Card): Card {
  const both = <Value>(one: Value[], other: Value[]): Value[] => {
    const known = new Set(one.map((value) => JSON.stringify(value)));
    return [...one, ...other.filter((value) => !known.has(JSON.stringify(value)))];
  };
  return {
    ...a,
    names: both(a.names, b.names),
    datesOfBirth: both(a.datesOfBirth, b.datesOfBirth),
    placesOfBirth: both(a.placesOfBirth, b.placesOfBirth),
    nationalities: both(a.nationalities, b.nationalities),
    countries: both(a.countries, b.countries),
    addresses: both(a.addresses, b.addresses),
    identifiers: both(a.identifiers, b.identifiers),
    positions: both(a.positions, b.positions),
    topics: both(a.topics, b.topics),
    remarks: both(a.remarks, b.remarks),
    sanctions: both(a.sanctions, b.sanctions),
    current: a.current || b.current,
  };
}

/** Hits in their order, those of one person in one: whoever judges it judges the person once, with every list's measure. */
export function onePerPerson<Hit extends { card: Card }>(hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits) {
    const at = kept.findIndex(({ card }) => areSamePerson(card, hit.card));
    if (at < 0) kept.push(hit);
    else kept[at] = { ...kept[at]!, card: joinCards(kept[at]!.card, hit.card) };
  }
  return kept;
}
