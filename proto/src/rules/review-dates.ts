import type { Plain } from '../records/model/json.js';
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

export type ReviewDates = Record<
  'date_final_compliance_review' | 'previous_review_date' | 'next_review_date',
  string | null
>;

/**
 * The review dates of a client whose review is approved on `day`. In manual mode a next date that still lies ahead is the one somebody
 * chose, and stays; null while the risk level is unknown.
 */
export function datesAfterReview(
  { next_review_date_type: mode, next_review_date: next, risk_level }: Plain,
  day: string,
): ReviewDates {
  const isChosen = mode === 'manual' && isDate(next) && next > day;
  return {
    date_final_compliance_review: day,
    previous_review_date: day,
    next_review_date: isChosen ? next : (automaticReviewDate(day, risk_level) ?? null),
  };
}
