import type { Holding, OwnershipGraph, Party } from './holdings.js';

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
