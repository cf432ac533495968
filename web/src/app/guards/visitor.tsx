import { Navigate, useSearchParams } from 'react-router-dom';
import { safeReturn } from '@/lib/paths';
import { useSession } from '@/lib/session';
import { PublicFrame } from '../shell/public-frame';

/** Login and registration: a signed-in person goes on to where they wanted. */
export function Visitor() {
  const token = useSession((session) => session.token);
  const [query] = useSearchParams();
  return token ? <Navigate to={safeReturn(query.get('next'))} replace /> : <PublicFrame />;
}
