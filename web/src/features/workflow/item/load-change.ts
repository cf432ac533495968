import type { LoaderFunctionArgs } from 'react-router-dom';
import { answer, api } from '@/lib/api/client';
import { isId } from '@/lib/paths';
import { queryClient } from '@/lib/query-client';
import { keys } from '@/lib/query-keys';
import { useSession } from '@/lib/session';
import { notificationQuery } from './notification-query';

/** Whoever opens a change has read it. */
async function open(id: string): Promise<void> {
  const { notification } = await queryClient.fetchQuery(notificationQuery(id));
  if (!notification.unread) return;
  await answer(api.POST('/api/v1/notifications/read', { body: { notification_id: id } }));
  await queryClient.invalidateQueries({ queryKey: keys.notifications });
}

/** Asks for a change while the code of its screen is on the way, which says itself what cannot be had. A lost mark is no loss. */
export function loadChange({ params: { itemId } }: LoaderFunctionArgs): null {
  if (isId(itemId) && useSession.getState().token) void open(itemId).catch(() => undefined);
  return null;
}
