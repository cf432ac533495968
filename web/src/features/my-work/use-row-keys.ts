import { useShortcuts } from '@/lib/shortcuts';

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-work]')];

/** J and K move between the rows, S puts the one with the focus off. Enter opens it, as of every link. */
export function useRowKeys(onSnooze: (id: string) => void): void {
  const move = (by: 1 | -1) => {
    const rows = links();
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 ? rows[0] : rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    next?.focus();
  };
  const snooze = () => {
    const id = links().find((row) => row === document.activeElement)?.dataset.work;
    if (id) onSnooze(id);
  };
  useShortcuts([
    ['J', () => move(1)],
    ['K', () => move(-1)],
    ['S', snooze],
  ]);
}
