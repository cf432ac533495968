import type { Holding, OwnershipGraph, Party } from './holdings.js';

/** Small, seeded and repeatable (mulberry32): a failing seed can be run again. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A structure of up to four layers for property tests: complete at some parties, with gaps at others, now and then a circle. */
export function randomTree(pick: (below: number) => number): OwnershipGraph {
  const parties = new Map<string, Party>([['client', { id: 'client', name: 'Client', type: 'entity', records: [] }]]);
  const holdings: Holding[] = [];
  let layer = ['client'];
  for (let depth = 0; depth < 4; depth++) {
    const next: string[] = [];
    for (const held of layer) {
      let left = 100;
      for (let at = pick(4); at >= 0 && left > 0; at--) {
        const percentage = at === 0 && pick(3) > 0 ? left : pick(left) + 1;
        left -= percentage;
        const known = [...parties.keys()];
        const again = pick(6) === 0 ? known[pick(known.length)] : undefined;
        const owner = again ?? `p${parties.size}`;
        if (!again) {
          const type = depth === 3 || pick(2) ? 'person' : 'entity';
          parties.set(owner, { id: owner, name: owner, type, records: [] });
          if (type === 'entity') next.push(owner);
        }
        holdings.push({ owner, held, percentage });
      }
    }
    layer = next;
  }
  return { root: 'client', parties, holdings };
}
