import { plural } from '@dossier/proto/texts/define';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { toastError } from '@/lib/toasts';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { AssigneeSelect } from '../create/assignee-select';
import type { Task } from '../queries';
import { text } from '../texts';
import classes from './tasks.module.css';

type AssignSeveralProps = { tasks: readonly Task[]; onDone: () => void };

/** Gives the chosen tasks to one person; what could not be given is said. */
export function AssignSeveral({ tasks, onDone }: AssignSeveralProps) {
  const [assignee, setAssignee] = useState<string | null>(null);
  const assign = useWrite(
    (body: { task_ids: string[]; assignee: string }) => answer(api.POST('/api/v1/task/assign', { body })),
    {
      success: (_, { assigned }) => plural(assigned, text.assigned),
      failure: unlessExplained(text.errors.updating),
      invalidates: () => [keys.tasks, ['task'], keys.work],
      onSuccess: ({ refused }) => {
        const [first] = refused;
        if (first) toastError(new Error(first.message), { message: first.message });
        onDone();
      },
    },
  );
  const [first] = tasks;
  if (!first) return null;
  return (
    <Group gap="xs" align="flex-end" className={classes.tools}>
      <AssigneeSelect clientId={first.company_data._id} value={assignee} onChange={setAssignee} />
      <Button
        disabled={!assignee}
        loading={assign.isPending}
        onClick={() => assignee && assign.mutate({ task_ids: tasks.map(({ _id }) => _id), assignee })}
      >
        {plural(tasks.length, text.actions.assign)}
      </Button>
      <Button variant="default" onClick={onDone}>
        {text.actions.chooseNone}
      </Button>
    </Group>
  );
}
