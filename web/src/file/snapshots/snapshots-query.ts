import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';

export type Snapshot = components['schemas']['Snapshot'];

/** The stored states of a client file, the newest first. */
export const snapshotsQuery = (clientId: string) =>
  queryOptions({
    queryKey: keys.snapshots(clientId),
    queryFn: () => answer(api.GET('/api/v1/snapshots/list', { params: { query: { id: clientId } } })),
  });
