import { TOTAL_SHARES } from '../rules/shares.js';
import { type Holding, holdingsIn, type OwnershipGraph, type Party } from './holdings.js';

/** One way from the client up to an owner: the holdings along it, the client's own first, and what they multiply to. */
export type Path = { holdings: readonly Holding[]; share: number };

export type EffectiveOwner = {
  party: Party;
  /** Percent of the client over all paths: the product along each, the sum of them. */
  share: number;
  paths: readonly Path[];
};

/** A party that owns itself through others. What lies in the circle belongs to nobody outside it along this path. */
export type Circle = { parties: readonly string[]; share: number };

export type EffectiveOwnership = {
  /** Natural persons, the largest share first. */
  persons: readonly EffectiveOwner[];
  /** Legal entities on the way, the largest share first. */
  entities: readonly EffectiveOwner[];
  circles: readonly Circle[];
  /** Percent of the client whose owner the file does not say. */
  unknown: number;
};

/** Paths beyond this many are counted as unknown: a file with more of them is not a structure, it is an attack. */
const MOST_PATHS = 20_000;
const SMALLEST = 1e-9;

type Walk = {
  found: Map<string, Path[]>;
  circles: Map<string, Circle>;
  unknown: number;
  steps: number;
};

/**
 * Works out the share that each natural person holds in the client over all paths. A path that comes back to a party on it
 * ends there and is told as a circle; holdings of one party above 100 in sum are taken as they are said.
 * The shares of all persons, the circles' and the unknown share add up to 100 where no party is held by more than 100.
 */
export function effectiveOwnership(graph: OwnershipGraph): EffectiveOwnership {
  const held = holdingsIn(graph);
  const walk: Walk = { found: new Map(), circles: new Map(), unknown: 0, steps: 0 };
  follow(graph.root, { holdings: [], share: TOTAL_SHARES }, [graph.root]);
  return {
    persons: ownersOf(graph, walk, 'person'),
    entities: ownersOf(graph, walk, 'entity'),
    circles: [...walk.circles.values()],
    unknown: round(walk.unknown),
  };

  function follow(party: string, way: Path, through: readonly string[]): void {
    let left = way.share;
    for (const holding of held.get(party) ?? []) {
      const share = (way.share * holding.percentage) / TOTAL_SHARES;
      if (share < SMALLEST || ++walk.steps > MOST_PATHS) continue;
      left -= share;
      reach(holding, { holdings: [...way.holdings, holding], share }, through);
    }
    walk.unknown += Math.max(0, left);
  }

  function reach(holding: Holding, path: Path, through: readonly string[]): void {
    const at = through.indexOf(holding.owner);
    if (at >= 0) {
      noteCircle(walk, through.slice(at), path.share);
      return;
    }
    const paths = walk.found.get(holding.owner) ?? [];
    walk.found.set(holding.owner, [...paths, path]);
    const isPerson = graph.parties.get(holding.owner)?.type === 'person';
    if (!isPerson) follow(holding.owner, path, [...through, holding.owner]);
  }
}

/** The same circle is found from each party on it: it is told once, beginning with the lowest id. */
function noteCircle({ circles }: Walk, parties: readonly string[], share: number): void {
  const first = parties.indexOf([...parties].sort()[0] ?? '');
  const turned = [...parties.slice(first), ...parties.slice(0, first)];
  const key = turned.join(' ');
  circles.set(key, { parties: turned, share: round((circles.get(key)?.share ?? 0) + share) });
}

const ownersOf = ({ parties }: OwnershipGraph, { found }: Walk, type: Party['type']): EffectiveOwner[] =>
  [...found]
    .flatMap(([id, paths]) => {
      const party = parties.get(id);
      const share = round(paths.reduce((sum, path) => sum + path.share, 0));
      return party?.type === type ? [{ party, share, paths }] : [];
    })
    .sort((one, other) => other.share - one.share || one.party.name.localeCompare(other.party.name));

/** A millionth of a percent is nobody's share. */
const round = (share: number): number => Math.round(share * 1e6) / 1e6;
