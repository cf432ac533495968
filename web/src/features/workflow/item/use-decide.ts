import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Delta } from '@/components/rich-text/delta';
import type { Notification } from '@/file/notifications';
import type { ApiError } from '@/lib/api/api-error';
import { answer, api } from '@/lib/api/client';
import { afterDecision, keys } from '@/lib/query-keys';
import { invalidate, useWrite } from '@/lib/use-write';
import { kyc, text } from '../texts';

type Page = { notifications: Notification[]; count: number };
type Count = { count: number };

/** Takes decided changes of a client off the lists at once; what the server says follows. */
function takeOff(client: QueryClient, company_id: string, decided: ReadonlySet<string>): void {
  client.setQueriesData<Page>({ queryKey: ['notifications', 'forConfirmation', company_id] }, (page) => {
    const left = page?.notifications.filter(({ _id }) => !decided.has(_id)) ?? [];
    return page && { ...page, notifications: left, count: page.count - (page.notifications.length - left.length) };
  });
  client.setQueriesData<Count>({ queryKey: ['pending', 'count'] }, (pending) =>
    pending ? { ...pending, count: Math.max(0, pending.count - decided.size) } : pending,
  );
}

type DecideOptions = {
  change: Notification;
  /** The additions that it waits for and that are approved with it, outermost first. */
  together: readonly Notification[];
  onDecided: () => void;
  /** A refusal that the screen explains; false leaves it to a toast. */
  onRefused: (error: ApiError) => boolean;
};

/** What two removals say once they have taken effect; every other approval is told in the same words. */
const DELETED: Partial<Record<string, () => string>> = {
  subsidiary: () => kyc.success.deleted.subsidiary,
  revision: () => kyc.success.deleted.revision,
};

const approvalSaid = ({ actionType, kind }: Notification): string =>
  (actionType === 'remove' ? DELETED[kind]?.() : undefined) ?? text.approved;

export type Denial = { text: string; comment: Delta | null };
/** What is decided, and the revision of it that the person saw. */
type Seen = { id: string; seen: number };
type Approval = Seen & { with?: Seen[] };
export type SeenDenial = Denial & { seen: number };

const seenOf = ({ _id, revision }: Notification): Seen => ({ id: _id, seen: revision });

/** Approves or denies a change as it was seen, then loads again what it touched. */
export function useDecide({ change, together, onDecided, onRefused }: DecideOptions) {
  const client = useQueryClient();
  const { _id: id, company_id, may_withdraw } = change;
  const shared = {
    invalidates: () => afterDecision(company_id),
    onError: (error: ApiError) => {
      // It is not what it was: the screen shows what stands there now.
      if (error.status === 409) void invalidate(client, [keys.notifications, keys.record(company_id)]);
      return onRefused(error);
    },
  };
  const ended = (others: readonly Notification[]) => () => {
    takeOff(client, company_id, new Set([id, ...others.map(({ _id }) => _id)]));
    onDecided();
  };
  const approve = useWrite((body: Approval) => answer(api.POST('/api/v1/changes/approve', { body })), {
    ...shared,
    onSuccess: ended(together),
    success: approvalSaid(change),
  });
  const deny = useWrite(
    ({ comment, ...denial }: SeenDenial) =>
      answer(api.POST('/api/v1/changes/deny', { body: { id, ...denial, comment: comment ?? undefined } })),
    { ...shared, onSuccess: ended([]), success: may_withdraw ? text.withdrawn : text.denied },
  );
  const approval: Approval = { ...seenOf(change), ...(together.length > 0 ? { with: together.map(seenOf) } : {}) };
  return { approve, approval, deny };
}
