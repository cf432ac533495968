import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components, operations } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';
import { unlessExplained, useWrite } from '@/lib/use-write';
import { text } from './texts';

export type WorkItem = components['schemas']['WorkItem'];
export type WorkKind = WorkItem['kind'];
type WorkFilter = NonNullable<operations['tasks_work_list']['parameters']['query']>;

export const workQuery = (filter: WorkFilter) =>
  queryOptions({
    queryKey: [...keys.work, filter],
    queryFn: () => answer(api.GET('/api/v1/my-work', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

const failure = unlessExplained(text.errors.saving);
const invalidates = () => [keys.work, keys.tasks];

type Snooze = { item: string; until: string | null; reason?: string };

/** Puts an item off for this person, or back into the list. */
export const useSnooze = () =>
  useWrite((body: Snooze) => answer(api.POST('/api/v1/my-work/snooze', { body })), {
    success: ({ until }) => (until ? text.snoozed : text.woken),
    failure,
    invalidates,
  });

export const useSettle = () =>
  useWrite((body: { item: string; reason: string }) => answer(api.POST('/api/v1/my-work/settle', { body })), {
    success: text.settled,
    failure,
    invalidates,
  });

export const useMoveTask = () =>
  useWrite(
    ({ task_id = '', next }: WorkItem) =>
      answer(api.POST('/api/v1/task/update', { body: { task_id, ...(next ? { status: next } : {}) } })),
    { success: (_, { message }) => message, failure, invalidates },
  );
