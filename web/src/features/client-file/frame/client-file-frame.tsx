import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { NotFound } from '@/components/not-found';
import { FileScopeProvider } from '@/file/file-scope';
import { useShownSnapshot } from '@/file/snapshots/shown-snapshot';
import { type Snapshot, snapshotsQuery } from '@/file/snapshots/snapshots-query';
import { useLoadedScope } from '@/file/use-loaded-scope';
import { isNotFound } from '@/lib/api/api-error';
import { UnsavedEdits } from '@/record/drafts/unsaved-edits';
import { kyc } from '../texts';
import { FileWaiting } from './file-waiting';
import { SnapshotBanner } from './snapshot-banner';
import { useClientPage } from './use-file-page';
import { useSectionError } from './use-section-error';

/** Loads a client file for its screens, as it is now or as the address's snapshot froze it. */
export function ClientFileFrame() {
  const { clientId = '' } = useParams();
  const { snapshotId, close } = useShownSnapshot(clientId);
  const { data, error, refetch } = useQuery({ ...snapshotsQuery(clientId), enabled: snapshotId !== undefined });
  const snapshot = data?.snapshots.find(({ _id }) => _id === snapshotId);
  if (!snapshotId) return <LoadedFile clientId={clientId} />;
  if (data && !snapshot) return <NotFound />;
  if (!snapshot) return <NotYet error={error} title={kyc.errors.loading.revision} retry={() => void refetch()} />;
  return <LoadedFile key={snapshotId} clientId={clientId} snapshot={snapshot} close={close} />;
}

type LoadedFileProps = { clientId: string; snapshot?: Snapshot; close?: () => void };

/** The screens of a file share its unsaved edits and their save bar. */
function LoadedFile({ clientId, snapshot, close }: LoadedFileProps) {
  const asOf = useMemo(
    () => snapshot && { snapshotId: snapshot._id, day: snapshot.snapshotDate.slice(0, 10) },
    [snapshot],
  );
  const { scope, error, retry } = useLoadedScope(clientId, asOf);
  const title = useSectionError();
  if (snapshot && isNotFound(error)) return <NotFound />;
  if (!scope) return <NotYet error={error} title={title} retry={retry} />;
  return (
    <FileScopeProvider value={scope}>
      {snapshot && close && <SnapshotBanner snapshot={snapshot} onClose={close} />}
      <Outlet />
      <UnsavedEdits />
    </FileScopeProvider>
  );
}

type NotYetProps = { error: unknown; title: string; retry: () => void };

function NotYet({ error, title, retry }: NotYetProps) {
  useClientPage();
  return error ? <LoadFailed error={error} title={title} retry={retry} /> : <FileWaiting />;
}
