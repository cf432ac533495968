import { queryOptions, useQuery } from '@tanstack/react-query';
import { useFileScope } from '@/file/file-scope';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { useCan } from '@/lib/me';
import { keys } from '@/lib/query-keys';

export type OwnershipNode = components['schemas']['OwnershipNode'];
export type EffectiveOwnership = components['schemas']['EffectiveOwnershipView'];

const ownershipQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...keys.client(clientId), 'ownership'],
    queryFn: () => answer(api.GET('/api/v1/ownership-chart', { params: { query: { company_id: clientId } } })),
  });

/** The chart of the open client and its effective owners; not asked for by whoever may not see the chart. */
export function useOwnership() {
  const { clientId } = useFileScope();
  const can = useCan();
  return useQuery({ ...ownershipQuery(clientId), enabled: can('view_chart') });
}
