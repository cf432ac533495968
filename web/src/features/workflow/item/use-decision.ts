import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import type { Notification } from '@/file/notifications';
import type { ApiError } from '@/lib/api/api-error';
import { isExplained } from './notices';
import { useAffected } from './use-affected';
import { useDecide } from './use-decide';

type DecisionOptions = {
  change: Notification;
  /** The additions that are approved with it, outermost first. */
  together: readonly Notification[];
  onDecided: () => void;
  onRefused: (error: ApiError) => void;
};

/** A decision about a change, and how far it is. */
export function useDecision({ change, together, onDecided, onRefused }: DecisionOptions) {
  const [denying, denial] = useDisclosure();
  const { approve, approval, deny } = useDecide({
    change,
    together,
    onDecided: () => {
      denial.close();
      onDecided();
    },
    onRefused: (error) => {
      if (!isExplained(error)) return false;
      denial.close();
      affected.close();
      onRefused(error);
      return true;
    },
  });
  // A second press reaches here before the first one has changed anything on screen.
  const started = useRef(false);
  const end = () => {
    started.current = false;
  };
  const approveOnce = () => {
    if (started.current) return;
    started.current = true;
    approve.mutate(approval, { onError: end });
  };
  const affected = useAffected(change, approveOnce);
  const busy = approve.isPending || deny.isPending;
  return {
    approve: { isPending: approve.isPending, run: approveOnce },
    deny,
    denying,
    denial,
    affected,
    busy,
    /** Neither asking nor under way: only then the keys of the screen work. */
    idle: !busy && !denying && !affected.opened,
    start: () => (change.actionType === 'remove' ? void affected.ask() : approveOnce()),
  };
}

export type Decision = ReturnType<typeof useDecision>;
