import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';

export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: () => answer(api.GET('/api/v1/user/accounts')),
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
