import { isDate } from '@dossier/proto/rules/dates';
import type { Reference } from '@dossier/proto/rules/tasks';
import { useState } from 'react';
import { type Delta, EMPTY, plainOf } from '@/components/rich-text/delta';
import { answer, api, type Body, unchecked } from '@/lib/api/client';
import { useDraft } from '@/lib/drafts';
import { keys } from '@/lib/query-keys';
import { text as common } from '@/lib/texts/common';
import { useWrite } from '@/lib/use-write';
import type { Attachment } from '@/threads/thread';
import { text } from '../texts';

export type TaskFields = {
  company_id: string;
  description: string;
  task_comment: Delta;
  assignee: string | null;
  due_date: string | null;
  concerns: Reference[];
  files: Attachment[];
};

const nothing = (company_id: string): TaskFields => ({
  company_id,
  description: '',
  task_comment: EMPTY,
  assignee: null,
  due_date: null,
  concerns: [],
  files: [],
});

function errorsOf({ company_id, task_comment, due_date }: TaskFields): Record<string, string> {
  return {
    ...(company_id ? {} : { company_id: text.errors.noClient }),
    ...(plainOf(task_comment) === '' ? { 'task.task_comment': text.errors.blankContent } : {}),
    ...(due_date && !isDate(due_date) ? { 'task.due_date': common.dates.wrong } : {}),
  };
}

const create = ({ company_id, files, description, assignee, due_date, ...task }: TaskFields) =>
  answer(
    api.POST('/api/v1/task/create', {
      body: {
        company_id,
        fileIds: files.map(({ _id }) => _id),
        task: {
          ...(description ? { description } : {}),
          ...(assignee ? { assignee } : {}),
          ...(due_date ? { due_date } : {}),
          task_comment: task.task_comment,
          concerns: unchecked<NonNullable<Body<'NewTask'>['concerns']>>(task.concerns),
        },
      },
    }),
  );

/** What is typed, what is wrong with it, and the way to send it. */
export function useTaskForm(clientId: string | undefined, onClose: () => void) {
  const [fields, change, forget] = useDraft(`task.${clientId ?? 'any'}`, nothing(clientId ?? ''));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (some: Partial<TaskFields>) => {
    change({ ...fields, ...some });
    setErrors({});
  };
  const write = useWrite(create, {
    success: text.created,
    failure: ({ code, message }) => (code === 'system.error' ? text.errors.creating : message),
    invalidates: () => [keys.tasks],
    onSuccess: () => {
      forget();
      onClose();
    },
    onError: ({ status, errors: named }) => {
      if (status !== 400 || Object.keys(named).length === 0) return false;
      setErrors(named);
      return true;
    },
  });
  const send = () => {
    const wrong = errorsOf(fields);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) write.mutate(fields);
  };
  return { fields, set, errors, send, isSending: write.isPending };
}
