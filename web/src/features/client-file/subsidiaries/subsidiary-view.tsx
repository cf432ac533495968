import { titleOfDocument } from '@dossier/proto/documents/catalogue';
import { Button, Group, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Field } from '@/components/field-grid';
import { DocumentFiles } from '@/documents/document-files';
import { FileScopeProvider, useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import { text as common } from '@/lib/texts/common';
import { RecordForm } from '@/record/form/record-form';
import { RecordState } from '@/record/section/record-state';
import { DeleteRecord } from '../sections/delete-record';
import { text } from '../texts';
import { annualAccountOf } from './annual-account';

type SubsidiaryViewProps = { record: FileRecord; onEdit: () => void; onClose: () => void };

const nothing = () => undefined;

/** A subsidiary with what waits on it. */
export function SubsidiaryView({ record, onEdit, onClose }: SubsidiaryViewProps) {
  const scope = useFileScope();
  const account = annualAccountOf(record, scope.records);
  return (
    <Stack gap="md">
      <Group gap="xs">
        <RecordState record={record} under={account ? [account] : []} missing={0} />
      </Group>
      <FileScopeProvider value={{ ...scope, mode: 'review' }}>
        <RecordForm record={record} />
      </FileScopeProvider>
      <Field label={titleOfDocument('subsidiaries')}>
        <DocumentFiles document={account} title={titleOfDocument('subsidiaries')} onStop={nothing} />
      </Field>
      <Actions record={record} onEdit={onEdit} onClose={onClose} />
    </Stack>
  );
}

function Actions({ record, onEdit, onClose }: SubsidiaryViewProps) {
  const { mode, reader } = useFileScope();
  const [deleting, { open, close }] = useDisclosure();
  const isOpen = mode === 'live' && !record.remove;
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs">
        {isOpen && reader.permissions.has('delete_subsidiary') && (
          <Button variant="subtle" color="red" leftSection={<IconTrash size={16} stroke={1.75} />} onClick={open}>
            {common.actions.delete}
          </Button>
        )}
      </Group>
      <Group gap="xs">
        <Button variant="default" onClick={onClose}>
          {common.actions.close}
        </Button>
        {isOpen && reader.permissions.has('update_subsidiary') && (
          <Button leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
            {text.subsidiaries.editButton}
          </Button>
        )}
      </Group>
      <DeleteRecord
        record={record}
        opened={deleting}
        onClose={() => {
          close();
          onClose();
        }}
      />
    </Group>
  );
}
