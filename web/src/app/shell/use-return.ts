import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

type Place = { top: number /** The link that had the focus. */; href?: string };

/** Where somebody was on each page of this tab's history. */
const places = new Map<string, Place>();
const PATIENCE_MS = 5_000;
const OWN_WAY = ['wheel', 'pointerdown', 'keydown'] as const;

/** A new page begins at its top; going back returns to where one was: the scroll, and the row that was opened. */
export function useReturn(area: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useEffect(() => {
    const main = area.current;
    if (!main) return undefined;
    const isOther = shown.current !== pathname;
    shown.current = pathname;
    const place = isBack ? places.get(key) : undefined;
    if (isOther && !place) main.scrollTo({ top: 0 });
    const stop = place && isOther ? bringBack(main, place) : undefined;
    const forget = remember(main, key);
    return () => {
      stop?.();
      forget();
    };
  }, [area, key, pathname, isBack]);
}

function remember(main: HTMLElement, key: string): () => void {
  const note = () => {
    const link = main.contains(document.activeElement) ? document.activeElement?.closest('a[href]') : undefined;
    places.set(key, { top: main.scrollTop, href: link?.getAttribute('href') ?? places.get(key)?.href });
  };
  const events = ['scroll', 'focusin'] as const;
  for (const event of events) main.addEventListener(event, note, { passive: true });
  return () => {
    for (const event of events) main.removeEventListener(event, note);
  };
}

/** Once the list is there again; whoever scrolls or types meanwhile is left alone. */
function bringBack(main: HTMLElement, { top, href }: Place): () => void {
  const arrivals = new MutationObserver(() => arrive());
  const patience = window.setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    arrivals.disconnect();
    window.clearTimeout(patience);
    for (const event of OWN_WAY) window.removeEventListener(event, stop);
  };
  const arrive = () => {
    const link = href ? main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : undefined;
    if (link === null || main.scrollHeight - main.clientHeight < top) return;
    stop();
    main.scrollTo({ top });
    link?.focus({ preventScroll: true });
  };
  for (const event of OWN_WAY) window.addEventListener(event, stop, { passive: true });
  arrivals.observe(main, { childList: true, subtree: true });
  arrive();
  return stop;
}
