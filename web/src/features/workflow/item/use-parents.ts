import { useQuery } from '@tanstack/react-query';
import type { Notification } from '@/file/notifications';
import { answer, api } from '@/lib/api/client';

const NONE: Notification[] = [];

async function above({ blocked }: Notification): Promise<Notification[]> {
  if (!blocked?.change_id) return NONE;
  const path = { id: blocked.change_id };
  const { notification } = await answer(api.GET('/api/v1/notification/{id}', { params: { path } }));
  return [...(await above(notification)), notification];
}

/** The additions that a change waits for, outermost first, if the reader may approve all of them together with it. */
export function useParents(change: Notification): readonly Notification[] {
  const waitsFor = change.blocked?.change_id;
  const { data = NONE } = useQuery({
    queryKey: ['notifications', 'above', change._id, waitsFor],
    queryFn: () => above(change),
    enabled: waitsFor !== undefined,
    staleTime: 0,
  });
  // Each of the others is blocked by the one before it alone.
  return data[0]?.may_approve ? data : NONE;
}
