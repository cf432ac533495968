import type { View } from '@/file/notification-view';
import { text } from '../texts';
import { VIEWS } from '../views';
import type { OpenedChange } from './notification-query';

export type Step = { href: string; label: string };
export type Queue = { previous?: Step; next?: Step };

/** Where a reviewer goes from a change: through its client's changes, then on to the next client. */
export function queueOf(view: View, { notification, previous_id, next_id, next_client }: OpenedChange): Queue {
  const { item } = VIEWS[view].client;
  const step = (id: string | undefined, label: string, client = notification.company_id): Step | undefined =>
    id ? { href: item.href(client, id), label } : undefined;
  return {
    previous: step(previous_id, text.previous),
    next:
      step(next_id, text.next) ??
      step(next_client?.change_id, text.nextClient(next_client?.name ?? ''), next_client?.company_id),
  };
}
