import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';

type Listing = { page: number; orderingValue: 'asc' | 'desc' };

export const screeningsQuery = (company_id: string, { page, orderingValue }: Listing) =>
  queryOptions({
    queryKey: ['screenings', company_id, page, orderingValue],
    queryFn: () =>
      answer(api.GET('/api/v1/sanction-screening/list', { params: { query: { company_id, page, orderingValue } } })),
    placeholderData: keepPreviousData,
  });

/** A stored screening never changes. */
export const screeningQuery = (id: string) =>
  queryOptions({
    queryKey: ['screening', id],
    queryFn: () => answer(api.GET('/api/v1/sanction-screening/{id}', { params: { path: { id } } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
