import { ConfirmDialog } from '@/components/confirm-dialog';
import { useFileScope } from '@/file/file-scope';
import type { Snapshot } from '@/file/snapshots/snapshots-query';
import { answer, api } from '@/lib/api/client';
import { afterSave, keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import { kyc, text } from '../texts';

/** Asks for a revision to be deleted; it stays until that is approved. */
export function DeleteRevision({ snapshot, onClose }: { snapshot: Snapshot; onClose: () => void }) {
  const { clientId } = useFileScope();
  const removal = useWrite(
    () =>
      answer(
        api.POST('/api/v1/delete-object', { body: { id: snapshot._id, type: 'revision', label: snapshot.label } }),
      ),
    {
      success: common.success.deleteRequested,
      invalidates: () => [keys.snapshots(clientId), ...afterSave(clientId)],
      onSuccess: onClose,
    },
  );
  return (
    <ConfirmDialog
      name="delete-revision"
      opened
      title={kyc.confirmations.titles.revision}
      verb={common.actions.delete}
      busy={removal.isPending}
      onClose={onClose}
      onConfirm={() => removal.mutate(undefined)}
    >
      <span>{kyc.confirmations.revision}</span>
      <span>{text.removal}</span>
    </ConfirmDialog>
  );
}
