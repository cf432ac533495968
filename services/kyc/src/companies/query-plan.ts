import type { CompanyFilters } from '@dossier/proto/calls/kyc-companies';
import { beginning, containing, LOOKED_UP } from '@dossier/proto/rules/name-search';
import type { ListIndex } from '../file/company.schema.js';
import type { Filter } from './list-filter.js';

/** How the database finds clients: what they must match, and the index to read; without one the database chooses. */
export type QueryPlan = { filter: Filter; index?: ListIndex };

const hasReview = ({ review_date_present, review_from, review_to }: CompanyFilters): boolean =>
  Boolean(review_date_present || review_from || review_to);
const hasAdded = ({ added_from, added_to }: CompanyFilters): boolean => Boolean(added_from || added_to);
export const hasRange = (filters: CompanyFilters): boolean => hasReview(filters) || hasAdded(filters);

/** By the names alone: reads only the index unless the fragment is longer than what is looked up. */
export const hits = ({ tenant_id, 'list.company_type': type }: Filter, key: string): QueryPlan => ({
  filter: {
    tenant_id,
    'list.company_type': type,
    'list.endings': beginning(key),
    ...(key.length > LOOKED_UP ? { 'list.name_key': containing(key) } : {}),
  },
  index: 'search',
});

/** By the names first, what was hit then filtered. */
export const searched = (filter: Filter, key: string): QueryPlan => ({
  filter: { ...filter, ...hits(filter, key).filter },
  index: 'search',
});

/** By the filtered range first, names compared in passing. */
export const ranged = (filter: Filter, key: string, filters: CompanyFilters): QueryPlan => ({
  filter: named(filter, key),
  index: hasReview(filters) ? 'next_review_date' : 'createdAt',
});

export const named = (filter: Filter, key: string): Filter =>
  key ? { ...filter, 'list.name_key': containing(key) } : filter;
