import type { Phrase } from '../texts/phrase.js';
import { recordTexts } from '../texts/records.js';

export const TOTAL_SHARES = 100;

// Thirds do not add up in binary; a millionth of a percent is nobody's share.
const round = (percentage: number): number => Math.round(percentage * 1e6) / 1e6;

const isShare = (held: unknown): held is number => typeof held === 'number' && Number.isFinite(held);

/** What records under one parent hold together; those without a percentage count as nothing. */
export const heldTogether = (held: readonly unknown[]): number =>
  round(held.filter(isShare).reduce((sum, each) => sum + each, 0));

/** What is left of 100 beside the given holders. */
export const remainingShares = (others: readonly unknown[]): number =>
  Math.max(0, round(TOTAL_SHARES - heldTogether(others)));

/** What is wrong with a percentage when `remaining` is what the others under the same parent leave. */
export function shareError(held: number, remaining: number = TOTAL_SHARES): Phrase | undefined {
  if (held < 0) return recordTexts.percentageBelow;
  if (held > TOTAL_SHARES) return recordTexts.percentageOver;
  return round(held) > remaining ? recordTexts.percentageAbove(remaining) : undefined;
}
