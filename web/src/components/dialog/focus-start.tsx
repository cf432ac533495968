import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';

const FIELD = ['input:not([type=hidden])', 'textarea', 'select', '[contenteditable=true]']
  .map((field) => `${field}:not(:disabled)`)
  .join(',');

/** The element marked to have the focus first, else the first field; buttons never: a space would press them. */
const firstField = (dialog: Element, start: Element): HTMLElement | undefined =>
  [...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].find((marked) => marked !== start) ??
  dialog.querySelector<HTMLElement>(FIELD) ??
  undefined;

/**
 * Stands first in a dialog: Mantine's focus trap finds it each time the dialog opens, and it hands the focus on to the first
 * field. While the field's code is on the way the focus waits here, where no key does anything.
 */
export function FocusStart() {
  const start = useRef<HTMLSpanElement>(null);
  const handOn = () => {
    const own = start.current;
    const dialog = own?.closest('[role=dialog]');
    if (own && dialog && document.activeElement === own) firstField(dialog, own)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const dialog = start.current?.closest('[role=dialog]');
    if (!dialog) return undefined;
    const arrivals = new MutationObserver(handOn);
    arrivals.observe(dialog, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['contenteditable'],
    });
    return () => arrivals.disconnect();
  });
  return <VisuallyHidden ref={start} component="span" tabIndex={-1} data-autofocus onFocus={handOn} />;
}
