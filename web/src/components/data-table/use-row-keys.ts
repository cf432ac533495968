import { type KeyboardEvent, useState } from 'react';

const STEP: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One row is in the tab order; the arrow keys move between rows, Enter follows the row's own link. */
export function useRowKeys() {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEP[event.key];
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const from = rows.indexOf(event.target as HTMLElement);
    if (!step || from < 0) return;
    event.preventDefault();
    rows[step(from, rows.length - 1)]?.focus();
  };
  return { onKeyDown, tabIndexOf: (index: number) => (index === active ? 0 : -1), onFocusRow: setActive };
}
