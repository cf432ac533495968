import { SaveBar } from '@/components/save-bar';
import { UnsavedGuard } from '@/components/unsaved-guard';
import { useFileScope } from '../model/file-scope';
import { countEdits, useDraftStore, useDrafts } from './drafts-store';
import { useSaveDrafts } from './use-save-drafts';

/** The save bar of a client file, and the question before unsaved edits are left behind. */
export function UnsavedEdits() {
  const { clientId } = useFileScope();
  const count = countEdits(useDrafts(clientId));
  const { save, saving } = useSaveDrafts();
  const discard = () => useDraftStore.getState().discard(clientId);
  return (
    <>
      <SaveBar count={count} saving={saving} onSave={save} onDiscard={discard} />
      <UnsavedGuard dirty={count > 0 && !saving} onLeave={discard} />
    </>
  );
}
