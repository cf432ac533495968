import type { ClientListFilters } from '@dossier/proto/calls/kyc-companies';
import { containing, fragmentsOf, nameSearch, wordSearch } from '@dossier/proto/rules/name-search';
import type { ListIndex } from '../file/company.schema.js';
import type { Filter } from './list-filter.js';

/** How the database finds clients: what they must match, and the index to read; without one the database chooses. */
export type QueryPlan = { filter: Filter; index?: ListIndex };

const hasReview = ({ review_date_present, review_from, review_to }: ClientListFilters): boolean =>
  Boolean(review_date_present || review_from || review_to);
const hasAdded = ({ added_from, added_to }: ClientListFilters): boolean => Boolean(added_from || added_to);
export const hasRange = (filters: ClientListFilters): boolean =>
  hasReview(filters) || hasAdded(filters) || filters.requirements !== undefined;

/** By the endings of one fragment, of the longest unless told: reads only the index unless there are more, or it is longer than what is looked up. */
export function hits({ tenant_id, 'list.company_type': type }: Filter, key: string, by?: string): QueryPlan {
  const { ending, beside } = nameSearch(fragmentsOf(key), by);
  const filter = {
    tenant_id,
    'list.company_type': type,
    'list.endings': ending,
    ...(beside.length > 0 ? { 'list.name_key': { $all: beside } } : {}),
  };
  return { filter: filter as Filter, index: 'search' };
}

/** By the people behind a client and by numbers, those left out whose name is found already; undefined if no word is long enough. */
export function byOthers(filter: Filter, key: string): QueryPlan | undefined {
  const words = wordSearch(key);
  if (words.length === 0) return undefined;
  const others = { ...filter, found_by: { $all: words }, $nor: [{ 'list.name_key': { $all: contained(key) } }] };
  return { filter: others as Filter, index: 'others' };
}

/** By the names first, what was hit then filtered. */
export const searched = (filter: Filter, key: string, by?: string): QueryPlan => ({
  filter: { ...filter, ...hits(filter, key, by).filter },
  index: 'search',
});

/** By the filtered range first, names compared in passing. */
export const ranged = (filter: Filter, key: string, filters: ClientListFilters): QueryPlan => ({
  filter: named(filter, key),
  index: hasReview(filters) ? 'next_review_date' : filters.requirements ? 'requirements' : 'createdAt',
});

export const named = (filter: Filter, key: string): Filter =>
  key ? ({ ...filter, 'list.name_key': { $all: contained(key) } } as Filter) : filter;

const contained = (key: string): RegExp[] => fragmentsOf(key).map(containing);
