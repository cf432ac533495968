import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import type { Written } from '@/threads/message-dialog';
import { text } from '../texts';

/** Adds to the discussion of a task. */
export const useSay = (task_id: string) =>
  useWrite(
    ({ content, files }: Written) =>
      answer(
        api.POST('/api/v1/task/message/create', {
          body: { task: { content: content, task_id }, files: files.map(({ _id }) => _id) },
        }),
      ),
    { failure: unlessExplained(text.errors.sending), invalidates: () => [keys.task(task_id), keys.tasks] },
  );
