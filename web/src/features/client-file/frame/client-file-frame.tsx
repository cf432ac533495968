import { Outlet, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { UnsavedEdits } from '@/records/drafts/unsaved-edits';
import { FileScopeProvider } from '@/records/model/file-scope';
import { useLiveScope } from '@/records/model/use-live-scope';
import { FileWaiting } from './file-waiting';
import { useClientPage } from './use-file-page';

/** Loads a client file for its screens; they share its unsaved edits and their save bar. */
export function ClientFileFrame() {
  const { clientId = '' } = useParams();
  const { scope, error, retry } = useLiveScope(clientId);
  if (!scope) return <NotYet error={error} retry={retry} />;
  return (
    <FileScopeProvider value={scope}>
      <Outlet />
      <UnsavedEdits />
    </FileScopeProvider>
  );
}

type NotYetProps = { error: unknown; retry: () => void };

function NotYet({ error, retry }: NotYetProps) {
  useClientPage();
  return error ? <LoadFailed error={error} retry={retry} /> : <FileWaiting />;
}
