import type { CompanyFilters } from '@dossier/proto/calls/kyc-companies';

const DAY_MS = 24 * 3_600_000;

/** Where a collection of clients keeps what their lists are filtered by. */
type Fields = { review: string; added: string };

/** The ranges of a client list as conditions of a query. Days are taken whole: `added_to` still counts. */
export function clientRanges(filters: CompanyFilters, fields: Fields): Record<string, object> {
  const { added_from, added_to } = filters;
  const added = {
    ...(added_from ? { $gte: new Date(added_from) } : {}),
    ...(added_to ? { $lt: new Date(Date.parse(added_to) + DAY_MS) } : {}),
  };
  const review = reviewRange(filters);
  return {
    ...(Object.keys(review).length > 0 ? { [fields.review]: review } : {}),
    ...(Object.keys(added).length > 0 ? { [fields.added]: added } : {}),
  };
}

function reviewRange({ review_date_present, review_from, review_to }: CompanyFilters): object {
  const range = {
    ...(review_from ? { $gte: review_from } : {}),
    ...(review_to ? { $lte: review_to } : {}),
  };
  if (review_date_present === 'no') return { ...range, $eq: null };
  return review_date_present === 'yes' && !review_from ? { ...range, $gt: '' } : range;
}
