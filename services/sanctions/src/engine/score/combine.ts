import type { EngineSettings } from '../settings.js';
import type { Evidence } from './evidence-score.js';

/** Room left above a perfect name, so that corroborated results rank above bare namesakes. */
const NAME_ALONE = 0.85;

/** Part of the way a supported score moves towards 1 is in proportion to the evidence; contradiction is subtracted. */
function weigh(base: number, points: number): number {
  return Math.min(1, Math.max(0, base + points));
}

function nameAlone(nameScore: number, threshold: number): number {
  return nameScore <= threshold ? nameScore : threshold + (nameScore - threshold) * NAME_ALONE;
}

/** A name that fits without a rest, by two words at least that tell somebody from others. */
export type Fit = { nameScore: number; isWeak: boolean; isComplete: boolean };

/** A weak alias alarms only when it fits nearly exactly, and as a whole or with something besides the name to support it. */
function mayAlarm({ nameScore, isWeak, isComplete }: Fit, evidence: Evidence, settings: EngineSettings): boolean {
  if (!isWeak) return true;
  const isContradicted = evidence.items.some(({ points }) => points < 0);
  const isSupported = evidence.supports > 0 && evidence.points > 0;
  return nameScore >= settings.weakAliasName && (isSupported || (isComplete && !isContradicted));
}

/** Name score and evidence in one figure from 0 to 1. Below `threshold` a result never raises an alarm. */
export function combine(fit: Fit, evidence: Evidence, settings: EngineSettings): number {
  const { nameScore } = fit;
  const support = evidence.points > 0 && nameScore < settings.cutOff ? 0 : evidence.points;
  const score = weigh(nameAlone(nameScore, settings.threshold), support);
  return mayAlarm(fit, evidence, settings) ? score : Math.min(score, settings.threshold - settings.weakAliasMargin);
}
