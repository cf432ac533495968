import type { Engine } from '../engine/engine-types.js';
import { isQueryRefusal, type QueryType } from '../engine/query.js';
import type { EntryType } from '../lists/entry.js';
import { details } from '../lists/refusal.js';
import { refuseLost, type Sentinel } from '../lists/validate.js';

const ALL = 100;

/** A subject of unknown kind may have become part of a card that another list knows the kind of. */
const ASKED: Record<EntryType, readonly QueryType[]> = {
  person: ['person'],
  organisation: ['organisation'],
  vessel: ['vessel'],
  aircraft: ['vessel'],
  other: ['organisation', 'person', 'vessel'],
};

/** Whether a search of the generation finds the name; undefined when no search takes such a name. */
async function isFound(engine: Engine, generation: string, { type, name }: Sentinel): Promise<boolean | undefined> {
  const wanted = name.toLowerCase();
  try {
    for (const asked of ASKED[type]) {
      const { hits } = await engine.screen({ type: asked, name }, { generation, limit: ALL });
      if (hits.some(({ card }) => card.names.some(({ text }) => text.toLowerCase() === wanted))) return true;
    }
    return false;
  } catch (error) {
    if (isQueryRefusal(error)) return undefined;
    throw error;
  }
}

/** Asks a generation before it is served. Throws a ListRefusal when names of a list are not found in it. */
export async function requireFound(
  engine: Engine,
  generation: string,
  sentinels: Record<string, readonly Sentinel[]>,
): Promise<void> {
  for (const [source, names] of Object.entries(sentinels)) {
    const found = await Promise.all(names.map((name) => isFound(engine, generation, name)));
    const answered = found.filter((one) => one !== undefined);
    const lost = answered.filter((one) => !one).length;
    refuseLost(lost, answered.length, details.namesNotFound(lost, answered.length, source));
  }
}
