import { Dialog } from '@/components/dialog/dialog';
import { useFileScope } from '@/file/file-scope';
import { titleOf } from '@/file/record';
import { kyc, text } from '../texts';
import { SubsidiaryForm } from './subsidiary-form';
import { SubsidiaryView } from './subsidiary-view';

/** What the popup shows: an empty form, a subsidiary, or the form of one. */
export type Popup = { mode: 'add' } | { mode: 'view' | 'edit'; id: string };

type SubsidiaryDialogProps = { popup: Popup; onChange: (next: Popup | undefined) => void };

/** One subsidiary, to be looked at, added or edited. */
export function SubsidiaryDialog({ popup, onChange }: SubsidiaryDialogProps) {
  const { records } = useFileScope();
  const record = popup.mode === 'add' ? undefined : records.find(({ id }) => id === popup.id);
  const close = () => onChange(undefined);
  if (popup.mode !== 'add' && !record) return null;
  const title = record ? (popup.mode === 'edit' ? text.subsidiaries.edit : titleOf(record)) : kyc.actions.addSubsidiary;
  return (
    <Dialog name="subsidiary" title={title} size="lg" onClose={close}>
      {record && popup.mode === 'view' ? (
        <SubsidiaryView record={record} onEdit={() => onChange({ mode: 'edit', id: record.id })} onClose={close} />
      ) : (
        <SubsidiaryForm key={record?.id ?? 'new'} record={record} onClose={close} />
      )}
    </Dialog>
  );
}
