import { useQuery } from '@tanstack/react-query';
import type { View } from '@/file/notification-view';
import { notificationsQuery } from '@/file/notifications';

export type Queue = { index: number; total: number; next?: string; previous?: string };

/** The place of a change among those of its client, and its neighbours. */
export function useQueue(view: View, clientId: string, itemId: string): Queue {
  const { data } = useQuery(notificationsQuery(view, clientId));
  const ids = data?.notifications.map(({ _id }) => _id) ?? [];
  const index = ids.indexOf(itemId);
  if (index < 0) return { index, total: ids.length, next: ids[0] };
  return { index, total: data?.count ?? ids.length, next: ids[index + 1], previous: ids[index - 1] };
}
