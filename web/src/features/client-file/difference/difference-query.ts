import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';

export type FileDifference = components['schemas']['FileDifference'];
export type DifferentRecord = components['schemas']['DifferentRecord'];

/** A snapshot's id on each side; now without one. */
export type Ends = { from?: string; to?: string };

/** Whether these are two states: the file now beside itself is none. */
export const areTwo = ({ from, to }: Ends): boolean => from !== to;

export const differenceQuery = (clientId: string, ends: Ends) =>
  queryOptions({
    queryKey: [...keys.client(clientId), 'difference', ends.from ?? '', ends.to ?? ''],
    queryFn: () =>
      answer(api.GET('/api/v1/snapshots/difference', { params: { query: { company_id: clientId, ...ends } } })),
  });
