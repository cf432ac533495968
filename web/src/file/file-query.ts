import { FILE_KINDS, type FileKind } from '@dossier/proto/records/definitions';
import { FILE_KEYS } from '@dossier/proto/records/wire-names';
import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/lib/api/client';
import type { FileRecord } from './record';
import { recordFrom } from './wire';

type Wire = Readonly<Record<string, unknown>>;

const listOf = (file: Wire, kind: FileKind): FileRecord[] => {
  const list = file[FILE_KEYS[kind]];
  return Array.isArray(list) ? list.map((wire: Wire) => recordFrom(kind, wire)) : [];
};

/** Every record of an answer that holds them in lists by kind. The client itself comes with the dashboard. */
export const recordsIn = (file: Wire): FileRecord[] =>
  FILE_KINDS.filter((kind) => kind !== 'company').flatMap((kind) => listOf(file, kind));

/** All records of a client file that the person may see, as they are now or as a snapshot froze them. */
export const fileQuery = (clientId: string, snapshotId?: string) =>
  queryOptions({
    queryKey: ['client', clientId, 'file', ...(snapshotId ? [snapshotId] : [])],
    queryFn: async () =>
      recordsIn(
        await answer(
          api.GET('/api/v1/get-kyc-files-info_2', {
            params: { query: { company_id: clientId, ...(snapshotId ? { snapshotId } : {}) } },
          }),
        ),
      ),
  });
