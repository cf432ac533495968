import { LISTS } from '@dossier/proto/rules/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import type { View } from './notification-view';

/** A change as workflow and change log tell it. */
export type Notification = components['schemas']['Notification'];

type Slice = { offset: number; limit: number };
const ALL: Slice = { offset: 0, limit: LISTS.notificationPage };

/** Changes of one client: those that wait, or the decided ones. Newest first. */
export const notificationsQuery = (view: View, clientId: string, { offset, limit }: Slice = ALL) =>
  queryOptions({
    queryKey: ['notifications', view, clientId, offset, limit],
    queryFn: () =>
      answer(api.GET('/api/v1/notifications', { params: { query: { view, company_id: clientId, offset, limit } } })),
    placeholderData: keepPreviousData,
  });
