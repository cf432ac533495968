import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { answer, api } from '@/lib/api/client';
import { count } from '@/lib/format';
import { useWrite } from '@/lib/use-write';
import type { ConvertedFile } from '../queries';
import { text } from '../texts';

/** For whoever did not make them. */
export function Approve({ file: { id, reports, rows } }: { file: ConvertedFile }) {
  const [opened, { open, close }] = useDisclosure();
  const approve = useWrite(() => answer(api.POST('/api/v1/conversion/approve', { body: { id } })), {
    success: text.life.approved,
    invalidates: () => [['fiu']],
    onSuccess: close,
  });
  return (
    <>
      <Button leftSection={<IconCheck size={16} stroke={1.75} />} onClick={open}>
        {text.life.approve}
      </Button>
      <ConfirmDialog
        name="approve-reports"
        opened={opened}
        title={text.life.approveTitle}
        verb={text.life.approve}
        destructive={false}
        busy={approve.isPending}
        onConfirm={() => approve.mutate(undefined)}
        onClose={close}
      >
        {text.life.approveText(count(reports), count(rows))}
      </ConfirmDialog>
    </>
  );
}
