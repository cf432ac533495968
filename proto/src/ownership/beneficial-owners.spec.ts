import { describe, expect, it } from '@jest/globals';
import { uboMismatches, uboThreshold } from './beneficial-owners.js';
import type { EffectiveOwnership } from './effective.js';

const owned = (shares: Record<string, number>): EffectiveOwnership => ({
  persons: Object.entries(shares).map(([id, share]) => ({
    party: { id, name: id.toUpperCase(), type: 'person', records: [] },
    share,
    paths: [],
  })),
  entities: [],
  circles: [],
  unknown: 0,
});

describe('declared and computed UBOs', () => {
  it('asks for less of a client of high risk', () => {
    expect([uboThreshold('low'), uboThreshold('high')]).toEqual([25, 10]);
    expect(uboThreshold('high', { usual: 25, highRisk: 5 })).toBe(5);
  });

  it('agrees when everyone above the threshold is declared with the share', () => {
    expect(uboMismatches(owned({ ann: 30, bob: 24.9 }), [{ party: 'ann', name: 'Ann', share: 30.4 }], 25)).toEqual([]);
  });

  it('names who is missing, who is unknown to the holdings and whose share differs', () => {
    const declared = [
      { party: 'bob', name: 'Bob', share: 60 },
      { party: 'eve', name: 'Eve' },
    ];
    expect(uboMismatches(owned({ ann: 25, bob: 40 }), declared, 25)).toEqual([
      { kind: 'not_declared', party: 'ann', name: 'ANN', computed: 25 },
      { kind: 'share_differs', party: 'bob', name: 'Bob', computed: 40, declared: 60 },
      { kind: 'not_computed', party: 'eve', name: 'Eve' },
    ]);
  });

  it('lets a person below the threshold be declared', () => {
    expect(uboMismatches(owned({ ann: 5 }), [{ party: 'ann', name: 'Ann' }], 25)).toEqual([]);
  });
});
