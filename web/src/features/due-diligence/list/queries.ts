import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { Filters } from '@/lib/list-state';

type Listing = { page: number; orderingKey: string; orderingValue: 'asc' | 'desc' };

export const listQuery = (company_id: string, listing: Listing, filters: Filters) =>
  queryOptions({
    queryKey: ['due-diligence', 'list', company_id, listing, filters],
    queryFn: () =>
      answer(
        api.GET('/api/v1/due-diligence/list', { params: { query: { company_id, ...listing, ...filters } as never } }),
      ),
    placeholderData: keepPreviousData,
  });
