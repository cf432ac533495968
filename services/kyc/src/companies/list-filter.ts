import type { Principal } from '@dossier/kit/principal';
import type { CompanyFilters } from '@dossier/proto/calls/kyc-companies';
import type { QueryFilter } from 'mongoose';
import type { StoredCompany } from '../file/company.schema.js';

export type Filter = QueryFilter<StoredCompany>;

const DAY_MS = 24 * 3_600_000;

/** The clients one may see. */
export const within = (by: Principal): Filter => ({
  tenant_id: by.tenantId,
  ...(by.companyIds ? { _id: { $in: [...by.companyIds] } } : {}),
});

/** The ranges asked for. Days are taken whole: `added_to` still counts. */
export function filtered(filters: CompanyFilters = {}): Filter {
  const { added_from, added_to } = filters;
  const added = {
    ...(added_from ? { $gte: new Date(added_from) } : {}),
    ...(added_to ? { $lt: new Date(Date.parse(added_to) + DAY_MS) } : {}),
  };
  const review = reviewFilter(filters);
  return {
    ...(Object.keys(review).length > 0 ? { 'list.next_review_date': review } : {}),
    ...(Object.keys(added).length > 0 ? { created_at: added } : {}),
  } as Filter;
}

function reviewFilter({ review_date_present, review_from, review_to }: CompanyFilters): object {
  const range = {
    ...(review_from ? { $gte: review_from } : {}),
    ...(review_to ? { $lte: review_to } : {}),
  };
  if (review_date_present === 'no') return { ...range, $eq: null };
  return review_date_present === 'yes' && !review_from ? { ...range, $gt: '' } : range;
}
