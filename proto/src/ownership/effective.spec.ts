import { describe, expect, it } from '@jest/globals';
import { wholeNumbers } from '../../../scripts/random-numbers.mjs';
import { effectiveOwnership } from './effective.js';
import type { Holding, OwnershipGraph, Party } from './holdings.js';
import { randomTree } from './random-graph.js';

const graphOf = (holdings: Record<string, Record<string, number>>, persons: readonly string[]): OwnershipGraph => {
  const list: Holding[] = Object.entries(holdings).flatMap(([held, owners]) =>
    Object.entries(owners).map(([owner, percentage]) => ({ owner, held, percentage })),
  );
  const ids = new Set(['client', ...list.flatMap(({ owner, held }) => [owner, held])]);
  const party = (id: string): Party => ({
    id,
    name: id,
    type: persons.includes(id) ? 'person' : 'entity',
    records: [],
  });
  return { root: 'client', parties: new Map([...ids].map((id) => [id, party(id)])), holdings: list };
};
const shares = (graph: OwnershipGraph) =>
  Object.fromEntries(effectiveOwnership(graph).persons.map(({ party, share }) => [party.id, share]));

describe('effective ownership', () => {
  it('multiplies along a path and adds over paths', () => {
    const graph = graphOf({ client: { holding: 60, ann: 40 }, holding: { trust: 50, ann: 50 }, trust: { bob: 100 } }, [
      'ann',
      'bob',
    ]);
    expect(shares(graph)).toEqual({ ann: 70, bob: 30 });
    const [ann] = effectiveOwnership(graph).persons;
    expect(ann?.paths.map(({ share }) => share)).toEqual([30, 40]);
    expect(effectiveOwnership(graph).unknown).toBe(0);
  });

  it('keeps what nobody is said to own as unknown', () => {
    const { unknown, persons } = effectiveOwnership(
      graphOf({ client: { holding: 80 }, holding: { ann: 50 } }, ['ann']),
    );
    expect(persons[0]?.share).toBe(40);
    expect(unknown).toBe(60);
  });

  it('names a circle once and ends', () => {
    const graph = graphOf({ client: { a: 100 }, a: { b: 50, ann: 50 }, b: { c: 100 }, c: { a: 100 } }, ['ann']);
    const { circles, persons, unknown } = effectiveOwnership(graph);
    expect(circles).toEqual([{ parties: ['a', 'b', 'c'], share: 50 }]);
    expect(persons.map(({ share }) => share)).toEqual([50]);
    expect(unknown).toBe(0);
  });

  it('finds the client among its own owners', () => {
    const { circles } = effectiveOwnership(graphOf({ client: { a: 30, ann: 70 }, a: { client: 100 } }, ['ann']));
    expect(circles).toEqual([{ parties: ['a', 'client'], share: 30 }]);
  });

  it.each(Array.from({ length: 1_000 }, (_, seed) => seed))(
    'shares, circles and the unknown make 100 (seed %i)',
    (seed) => {
      const graph = randomTree(wholeNumbers(seed));
      const { persons, circles, unknown } = effectiveOwnership(graph);
      const total = [...persons, ...circles].reduce((sum, { share }) => sum + share, unknown);
      expect(total).toBeCloseTo(100, 3);
    },
  );

  it('ends soon with a structure made to be slow', () => {
    const layers = 12;
    const width = 6;
    const holdings: Record<string, Record<string, number>> = {};
    for (let layer = 0; layer < layers; layer++)
      for (let at = 0; at < width; at++) {
        const name = layer === 0 ? 'client' : `e${layer}-${at}`;
        holdings[name] = Object.fromEntries(
          Array.from({ length: width }, (_, next) => [`e${layer + 1}-${next}`, 100 / width]),
        );
      }
    const since = performance.now();
    effectiveOwnership(graphOf(holdings, []));
    expect(performance.now() - since).toBeLessThan(2_000);
  });
});
