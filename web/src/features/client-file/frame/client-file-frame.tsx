import { Outlet, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { FileScopeProvider } from '@/file/file-scope';
import { useLiveScope } from '@/file/use-live-scope';
import { UnsavedEdits } from '@/record/drafts/unsaved-edits';
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
