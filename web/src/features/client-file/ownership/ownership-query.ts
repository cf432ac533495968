import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { useCan } from '@/lib/me';
import { keys } from '@/lib/query-keys';

export type OwnershipNode = components['schemas']['OwnershipNode'];
export type EffectiveOwnership = components['schemas']['EffectiveOwnershipView'];

const ownershipQuery = (clientId: string, snapshotId?: string) =>
  queryOptions({
    queryKey: [...keys.client(clientId), 'ownership', ...(snapshotId ? [snapshotId] : [])],
    queryFn: () =>
      answer(
        api.GET('/api/v1/ownership-chart', {
          params: { query: { company_id: clientId, ...(snapshotId ? { snapshotId } : {}) } },
        }),
      ),
  });

/** The chart of the open client and its effective owners; not asked for by whoever may not see the chart. */
export function useOwnership() {
  const { clientId, snapshotId } = useFileScope();
  const can = useCan();
  return useQuery({ ...ownershipQuery(clientId, snapshotId), enabled: can('view_chart') });
}
