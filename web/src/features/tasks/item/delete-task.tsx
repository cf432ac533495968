import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { answer, api } from '@/lib/api/client';
import { paths } from '@/lib/paths';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import type { Task } from '../queries';
import { text } from '../texts';

/** For whoever gave the task. */
export function DeleteTask({ task }: { task: Task }) {
  const [opened, { open, close }] = useDisclosure();
  const navigate = useNavigate();
  const remove = useWrite(() => answer(api.POST('/api/v1/delete-object', { body: { id: task._id, type: 'task' } })), {
    success: text.deleted,
    failure: unlessExplained(text.errors.updating),
    invalidates: () => [keys.tasks, keys.work],
    onSuccess: () => void navigate(paths.client.tasks.href(task.company_data._id)),
  });
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} stroke={1.75} />} onClick={open}>
        {text.actions.delete}
      </Button>
      <ConfirmDialog
        name="delete-task"
        opened={opened}
        title={text.deleteTask.title}
        verb={text.actions.delete}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
        onClose={close}
      >
        <Text>{text.deleteTask.hint(task.description)}</Text>
      </ConfirmDialog>
    </>
  );
}
