import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api, type Query, unchecked } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import type { CompanyType } from '@/lib/client';
import type { Filters, ListQuery } from '@/lib/list-state';

export type Client = components['schemas']['ListedCompany'];

/** A page of the clients of one type. */
export const clientsQuery = (type: CompanyType, query: ListQuery, filters: Filters) =>
  queryOptions({
    queryKey: ['clients', 'list', type, query, filters],
    queryFn: () =>
      answer(
        api.POST('/api/v1/companies/list', {
          params: { query: unchecked<Query<'/api/v1/companies/list'>>(query) },
          body: { filters: { ...filters, company_type: type } },
        }),
      ),
    placeholderData: keepPreviousData,
  });
