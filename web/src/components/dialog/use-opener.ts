import { useEffect, useLayoutEffect, useRef } from 'react';

const LAYERS = '[role=dialog],[role=menu],[role=listbox]';

/** What had the focus last outside of every dialog and menu: an entry of a menu is gone when its dialog closes. */
let lastOutside: HTMLElement | undefined;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(LAYERS)) lastOutside = target;
});

const isLost = (focused: Element | null, leaving: Element | null) =>
  !focused || focused === document.body || leaving?.contains(focused) === true;

/** Gives the focus back to what opened a dialog when it closes, unless it has gone elsewhere since. */
export function useOpener(opened: boolean, name: string): void {
  const opener = useRef<Element>(null);
  // Before anything in the dialog can take the focus.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  useEffect(() => {
    if (!opened) return undefined;
    return () => {
      const leaving = document.querySelector(`[data-dialog="${name}"]`);
      if (!isLost(document.activeElement, leaving)) return;
      const back = [opener.current, lastOutside].find((each) => each instanceof HTMLElement && isThere(each));
      (back as HTMLElement | undefined)?.focus({ preventScroll: true });
    };
  }, [opened, name]);
}

const isThere = (element: Element) => element.isConnected && element !== document.body;
