import { plural } from '@dossier/proto/texts/define';
import { SaveBar } from '@/components/save-bar';
import { UnsavedGuard } from '@/components/unsaved-guard';
import { useFileScope } from '@/file/file-scope';
import { text as common } from '@/lib/texts/common';
import { toastSuccess } from '@/lib/toasts';
import { countEdits, useDraftStore, useDrafts } from './drafts-store';
import { replacedNote } from './replaced';
import { useSaveDrafts } from './use-save-drafts';

/** The save bar of a client file, and the question before unsaved edits are left behind. */
export function UnsavedEdits() {
  const scope = useFileScope();
  const { clientId } = scope;
  const drafts = useDrafts(clientId);
  const count = countEdits(drafts);
  const { save, saving } = useSaveDrafts();
  const { discard, restore } = useDraftStore.getState();
  const forget = () => discard(clientId);
  const forgetForNow = () => {
    forget();
    toastSuccess(plural(count, common.unsaved.discarded), {
      label: common.actions.undo,
      run: () => restore(clientId, drafts),
    });
  };
  return (
    <>
      <SaveBar
        count={count}
        note={replacedNote(drafts, scope)}
        saving={saving}
        onSave={save}
        onDiscard={forgetForNow}
      />
      <UnsavedGuard dirty={count > 0 && !saving} onLeave={forget} />
    </>
  );
}
