import { useEffect, useState } from 'react';

/** So long has a comparison to be on screen before it can be approved: nobody reads faster. */
export const READING_MS = 700;

/**
 * Whether an element has been on screen, in a tab that shows, for `READING_MS` at a stretch since `key` last changed.
 * @param key what is shown there; another one starts the time anew
 */
export function useOnScreen(key: string): [ref: (element: Element | null) => void, seen: boolean] {
  const [element, ref] = useState<Element | null>(null);
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    if (!element) return undefined;
    let visible = false;
    let timer: number | undefined;
    const restart = () => {
      window.clearTimeout(timer);
      if (visible && !document.hidden) timer = window.setTimeout(() => setSeen(key), READING_MS);
    };
    const watch = new IntersectionObserver(([entry]) => {
      visible = entry?.isIntersecting ?? false;
      restart();
    });
    watch.observe(element);
    document.addEventListener('visibilitychange', restart);
    return () => {
      window.clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [element, key]);
  return [ref, seen === key];
}
