import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { answer, api } from '@/lib/api/client';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import { text } from '../texts';
import type { Account } from './queries';

export function DeleteUser({ account }: { account: Account }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asking, { open, close }] = useDisclosure();
  const remove = useWrite((user_id: string) => answer(api.POST('/api/v1/user/account/delete', { body: { user_id } })), {
    success: text.users.deleted,
    onSuccess: () => {
      client.removeQueries({ queryKey: keys.accounts });
      void navigate(paths.userManagement.href());
    },
  });
  return (
    <>
      <Button variant="subtle" color="red" c="var(--mantine-color-error)" onClick={open}>
        {text.users.delete}
      </Button>
      <ConfirmDialog
        name="delete-user"
        opened={asking}
        title={text.users.deleteTitle(account.username)}
        verb={text.users.delete}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(account._id)}
        onClose={close}
      >
        {text.users.deleteLost}
      </ConfirmDialog>
    </>
  );
}
