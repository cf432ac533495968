import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';

/** A change with its neighbours in the queue. */
export type OpenedChange = components['schemas']['OneNotification'];

/** One change in detail, and where a reviewer goes from it. */
export const notificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['notifications', 'item', id],
    queryFn: (): Promise<OpenedChange> => answer(api.GET('/api/v1/notification/{id}', { params: { path: { id } } })),
  });
