import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { View } from '@/file/notification-view';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import type { Filters } from '@/lib/list-state';

export type ChangedClient = components['schemas']['ClientWithChanges'];
type ListQuery = { search?: string; orderingKey?: string; orderingValue?: 'asc' | 'desc'; page?: number };

/** A page of the clients that have changes in a view, with their number. */
export const changedClientsQuery = (view: View, query: ListQuery, filters: Filters) =>
  queryOptions({
    queryKey: ['notifications', 'clients', view, query, filters],
    queryFn: () =>
      answer(api.GET('/api/v1/notification-by-client', { params: { query: { view, ...query, ...filters } as never } })),
    placeholderData: keepPreviousData,
  });
