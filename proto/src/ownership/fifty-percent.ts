import { type Holding, holdingsIn, type OwnershipGraph, type Party } from './holdings.js';

/** The share from which an entity counts as blocked by its blocked owners, in aggregate. Source: OFAC, FAQ 401. */
export const BLOCKING_SHARE = 50;

export type BlockedEntity = {
  party: Party;
  /** Percent held by blocked parties together. */
  share: number;
  /** The holdings that make it so, the largest first; their owners are confirmed alerts or blocked entities themselves. */
  through: readonly Holding[];
};

/**
 * The entities that parties with a confirmed alert own by half or more, together, directly or through entities so owned.
 * An indirect holding counts in full when the entity between is blocked, and not at all when it is not: shares are not
 * multiplied here. A confirmed party itself is not listed. Circles end, as a party is blocked once.
 */
export function blockedByOwners(graph: OwnershipGraph, confirmed: ReadonlySet<string>): BlockedEntity[] {
  const blocked = new Map<string, BlockedEntity>();
  const isBlocked = (id: string): boolean => confirmed.has(id) || blocked.has(id);
  const entities = [...holdingsIn(graph)].filter(([id]) => !confirmed.has(id));
  let before: number;
  do {
    before = blocked.size;
    for (const [id, holdings] of entities) {
      const through = holdings
        .filter(({ owner }) => owner !== id && isBlocked(owner))
        .sort((one, other) => other.percentage - one.percentage);
      const share = through.reduce((sum, { percentage }) => sum + percentage, 0);
      const party = graph.parties.get(id);
      if (party && share >= BLOCKING_SHARE) blocked.set(id, { party, share, through });
    }
  } while (blocked.size > before);
  return [...blocked.values()];
}
