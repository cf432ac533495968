import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Notification } from '@/file/notifications';
import { toastError } from '@/lib/toasts';
import { affectedQuery } from './affected-query';

/** Looks up what a removal takes with it; without any it is approved at once. */
export function useAffected(change: Notification, approve: () => void) {
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [changes, setChanges] = useState<Notification[]>();
  // The lookup that is asked for now: one that was cancelled, or left behind, approves nothing when its answer comes.
  const lookup = useRef<symbol>(undefined);
  const close = () => {
    lookup.current = undefined;
    setOpened(false);
  };
  useEffect(
    () => () => {
      lookup.current = undefined;
    },
    [],
  );
  const ask = async () => {
    const own = Symbol('lookup');
    lookup.current = own;
    setChanges(undefined);
    setOpened(true);
    try {
      const found = await client.fetchQuery(affectedQuery(change._id));
      if (lookup.current !== own) return;
      setChanges(found);
      if (found.length > 0) return;
      close();
      approve();
    } catch (error) {
      if (lookup.current !== own) return;
      close();
      toastError(error, { retry: () => void ask() });
    }
  };
  return { opened, close, changes, ask };
}
