import { GENDERS, unpackDate, unpackPlace } from '../index/facts.js';
import type { OpenIndex } from '../index/open-index.js';
import type { ReadQuery } from '../query.js';
import type { EvidenceWeights } from '../settings.js';
import { type BirthOutcome, birthPoints, compareBirth, type ListedBirth, yearsApart } from './birth-score.js';

export type EvidenceItem =
  | { kind: 'birth'; outcome: BirthOutcome; years: number; points: number }
  | { kind: 'nationality'; outcome: 'same' | 'country' | 'different'; listed: string[]; points: number }
  | { kind: 'unconfirmed'; outcome: 'nothing-listed'; points: number }
  | { kind: 'gender'; outcome: 'different'; points: number }
  | { kind: 'identifier'; outcome: 'same'; points: number }
  /** Nothing but a name was asked, and so many cards fit it. */
  | { kind: 'common-name'; outcome: 'many'; count: number; points: number };

/** What is known besides the name: the sum of its points, and each point's reason. */
export type Evidence = { points: number; supports: number; items: EvidenceItem[] };

function listedBirths({ arrays }: OpenIndex, card: number): ListedBirth[] {
  const births: ListedBirth[] = [];
  for (let at = arrays.birthStart[card]!; at < arrays.birthStart[card + 1]!; at += 1) {
    births.push({ from: unpackDate(arrays.birthFrom[at]!), to: unpackDate(arrays.birthTo[at]!) });
  }
  return births;
}

function birthItem(index: OpenIndex, card: number, query: ReadQuery, weights: EvidenceWeights): EvidenceItem[] {
  if (!query.birth) return [];
  const births = listedBirths(index, card);
  const outcome = compareBirth(query.birth, births);
  if (!outcome) return [];
  return [{ kind: 'birth', outcome, years: yearsApart(query.birth, births), points: birthPoints(outcome, weights) }];
}

function nationalityItem(
  { arrays }: OpenIndex,
  card: number,
  query: ReadQuery,
  weights: EvidenceWeights,
): EvidenceItem[] {
  const asked = [query.nationality, query.country].filter((code) => code !== undefined);
  if (asked.length === 0) return [];
  const places = Array.from(arrays.places.subarray(arrays.placeStart[card], arrays.placeStart[card + 1]), unpackPlace);
  const nationalities = places.filter((place) => place.isNationality).map((place) => place.code);
  if (nationalities.some((code) => asked.includes(code)))
    return [{ kind: 'nationality', outcome: 'same', listed: nationalities, points: weights.nationalitySame }];
  if (places.some((place) => asked.includes(place.code)))
    return [{ kind: 'nationality', outcome: 'country', listed: nationalities, points: weights.nationalitySame / 2 }];
  if (nationalities.length === 0 || !query.nationality) return [];
  return [{ kind: 'nationality', outcome: 'different', listed: nationalities, points: -weights.nationalityDifferent }];
}

function genderItem({ arrays }: OpenIndex, card: number, query: ReadQuery, weights: EvidenceWeights): EvidenceItem[] {
  const listed = arrays.cardGender[card]!;
  if (!query.gender || listed === GENDERS.unknown || listed === GENDERS[query.gender]) return [];
  return [{ kind: 'gender', outcome: 'different', points: -weights.genderDifferent }];
}

function identifierItem(
  { arrays }: OpenIndex,
  card: number,
  query: ReadQuery,
  weights: EvidenceWeights,
): EvidenceItem[] {
  if (query.identifiers.length === 0) return [];
  const listed = arrays.identifiers.subarray(arrays.identifierStart[card], arrays.identifierStart[card + 1]);
  return query.identifiers.some((hash) => listed.includes(hash))
    ? [{ kind: 'identifier', outcome: 'same', points: weights.identifierSame }]
    : [];
}

/** Compares everything but the name with a card's facts. */
export function scoreEvidence(index: OpenIndex, card: number, query: ReadQuery, weights: EvidenceWeights): Evidence {
  const items: EvidenceItem[] = [birthItem, nationalityItem, genderItem, identifierItem].flatMap((compare) =>
    compare(index, card, query, weights),
  );
  if (query.birth && query.nationality && items.length === 0)
    items.push({ kind: 'unconfirmed', outcome: 'nothing-listed', points: -weights.unconfirmed });
  const points = items.reduce((sum, item) => sum + item.points, 0);
  return { points, supports: items.filter((item) => item.points > 0).length, items };
}
