import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { create } from 'zustand';
import { isId } from '@/lib/paths';

/** The parameter of a file's addresses that shows an old revision. */
const PARAMETER = 'snapshot';

type Shown = { clientId?: string; snapshotId?: string };
const useShown = create<Shown>()(() => ({}));
const forget = () => useShown.setState({ clientId: undefined, snapshotId: undefined });

/** The address of a screen of a file in one of its snapshots. */
export const inSnapshot = (href: string, snapshotId: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}${PARAMETER}=${snapshotId}`;

/**
 * The snapshot that the screens of the open file show. Links between them need not name it: the address that lacks it is completed
 * (`missing`) until `close` or until the file is left.
 */
export function useShownSnapshot(clientId: string): { snapshotId?: string; missing?: string; close: () => void } {
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const kept = useShown();
  const given = query.get(PARAMETER) ?? undefined;
  const snapshotId = isId(given) ? given : undefined;
  useEffect(() => {
    if (snapshotId) useShown.setState({ clientId, snapshotId });
  }, [clientId, snapshotId]);
  useEffect(() => forget, []);
  const close = useCallback(() => {
    forget();
    setQuery((now) => {
      now.delete(PARAMETER);
      return now;
    });
  }, [setQuery]);
  const other = kept.clientId === clientId ? kept.snapshotId : undefined;
  const missing = !snapshotId && other ? inSnapshot(pathname + search, other) : undefined;
  useEffect(() => {
    if (missing) void navigate(missing, { replace: true });
  }, [missing, navigate]);
  return { snapshotId: snapshotId ?? other, missing, close };
}
