import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import type { View } from './notification-view';

/** A change as workflow and change log tell it. */
export type Notification = components['schemas']['Notification'];

type Slice = { offset: number; limit: number };

/** A page of the changes of one client: those that wait, oldest first, or the decided ones, newest first. */
export const notificationsQuery = (view: View, clientId: string, { offset, limit }: Slice) =>
  queryOptions({
    queryKey: ['notifications', view, clientId, offset, limit],
    queryFn: () =>
      answer(api.GET('/api/v1/notifications', { params: { query: { view, company_id: clientId, offset, limit } } })),
    placeholderData: keepPreviousData,
  });
