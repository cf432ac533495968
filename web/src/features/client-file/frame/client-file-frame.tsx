import { Outlet, useParams } from 'react-router-dom';
import { LoadFailed } from '@/components/load-failed';
import { UnsavedEdits } from '@/records/drafts/unsaved-edits';
import { FileScopeProvider } from '@/records/model/file-scope';
import { useLiveScope } from '@/records/model/use-live-scope';
import { FileWaiting } from './file-waiting';

/** Loads a client file for its screens; they share its unsaved edits and their save bar. */
export function ClientFileFrame() {
  const { clientId = '' } = useParams();
  const { scope, error, retry } = useLiveScope(clientId);
  if (!scope) return error ? <LoadFailed error={error} retry={retry} /> : <FileWaiting />;
  return (
    <FileScopeProvider value={scope}>
      <Outlet />
      <UnsavedEdits />
    </FileScopeProvider>
  );
}
