import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api, type Query, unchecked } from '@/lib/api/client';
import type { Filters, ListQuery } from '@/lib/list-state';

export const listQuery = (company_id: string, listing: ListQuery, filters: Filters) =>
  queryOptions({
    queryKey: ['due-diligence', 'list', company_id, listing, filters],
    queryFn: () =>
      answer(
        api.GET('/api/v1/due-diligence/list', {
          params: { query: unchecked<Query<'/api/v1/due-diligence/list'>>({ company_id, ...listing, ...filters }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });
