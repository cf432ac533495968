import type { Notification } from '@/file/notifications';

/** What would be decided of some chosen changes, in its order, and what would not, with the reason. */
export type Plan = {
  approve: readonly Notification[];
  refused: readonly { change: Notification; reason: string }[];
};

const PARENT = 'workflow.change.parent_pending';

/** A change that waits for another one can be approved after that one, if both are chosen. */
export function planOf(chosen: readonly Notification[]): Plan {
  const approve: Notification[] = [];
  let left = [...chosen];
  for (;;) {
    const done = new Set(approve.map(({ _id }) => _id));
    const ready = left.filter(
      ({ may_approve, blocked }) =>
        may_approve || (blocked?.code === PARENT && blocked.change_id !== undefined && done.has(blocked.change_id)),
    );
    if (ready.length === 0) break;
    approve.push(...ready);
    left = left.filter((change) => !ready.includes(change));
  }
  return { approve, refused: left.map((change) => ({ change, reason: change.blocked?.message ?? change.sentence })) };
}
