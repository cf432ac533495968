import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** In the address of a screen it opens the dialog by which something new begins there. */
export const BEGIN = 'new';

/** Whether the screen's dialog for something new is open: the address says so, so that the palette can open it. */
export function useBeginning(): [begun: boolean, acts: { open: () => void; close: () => void }] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (begun: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (begun) next.set(BEGIN, '');
          else next.delete(BEGIN);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [params.has(BEGIN), { open: () => set(true), close: () => set(false) }];
}
