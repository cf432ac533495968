import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@/file/notifications';
import type { ApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { afterDecision } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';

type Page = { notifications: Notification[]; count: number };
type Count = { count: number };

/** Takes a decided change off the lists at once; what the server says follows. */
function takeOff(client: QueryClient, { _id, company_id }: Notification): void {
  client.setQueriesData<Page>({ queryKey: ['notifications', 'forConfirmation', company_id] }, (page) =>
    page?.notifications.some((change) => change._id === _id)
      ? { ...page, notifications: page.notifications.filter((change) => change._id !== _id), count: page.count - 1 }
      : page,
  );
  client.setQueriesData<Count>({ queryKey: ['pending', 'count'] }, (pending) =>
    pending ? { ...pending, count: Math.max(0, pending.count - 1) } : pending,
  );
}

type DecideOptions = {
  change: Notification;
  onDecided: () => void;
  /** A refusal that the screen explains; false leaves it to a toast. */
  onRefused: (error: ApiError) => boolean;
};

export type Denial = { text: string; comment: unknown };

/** Approves or denies a change, then loads again what it touched. */
export function useDecide({ change, onDecided, onRefused }: DecideOptions) {
  const client = useQueryClient();
  const shared = {
    invalidates: () => afterDecision(change.company_id),
    onSuccess: () => {
      takeOff(client, change);
      onDecided();
    },
    onError: onRefused,
  };
  const approve = useWrite(() => answer(api.POST('/api/v1/changes/approve', { body: { id: change._id } })), {
    ...shared,
    success: text.approved,
  });
  const deny = useWrite(
    (denial: Denial) => answer(api.POST('/api/v1/changes/deny', { body: { id: change._id, ...denial } as never })),
    { ...shared, success: text.denied },
  );
  return { approve, deny };
}
