import { answer, api } from '@/lib/api/client';
import { keys } from '@/lib/query-keys';
import { useWrite } from '@/lib/use-write';
import type { TaskState } from './queries';
import { text } from './texts';

type Update = { task_id: string; status?: TaskState; assignee?: string; due_date?: string | null };

/** Moves a task to another state, or gives it to somebody else. */
export const useUpdateTask = () =>
  useWrite((body: Update) => answer(api.POST('/api/v1/task/update', { body })), {
    success: (_, { message }) => message,
    failure: ({ code }) => (code === 'system.error' ? text.errors.updating : undefined),
    invalidates: ({ task_id }) => [keys.tasks, keys.task(task_id)],
  });
