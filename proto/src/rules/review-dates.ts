import { addMonths, isDate } from './dates.js';

const YEARS_BETWEEN_REVIEWS = new Map<unknown, number>([
  ['low', 3],
  ['medium', 2],
  ['high', 1],
]);

/** The next review date in automatic mode, or undefined while the previous date or the risk level is unknown. */
export function automaticReviewDate(previous: unknown, riskLevel: unknown): string | undefined {
  const years = YEARS_BETWEEN_REVIEWS.get(riskLevel);
  return isDate(previous) && years ? addMonths(previous, 12 * years) : undefined;
}
