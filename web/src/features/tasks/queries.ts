import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components, operations } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';

export type Task = components['schemas']['Task'];
export type TaskState = Task['task_status'];
export type TaskFilter = NonNullable<operations['tasks_task_list']['parameters']['query']>;

export const tasksQuery = (filter: TaskFilter) =>
  queryOptions({
    queryKey: [...keys.tasks, filter],
    queryFn: () => answer(api.GET('/api/v1/task/list', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const taskQuery = (id: string, page?: number) =>
  queryOptions({
    queryKey: [...keys.task(id), page ?? 'newest'],
    queryFn: () => answer(api.GET('/api/v1/task/{id}', { params: { path: { id }, query: { page } } })),
    placeholderData: keepPreviousData,
  });

export const peopleQuery = (company_id: string) =>
  queryOptions({
    queryKey: [...keys.tasks, 'people', company_id],
    queryFn: () => answer(api.GET('/api/v1/task/people', { params: { query: { company_id } } })),
    enabled: company_id !== '',
    staleTime: 60_000,
  });
