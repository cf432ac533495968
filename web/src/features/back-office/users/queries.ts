import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api, type Query, unchecked } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import type { ListQuery } from '@/lib/list-state';
import { keys } from '@/lib/query-keys';

export type User = components['schemas']['UserView'];
export type WholeUser = components['schemas']['UserOfOperator'];

/** A page of the users of all companies. */
export const usersQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: [...keys.accounts, 'of-all', query],
    queryFn: () =>
      answer(api.GET('/bo/v1/get-users', { params: { query: unchecked<Query<'/bo/v1/get-users'>>(query) } })),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.accounts, 'of-all', id],
    queryFn: () => answer(api.GET('/bo/v1/get-user', { params: { query: { id } } })),
  });

export const creditsQuery = (user_id: string, page: number) =>
  queryOptions({
    queryKey: [...keys.credits, user_id, page],
    queryFn: () => answer(api.GET('/bo/v1/get-credits', { params: { query: { user_id, page } } })),
    placeholderData: keepPreviousData,
  });

export const filesQuery = (user_id: string, page: number) =>
  queryOptions({
    queryKey: ['fiu', 'files', user_id, page],
    queryFn: () => answer(api.GET('/bo/v1/get-files-list', { params: { query: { user_id, page } } })),
    placeholderData: keepPreviousData,
  });
