import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { answer, api } from '@/lib/api/client';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';
import { ownListQuery } from './own-list-query';

export function RemoveOwnList() {
  const [opened, { open, close }] = useDisclosure();
  const remove = useWrite(() => answer(api.POST('/api/v1/sanction-lists/own/remove')), {
    success: text.own.removed,
    invalidates: () => [ownListQuery.queryKey],
    onSuccess: close,
  });
  return (
    <>
      <Button variant="default" onClick={open}>
        {text.own.remove}
      </Button>
      <ConfirmDialog
        name="remove-own-list"
        opened={opened}
        title={text.own.removeTitle}
        verb={text.own.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {text.own.removeText}
      </ConfirmDialog>
    </>
  );
}
