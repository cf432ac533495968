import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { text } from '@/lib/texts/common';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before unsaved work is left behind, inside the application and when the tab is closed. */
export function UnsavedGuard({ dirty, onLeave }: { dirty: boolean; onLeave?: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      name="leave-unsaved"
      opened={blocker.state === 'blocked'}
      title={text.unsaved.question}
      verb={text.actions.leave}
      back={text.actions.stay}
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    >
      {text.unsaved.lost}
    </ConfirmDialog>
  );
}
