import { useWindowEvent } from '@mantine/hooks';

/**
 * Hands over the letters typed while a search is open and its field (by id) has not got the focus yet: a dialog mounts and
 * focuses some frames after the key that opened it, and whoever types at once would lose the first letters, or leave them in
 * the field behind. Space stays with the button or link that has the focus.
 */
export function useEarlyKeys(opened: boolean, fieldId: string, onLetter: (letter: string) => void): void {
  useWindowEvent(
    'keydown',
    (event) => {
      if (!opened || document.activeElement?.id === fieldId) return;
      const isLetter = event.key.length === 1 && event.key !== ' ';
      if (!isLetter || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      event.preventDefault();
      onLetter(event.key);
    },
    { capture: true },
  );
}
