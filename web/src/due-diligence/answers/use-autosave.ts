import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect } from 'react';
import type { EditStore } from './edits';

const PAUSE_MS = 1_500;
const RETRY_MS = 10_000;

/** Saves a moment after the last keystroke or choice, what an earlier visit left, again once the line is back, and every ten seconds while something waits. */
export function useAutosave(edits: EditStore, save: () => Promise<boolean>, on: boolean): void {
  const soon = useDebouncedCallback(() => void save(), PAUSE_MS);
  useEffect(() => {
    if (!on) return;
    const stop = edits.subscribe(
      (now, before) => (now.values !== before.values || now.overtaken !== before.overtaken) && soon(),
    );
    const again = () => void save();
    const waits = () => Object.keys(edits.getState().values).length > 0;
    if (waits()) soon();
    const timer = window.setInterval(() => waits() && again(), RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      stop();
      window.clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [edits, save, soon, on]);
}
