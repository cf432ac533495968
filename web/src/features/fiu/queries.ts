import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';

export type FiuProfile = components['schemas']['FiuProfile'];
export type Conversion = components['schemas']['Conversion'];
export type ConvertedFile = components['schemas']['ConvertedFile'];
export type SavedInfo = components['schemas']['SavedInfo'];
export type SavedRecord = components['schemas']['SavedRecord'];
export type SavedField = components['schemas']['SavedField'];

const ASK_AGAIN_MS = 700;

export const isUnderWay = ({ status }: ConvertedFile): boolean => status === 'queued' || status === 'running';

/** Asked again and again until it is over. */
export const conversionQuery = (id: string) =>
  queryOptions({
    queryKey: ['fiu', 'conversion', id],
    queryFn: () => answer(api.GET('/api/v1/conversion', { params: { query: { id } } })),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data.file) ? false : ASK_AGAIN_MS),
  });

export const filesQuery = (page: number) =>
  queryOptions({
    queryKey: ['fiu', 'files', page],
    queryFn: () => answer(api.GET('/api/v1/get-files-list', { params: { query: { page } } })),
    refetchInterval: ({ state: { data } }) => (data?.files.some(isUnderWay) ? 2_000 : false),
  });

export const profilesQuery = queryOptions({
  queryKey: ['fiu', 'profiles'],
  queryFn: () => answer(api.GET('/api/v1/fiu-profiles')),
});

export const savedInfoQuery = queryOptions({
  queryKey: ['fiu', 'saved-info'],
  queryFn: () => answer(api.GET('/api/v1/get-saved-info')),
});

/** A user of any company, for the operator. */
export const userOfOperatorQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.accounts, 'of-all', id],
    queryFn: () => answer(api.GET('/bo/v1/get-user', { params: { query: { id } } })),
  });

export const usersOfOperatorQuery = (search: string) =>
  queryOptions({
    queryKey: [...keys.accounts, 'of-all', { search }],
    queryFn: () => answer(api.GET('/bo/v1/get-users', { params: { query: search ? { search } : {} } })),
    placeholderData: keepPreviousData,
  });
