import { TASK_STATES } from '@dossier/proto/rules/tasks';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '@/components/date-field';
import { Field, FieldGrid } from '@/components/field-grid';
import { Moment } from '@/components/moment';
import { date } from '@/lib/format';
import { text as common } from '@/lib/texts/common';
import { AssigneeSelect } from '../create/assignee-select';
import { personName } from '../person-name';
import type { Task, TaskState } from '../queries';
import { text } from '../texts';
import { useUpdateTask } from '../use-update-task';

/** Who and when; what the reader may change shows Save only once it differs. */
export function TaskFacts({ task }: { task: Task }) {
  const { choices, assignee_, may_assign } = task;
  return (
    <FieldGrid columns={3}>
      {choices.length > 0 ? (
        <StateSelector task={task} />
      ) : (
        <Field label={text.fields.status}>{text.states[task.task_status]}</Field>
      )}
      {may_assign ? (
        <Assignment task={task} />
      ) : (
        <>
          <Field label={text.fields.assignee}>
            <bdi>{assignee_ ? personName(assignee_) : text.notAssigned}</bdi>
          </Field>
          <Field label={text.fields.due}>{task.due_date && date(task.due_date)}</Field>
        </>
      )}
      <Field label={text.fields.creator}>
        <bdi>{personName(task.creator)}</bdi>
      </Field>
      <Field label={text.fields.createdAt}>
        <Moment at={task.createdAt} />
      </Field>
      <Field label={text.fields.client}>
        <bdi>{task.company_data.name}</bdi>
      </Field>
    </FieldGrid>
  );
}

function StateSelector({ task }: { task: Task }) {
  const [chosen, setChosen] = useState<TaskState>(task.task_status);
  const update = useUpdateTask();
  const states = TASK_STATES.filter((state) => state === task.task_status || task.choices.includes(state));
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <NativeSelect
        flex={1}
        label={text.fields.status}
        value={chosen}
        data={states.map((value) => ({ value, label: text.states[value] }))}
        onChange={(event) => setChosen(event.currentTarget.value as TaskState)}
      />
      {chosen !== task.task_status && (
        <Button loading={update.isPending} onClick={() => update.mutate({ task_id: task._id, status: chosen })}>
          {common.actions.save}
        </Button>
      )}
    </Group>
  );
}

function Assignment({ task }: { task: Task }) {
  const [assignee, setAssignee] = useState<string | null>(task.assignee_?._id ?? null);
  const [due, setDue] = useState<string | null>(task.due_date ?? null);
  const update = useUpdateTask();
  const given = assignee && assignee !== task.assignee_?._id ? { assignee } : {};
  const moved = due === (task.due_date ?? null) ? {} : { due_date: due };
  const changes = { ...given, ...moved };
  return (
    <>
      <AssigneeSelect clientId={task.company_data._id} value={assignee} onChange={setAssignee} />
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <DateField label={text.fields.due} value={due} onChange={setDue} flex={1} />
        {Object.keys(changes).length > 0 && (
          <Button loading={update.isPending} onClick={() => update.mutate({ task_id: task._id, ...changes })}>
            {common.actions.save}
          </Button>
        )}
      </Group>
    </>
  );
}
