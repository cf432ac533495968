import { useEffect, useEffectEvent } from 'react';

/** Would reach what lies behind: a form's field, or its submit button. */
const STRAY = new Set(['Backspace', 'Enter']);

/**
 * Hands over what is typed from the moment a search opens until its field (by id) first has the focus: a dialog mounts and
 * focuses some frames after the key that opened it, and whoever types at once would lose the first letters, or leave them in
 * the field behind.
 */
export function useEarlyKeys(opened: boolean, fieldId: string, onLetter: (letter: string) => void): void {
  const take = useEffectEvent(onLetter);
  useEffect(() => {
    if (!opened) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const isLetter = event.key.length === 1;
      if (!isLetter && !STRAY.has(event.key)) return;
      event.preventDefault();
      if (isLetter) take(event.key);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.id === fieldId) ended.abort();
    };
    window.addEventListener('keydown', onKey, { capture: true, signal });
    window.addEventListener('focusin', onFocus, { signal });
    return () => ended.abort();
  }, [opened, fieldId]);
}
