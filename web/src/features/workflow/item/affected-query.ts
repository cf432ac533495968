import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';

/** The changes that end with a removal and are not applied. */
export const affectedQuery = (id: string) =>
  queryOptions({
    queryKey: ['notifications', 'affected', id],
    queryFn: async () => (await answer(api.POST('/api/v1/changes/affected', { body: { id } }))).relatedChanges,
    staleTime: 0,
  });
