import type { Kind } from '@dossier/proto/records/definitions';
import { Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useDelete } from '@/documents/use-delete';
import { type FileRecord, titleOf } from '@/file/record';
import { paths } from '@/lib/paths';
import { text as common } from '@/lib/texts/common';
import { text as records } from '@/record/texts';
import { kyc, text } from '../texts';

const QUESTIONS: Partial<Record<Kind, () => string>> = {
  person: () => kyc.confirmations.official,
  ubo: () => kyc.confirmations.ubo,
  shareholder: () => kyc.confirmations.shareholder,
  md: () => kyc.confirmations.managingDirector,
  company: () => kyc.confirmations.review,
  subsidiary: () => kyc.confirmations.subsidiary,
  transaction_profile: () => kyc.confirmations.transactionProfile,
};

const titleFor = (kind: Kind, name: string): string =>
  kind === 'transaction_profile' ? kyc.confirmations.titles.transactionProfile : records.section.delete(name);

type DeleteRecordProps = {
  record: FileRecord /** What the record is called here, where that differs from its own title. */;
  name?: string;
  title?: string;
  opened: boolean;
  onClose: () => void;
};

/** Asks for a record to be removed with everything under it. */
export function DeleteRecord({ record, name = titleOf(record), title, opened, onClose }: DeleteRecordProps) {
  const navigate = useNavigate();
  const removal = useDelete(() => {
    onClose();
    if (record.kind === 'company') void navigate(paths.client.workflow.href(record.id));
  });
  const question = QUESTIONS[record.kind] ?? (() => kyc.confirmations.section);
  return (
    <ConfirmDialog
      name="delete-record"
      opened={opened}
      title={title ?? titleFor(record.kind, name)}
      verb={common.actions.delete}
      busy={removal.isPending}
      onClose={onClose}
      onConfirm={() => removal.mutate({ id: record.id, type: record.kind })}
    >
      <Text>{question()}</Text>
      <Text>{text.removal}</Text>
    </ConfirmDialog>
  );
}
