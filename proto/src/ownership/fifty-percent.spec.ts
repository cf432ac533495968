import { describe, expect, it } from '@jest/globals';
import { blockedByOwners } from './fifty-percent.js';
import type { Holding, OwnershipGraph, Party } from './holdings.js';

const party = (id: string): Party => ({ id, name: id, type: 'entity', records: [] });
const graph = (...holdings: [held: string, owner: string, percentage: number][]): OwnershipGraph => ({
  root: 'client',
  parties: new Map(
    [...new Set(holdings.flat().filter((each) => typeof each === 'string'))].map((id) => [id, party(id)]),
  ),
  holdings: holdings.map(([held, owner, percentage]): Holding => ({ held, owner, percentage })),
});
const names = (found: ReturnType<typeof blockedByOwners>) => found.map(({ party }) => party.id).sort();

describe('the 50 percent rule', () => {
  it('adds what several blocked owners hold', () => {
    const found = blockedByOwners(
      graph(['client', 'x', 25], ['client', 'y', 25], ['client', 'z', 50]),
      new Set(['x', 'y']),
    );
    expect(found).toEqual([
      expect.objectContaining({
        share: 50,
        through: [expect.objectContaining({ owner: 'x' }), expect.objectContaining({ owner: 'y' })],
      }),
    ]);
  });

  it('passes through an entity that is blocked itself, in full', () => {
    // X owns 50 % of A, A owns 50 % of the client: 25 % multiplied, but the client is blocked.
    expect(names(blockedByOwners(graph(['client', 'a', 50], ['a', 'x', 50]), new Set(['x'])))).toEqual(['a', 'client']);
  });

  it('does not pass through an entity below one half', () => {
    expect(names(blockedByOwners(graph(['client', 'a', 100], ['a', 'x', 49]), new Set(['x'])))).toEqual([]);
  });

  it('ends in a circle', () => {
    const found = blockedByOwners(
      graph(['client', 'a', 60], ['a', 'b', 30], ['b', 'a', 100], ['a', 'x', 20]),
      new Set(['x']),
    );
    expect(names(found)).toEqual([]);
    expect(
      names(blockedByOwners(graph(['client', 'a', 60], ['a', 'client', 40], ['a', 'x', 60]), new Set(['x']))),
    ).toEqual(['a', 'client']);
  });

  it('says nothing without a confirmed alert', () => {
    expect(blockedByOwners(graph(['client', 'x', 100]), new Set())).toEqual([]);
  });
});
