import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api, type Query, unchecked } from '@/lib/api/client';
import type { ListQuery } from '@/lib/list-state';

/** A page of the users of the own company. */
export const accountsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: ['accounts', 'list', query],
    queryFn: () =>
      answer(api.GET('/api/v1/user/accounts', { params: { query: unchecked<Query<'/api/v1/user/accounts'>>(query) } })),
    placeholderData: keepPreviousData,
  });

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', id],
    queryFn: () => answer(api.GET('/api/v1/user/account', { params: { query: { id } } })),
  });

export const permissionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', id, 'permissions'],
    queryFn: () => answer(api.GET('/api/v1/user/account/permissions', { params: { query: { id } } })),
  });

export const rolesQuery = queryOptions({
  queryKey: ['roles'],
  queryFn: () => answer(api.GET('/api/v1/get-roles')),
  staleTime: Number.POSITIVE_INFINITY,
});

export type Account = Awaited<ReturnType<NonNullable<ReturnType<typeof accountQuery>['queryFn']>>>['user'];
