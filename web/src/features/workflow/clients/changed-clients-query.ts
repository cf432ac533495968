import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { View } from '@/file/notification-view';
import { answer, api, type Query, unchecked } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import type { Filters, ListQuery } from '@/lib/list-state';

export type ChangedClient = components['schemas']['ClientWithChanges'];

/** A page of the clients that have changes in a view, with their number. */
export const changedClientsQuery = (view: View, query: ListQuery, filters: Filters) =>
  queryOptions({
    queryKey: ['notifications', 'clients', view, query, filters],
    queryFn: () =>
      answer(
        api.GET('/api/v1/notification-by-client', {
          params: { query: unchecked<Query<'/api/v1/notification-by-client'>>({ view, ...query, ...filters }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });
