import type { ReadQuery } from '../query.js';
import type { EngineSettings } from '../settings.js';
import type { Evidence } from './evidence-score.js';

type Fitting = { nameScore: number; score: number; isComplete: boolean; evidence: Evidence };

/** A card fits as well as another when its name scores no more than this below the other's. */
const AS_WELL = 0.05;
/** Fewer may be one subject whom several lists name without a link. */
const LEAST_CARDS = 4;
const MOST_POINTS = 0.12;
/** A listed name asked for as it stands alerts however common it is. */
const AS_LISTED = 0.9;

const isNameAlone = ({ birth, nationality, country, gender, identifiers }: ReadQuery): boolean =>
  !birth && !nationality && !country && !gender && identifiers.length === 0;

/**
 * The more cards fit a name as well as one does, the less it says who is meant: where nothing else is asked, that one counts
 * for less and tells how many there are. A name that is listed just so never falls below the threshold.
 */
export function weighCommonName<One extends Fitting>(
  found: readonly One[],
  query: ReadQuery,
  settings: EngineSettings,
): readonly One[] {
  const fitting = found.map(({ nameScore }) => nameScore).filter((nameScore) => nameScore >= settings.threshold);
  if (!isNameAlone(query) || fitting.length < LEAST_CARDS) return found;
  return found.map((one) => {
    const count = fitting.filter((nameScore) => nameScore >= one.nameScore - AS_WELL).length;
    if (count < LEAST_CARDS) return one;
    const points = Math.min(MOST_POINTS, settings.evidence.commonName * Math.log2(count));
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
