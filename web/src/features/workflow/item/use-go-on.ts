import { useNavigate } from 'react-router-dom';
import type { View } from '@/file/notification-view';
import type { Notification } from '@/file/notifications';
import { answer, api } from '@/lib/api/client';
import { VIEWS } from '../views';
import type { OpenedChange } from './notification-query';
import { queueOf } from './queue';

/** The change that has waited longest, whoever's client it is. */
async function oldest(): Promise<Notification | undefined> {
  const query = { view: 'forConfirmation', limit: 1 } as const;
  const { notifications } = await answer(api.GET('/api/v1/notifications', { params: { query } }));
  return notifications[0];
}

/**
 * Goes on after a decision: to the next change of the queue, else to one that was left out, else to the client's list.
 * @param together the additions that are decided with it
 */
export function useGoOn(view: View, opened: OpenedChange, together: readonly Notification[]): () => void {
  const navigate = useNavigate();
  const { client } = VIEWS[view];
  const { notification, previous_id } = opened;
  const { previous, next } = queueOf(view, opened);
  const isLeft = !together.some(({ _id }) => _id === previous_id);
  const goOn = async () => {
    const step = next ?? (isLeft ? previous : undefined);
    if (step) return navigate(step.href);
    const other = together.length > 0 ? await oldest().catch(() => undefined) : undefined;
    return navigate(other ? client.item.href(other.company_id, other._id) : client.href(notification.company_id));
  };
  return () => void goOn();
}
