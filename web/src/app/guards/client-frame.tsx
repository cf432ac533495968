import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useMatch, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { NotPermitted } from '@/components/require-permission';
import { isNotFound } from '@/lib/api/api-error';
import { type ClientSummary, clientQuery, clientSummary } from '@/lib/client';
import { isId, paths } from '@/lib/paths';
import { text } from '@/lib/texts/common';
import { navigationFor, type Viewer } from '../navigation';
import { useViewer } from '../use-viewer';

const OthersChanges = lazy(async () => ({ default: (await import('@/file/others-changes')).OthersChanges }));

/** Screens of one client: an id that cannot be one, or is nobody's, is the 404 page. */
export function ClientFrame() {
  const { clientId } = useParams();
  return isId(clientId) ? <KnownClient key={clientId} clientId={clientId} /> : <NotFound />;
}

function KnownClient({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useQuery(clientQuery(clientId));
  const isDashboard = useMatch(paths.client.dashboard.pattern) !== null;
  const viewer = useViewer();
  if (isNotFound(error)) return <NotFound />;
  if (error && !data)
    return <LoadFailed error={error} title={text.errors.loadingDashboard} retry={() => void refetch()} />;
  if (!isDashboard || viewer.can('view_dashboard_tab'))
    return (
      <>
        <Outlet />
        <Suspense fallback={null}>
          <OthersChanges clientId={clientId} />
        </Suspense>
      </>
    );
  return data ? <FirstPart viewer={viewer} client={clientSummary(clientId, data.companyData)} /> : null;
}

/** A file opens with its dashboard; for whoever may not see that, with the first part that they may. */
function FirstPart({ viewer, client }: { viewer: Viewer; client: ClientSummary }) {
  const entries = navigationFor(viewer, client).find(({ key }) => key === 'client')?.entries ?? [];
  // A due diligence is asked of the client; it is no part of what the file says.
  const parts = entries.filter(({ key }) => key !== 'dueDiligence');
  return parts[0] ? <Navigate to={parts[0].href(client.id)} replace /> : <NotPermitted />;
}
