import { ConfirmDialog } from '@/components/confirm-dialog';
import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import { afterSave } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { requirements as text } from '../../texts';

type WithdrawWaiverProps = { id: string; title: string; onClose: () => void };

/** Asks for an exception to be taken back; it holds until that is approved. */
export function WithdrawWaiver({ id, title, onClose }: WithdrawWaiverProps) {
  const { clientId } = useFileScope();
  const removal = useWrite(() => answer(api.POST('/api/v1/delete-object', { body: { id, type: 'waiver' } })), {
    success: text.waivers.withdrawalWaits,
    invalidates: () => afterSave(clientId),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      name="withdraw-waiver"
      opened
      title={text.waivers.withdrawOf(title)}
      verb={text.waivers.withdraw}
      busy={removal.isPending}
      onClose={onClose}
      onConfirm={() => removal.mutate(undefined)}
    >
      {text.waivers.withdrawText}
    </ConfirmDialog>
  );
}
