import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { meQuery } from '@/lib/me';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session';
import { LoadingScreen } from '../pages/loading-screen';
import { UserUnavailable } from '../pages/user-unavailable';
import { TwoFactor } from './two-factor';

/** Lets people with a session through, once their user is loaded; others go to the login page and come back after it. */
export function SignedIn({ children }: { children: ReactNode }) {
  const token = useSession((session) => session.token);
  const { pathname, search } = useLocation();
  if (token) return <WithUser>{children}</WithUser>;
  const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return <Navigate to={paths.login.href() + next} replace />;
}

function WithUser({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(meQuery);
  // The first rendering of frame and screen is long on a phone: deferred, it lets the browser paint and take keys between.
  const known = useDeferredValue(Boolean(data));
  if (error && !data) return <UserUnavailable error={error} retry={() => void refetch()} />;
  if (!data || !known) return <LoadingScreen />;
  return (
    <>
      {children}
      <TwoFactor />
    </>
  );
}
