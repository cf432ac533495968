import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { isNotFound } from '@/lib/api/api-error';
import { clientQuery } from '@/lib/client';
import { isId } from '@/lib/paths';

/** Screens of one client: an id that cannot be one, or is nobody's, is the 404 page. */
export function ClientFrame() {
  const { clientId } = useParams();
  return isId(clientId) ? <KnownClient key={clientId} clientId={clientId} /> : <NotFound />;
}

function KnownClient({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useQuery(clientQuery(clientId));
  if (isNotFound(error)) return <NotFound />;
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  return <Outlet />;
}
