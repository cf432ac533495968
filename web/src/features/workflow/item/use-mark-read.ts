import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notification } from '@/file/notifications';
import { answer, api } from '@/lib/api/client';

/** Marks an opened change as read. It is no loss if that fails, so nobody hears of it. */
export function useMarkRead(change: Notification | undefined): void {
  const client = useQueryClient();
  const id = change?.unread ? change._id : undefined;
  useEffect(() => {
    if (!id) return;
    answer(api.POST('/api/v1/notifications/read', { body: { notification_id: id } })).then(
      () => client.invalidateQueries({ queryKey: ['notifications'] }),
      () => undefined,
    );
  }, [id, client]);
}
