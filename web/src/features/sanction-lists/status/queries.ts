import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { isLoading } from './list-state';

export type ListStatus = components['schemas']['ListStatus'];
export type ListVersion = components['schemas']['ListVersion'];
export type ChangeKind = 'added' | 'removed' | 'changed';
export type Compared = { source: string; from: number; to: number };

const QUIET_MS = 30_000;
const BUSY_MS = 1_500;

/** Looks again soon while a list is being refreshed or loaded, or the first index is being built. */
export const listsQuery = queryOptions({
  queryKey: ['sanction-lists'],
  queryFn: () => answer(api.GET('/bo/v1/sanction-lists')),
  refetchInterval: ({ state }) => {
    const { lists = [], index } = state.data ?? {};
    const isBusy = lists.some((list) => list.is_refreshing || isLoading(list)) || index?.is_ready === false;
    return isBusy ? BUSY_MS : QUIET_MS;
  },
});

export const changesQuery = (compared: Compared, kind: ChangeKind, page: number) =>
  queryOptions({
    queryKey: ['sanction-list-changes', compared, kind, page],
    queryFn: () => answer(api.GET('/bo/v1/sanction-lists/changes', { params: { query: { ...compared, kind, page } } })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
