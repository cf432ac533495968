import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the address asks to show this section (`?highlight=<id>`); the one asked for scrolls into view once. */
export function useHighlight(...ids: readonly string[]): {
  ref: RefObject<HTMLDivElement | null>;
  highlighted: boolean;
} {
  const [params] = useSearchParams();
  const ref = useRef<HTMLDivElement>(null);
  const wanted = params.get('highlight');
  const highlighted = wanted !== null && ids.includes(wanted);
  useEffect(() => {
    if (highlighted) ref.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [highlighted]);
  return { ref, highlighted };
}

/** Whether the section asked for lies inside the one with these ids, so that it has to be open. */
export function useHolds(ids: readonly string[]): boolean {
  const [params] = useSearchParams();
  return ids.includes(params.get('highlight') ?? '');
}
