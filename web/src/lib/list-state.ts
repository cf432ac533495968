import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export type Sort = { key: string; direction: 'asc' | 'desc' };
export type Filters = Record<string, string>;

/** Of which a list call takes what it knows. */
export type ListQuery = { search?: string; orderingKey?: string; orderingValue?: 'asc' | 'desc'; page?: number };

const FILTER = 'f.';
const NEWEST_FIRST: Sort = { key: 'createdAt', direction: 'desc' };

const readSort = (value: string | null, fallback: Sort): Sort => {
  const [key, direction] = (value ?? '').split('.');
  return key && (direction === 'asc' || direction === 'desc') ? { key, direction } : fallback;
};

export const readFilters = (params: URLSearchParams): Filters =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => (name.startsWith(FILTER) ? [[name.slice(FILTER.length), value]] : [])),
  );

const readPage = (value: string | null) => Math.max(1, Math.trunc(Number(value)) || 1);

const withFilters = (params: URLSearchParams, filters: Filters) => {
  for (const name of [...params.keys()]) if (name.startsWith(FILTER)) params.delete(name);
  for (const [name, value] of Object.entries(filters)) if (value) params.set(FILTER + name, value);
};

/** What an address says of a list, as the list calls take it. */
export function listQueryOf(
  params: URLSearchParams,
  defaultSort: Sort = NEWEST_FIRST,
): Required<Omit<ListQuery, 'search'>> & ListQuery {
  const { key, direction } = readSort(params.get('sort'), defaultSort);
  return {
    search: params.get('q') || undefined,
    orderingKey: key,
    orderingValue: direction,
    page: readPage(params.get('page')),
  };
}

/**
 * Search, filters, order and page of a list, kept in the address: reload, back and a copied link show the same list.
 * `query` is what the list calls take.
 */
export function useListState(defaultSort: Sort = NEWEST_FIRST) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => {
    const sort = readSort(params.get('sort'), defaultSort);
    const search = params.get('q') ?? '';
    return { search, sort, page: readPage(params.get('page')), filters: readFilters(params) };
  }, [params, defaultSort]);

  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        edit(next);
        return next;
      },
      { replace: true },
    );

  const pageHref = (page: number) => {
    const next = new URLSearchParams(params);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return `?${next}`;
  };

  return {
    ...state,
    query: listQueryOf(params, defaultSort),
    pageHref,
    setSearch: (search: string) => change((next) => (search ? next.set('q', search) : next.delete('q'))),
    setSort: (sort: Sort) => change((next) => next.set('sort', `${sort.key}.${sort.direction}`)),
    setFilters: (filters: Filters) => change((next) => withFilters(next, filters)),
    removeFilter: (name: string) => change((next) => next.delete(FILTER + name)),
    clearFilters: () => change((next) => withFilters(next, {})),
  };
}

export type ListState = ReturnType<typeof useListState>;
