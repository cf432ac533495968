import type { ReadQuery } from '../query.js';
import type { EngineSettings } from '../settings.js';
import type { Evidence } from './evidence-score.js';

type Fitting = { nameScore: number; score: number; isComplete: boolean; evidence: Evidence };

/** Fewer may be one subject whom several lists name without a link. */
const LEAST_CARDS = 4;
const MOST_POINTS = 0.12;
/** A listed name asked for as it stands alerts however common it is. */
const AS_LISTED = 0.9;

const isNameAlone = ({ birth, nationality, country, gender, identifiers }: ReadQuery): boolean =>
  !birth && !nationality && !country && !gender && identifiers.length === 0;

/**
 * The more cards fit a name, the less it says who is meant: where nothing else is asked, each of them counts for less
 * and tells how many there are. A name that is listed just so never falls below the threshold.
 */
export function weighCommonName<One extends Fitting>(
  found: readonly One[],
  query: ReadQuery,
  settings: EngineSettings,
): readonly One[] {
  const count = found.filter(({ nameScore }) => nameScore >= settings.threshold).length;
  if (!isNameAlone(query) || count < LEAST_CARDS) return found;
  const points = Math.min(MOST_POINTS, settings.evidence.commonName * Math.log2(count));
  return found.map((one) => {
    const isSafe = one.isComplete && one.nameScore >= AS_LISTED && one.score >= settings.threshold;
    const score = Math.max(one.score - points, isSafe ? settings.threshold : 0);
    const item = { kind: 'common-name' as const, outcome: 'many' as const, count, points: score - one.score };
    const evidence = {
      ...one.evidence,
      points: one.evidence.points + item.points,
      items: [...one.evidence.items, item],
    };
    return { ...one, score, evidence };
  });
}
