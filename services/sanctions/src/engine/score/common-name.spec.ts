import { describe, expect, test } from '@jest/globals';
import { type ReadQuery, readQuery } from '../query.js';
import { DEFAULT_SETTINGS } from '../settings.js';
import { weighCommonName } from './common-name.js';

const NAME_ALONE = readQuery({ type: 'person', name: 'Ilmarik Vargento' });
const { threshold } = DEFAULT_SETTINGS;

function weighed(nameScores: readonly number[], query: ReadQuery = NAME_ALONE): number[] {
  const found = nameScores.map((nameScore) => ({
    nameScore,
    score: nameScore,
    isComplete: true,
    evidence: { points: 0, supports: 0, items: [] },
  }));
  return weighCommonName(found, query, DEFAULT_SETTINGS).map(({ score }) => score);
}

describe('a common name', () => {
  test('counts for less on each card that it fits equally well, and the less the more they are', () => {
    const [four] = weighed([0.8, 0.8, 0.79, 0.75]);
    const [eight] = weighed(Array.from({ length: 8 }, () => 0.8));
    expect(four).toBeLessThan(0.8);
    expect(eight).toBeLessThan(four!);
  });

  test('is none for the card that it fits clearly best, however many it fits in part', () => {
    const [best, ...others] = weighed([1, ...Array.from({ length: 8 }, () => 0.75)]);
    expect(best).toBe(1);
    expect(others.every((score) => score < threshold)).toBe(true);
  });

  test('stays an alert where it is listed just so', () => {
    expect(weighed(Array.from({ length: 40 }, () => 0.92))[0]).toBeGreaterThanOrEqual(threshold);
  });

  test('says nothing where more than a name is asked', () => {
    const query = readQuery({ type: 'person', name: 'Ilmarik Vargento', nationality: 'RS' });
    expect(weighed([0.8, 0.8, 0.8, 0.8], query)).toEqual([0.8, 0.8, 0.8, 0.8]);
  });
});
