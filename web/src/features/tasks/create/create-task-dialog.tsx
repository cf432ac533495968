import { TASK_LIMITS } from '@dossier/proto/rules/tasks';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DateField } from '@/components/date-field';
import { Dialog } from '@/components/dialog/dialog';
import { RichTextEditor } from '@/components/rich-text/rich-text-editor';
import { text as common } from '@/lib/texts/common';
import { AttachFiles } from '@/threads/attach-files';
import { personName } from '../person-name';
import { peopleQuery } from '../queries';
import { text } from '../texts';
import { AssigneeSelect } from './assignee-select';
import { ClientSelect } from './client-select';
import { ReferencePicker } from './reference-picker';
import { useTaskForm } from './task-form';

type CreateTaskDialogProps = { clientId: string | undefined; opened: boolean; onClose: () => void };

/** Gives somebody something to do for a client. What is typed survives closing and a reload. */
export const CreateTaskDialog = (props: CreateTaskDialogProps) => (
  <Dialog name="create-task" opened={props.opened} onClose={props.onClose} title={text.titles.create} size="lg">
    <CreateTaskForm {...props} />
  </Dialog>
);

function CreateTaskForm({ clientId, onClose }: CreateTaskDialogProps) {
  const { fields, set, errors, send, isSending } = useTaskForm(clientId, onClose);
  const { data } = useQuery(peopleQuery(fields.company_id));
  return (
    <Stack gap="md">
      {!clientId && (
        <ClientSelect
          value={fields.company_id}
          error={errors.company_id}
          onChange={(company_id) => set({ company_id, assignee: null, concerns: [] })}
        />
      )}
      <TextInput
        label={text.fields.description}
        data-autofocus
        maxLength={TASK_LIMITS.description}
        value={fields.description}
        error={errors['task.description']}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <RichTextEditor
        label={text.fields.comment}
        required
        initial={fields.task_comment}
        mentions={data?.people.map(personName)}
        error={errors['task.task_comment']}
        onChange={(task_comment) => set({ task_comment })}
      />
      <AssigneeSelect
        clientId={fields.company_id}
        value={fields.assignee}
        error={errors['task.assignee']}
        onChange={(assignee) => set({ assignee })}
      />
      <DateField
        label={text.fields.due}
        value={fields.due_date}
        error={errors['task.due_date']}
        onChange={(due_date) => set({ due_date })}
      />
      <ReferencePicker
        clientId={fields.company_id}
        value={fields.concerns}
        onChange={(concerns) => set({ concerns })}
      />
      <AttachFiles path="/api/v1/task/upload-file" files={fields.files} onChange={(files) => set({ files })} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {common.actions.cancel}
        </Button>
        <Button loading={isSending} onClick={send}>
          {text.actions.create}
        </Button>
      </Group>
    </Stack>
  );
}
