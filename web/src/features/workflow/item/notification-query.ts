import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';

/** One change in detail. */
export const notificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['notifications', 'item', id],
    queryFn: async () =>
      (await answer(api.GET('/api/v1/notification/{id}', { params: { path: { id } } }))).notification,
  });
