import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { history, kyc } from '../texts';
import { type Labelled, LabelledDialog } from './labelled-dialog';

/** Stores the current state of the file under a label. */
export function AddRevision({ onClose }: { onClose: () => void }) {
  const { clientId } = useFileScope();
  const add = useWrite(
    ({ label, comment }: Labelled) =>
      answer(api.POST('/api/v1/snapshot-save', { body: { company_id: clientId, label, comment: comment } })),
    {
      success: ({ label }) => history.added(label),
      invalidates: () => [keys.snapshots(clientId)],
    },
  );
  return (
    <LabelledDialog
      name="add-revision"
      draft={`add-revision.${clientId}`}
      title={kyc.actions.addRevision}
      hint={history.addHint}
      verb={history.add}
      busy={add.isPending}
      onConfirm={(labelled, forget) => add.mutate(labelled, { onSuccess: forget })}
      onClose={onClose}
    />
  );
}
