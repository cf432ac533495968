import type { DocumentType } from '@dossier/proto/documents/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { components } from '@/lib/api/schema';
import { keys } from '@/lib/query-keys';
import { useFileScope } from './file-scope';

export type Requirement = components['schemas']['OpenRequirement'];

/** What a file lacks and what of it ends soon. */
export const requirementsQuery = (clientId: string, snapshotId?: string) =>
  queryOptions({
    queryKey: [...keys.client(clientId), 'requirements', ...(snapshotId ? [snapshotId] : [])],
    queryFn: () =>
      answer(
        api.GET('/api/v1/requirements', {
          params: { query: { company_id: clientId, ...(snapshotId ? { snapshotId } : {}) } },
        }),
      ),
  });

/** Documents that the tenant's policy asks of a record of the file; those that are in order are left out. */
export function useAskedDocuments(owner: string): DocumentType[] {
  const { clientId, snapshotId } = useFileScope();
  const { data } = useQuery(requirementsQuery(clientId, snapshotId));
  return (data?.requirements ?? []).flatMap((each) =>
    each.owner === owner && each.documentType ? [each.documentType] : [],
  );
}
