import type { Kind } from '@dossier/proto/records/definitions';
import { queryOptions } from '@tanstack/react-query';
import { recordsIn } from '@/file/file-query';
import type { FileRecord } from '@/file/record';
import { recordFrom } from '@/file/wire';
import { answer, api } from '@/lib/api/client';

type Wire = Readonly<Record<string, unknown>>;
const at = (id: string) => ({ params: { path: { id } } });

/** The call that reads a record of a kind with what hangs on it, and the name of the record itself in its answer. */
const READ: Record<Kind, [call: (id: string) => Promise<object>, key: string]> = {
  company: [
    (id) => answer(api.GET('/api/v1/dashboard-data', { params: { query: { company_id: id } } })),
    'companyData',
  ],
  person: [(id) => answer(api.GET('/api/v1/get-person/{id}', at(id))), 'person'],
  entity: [(id) => answer(api.GET('/api/v1/get-entity/{id}', at(id))), 'entity'],
  ubo: [(id) => answer(api.GET('/api/v1/get-ubo/{id}', at(id))), 'ubo'],
  shareholder: [(id) => answer(api.GET('/api/v1/get-shareholder/{id}', at(id))), 'shareholder'],
  md: [(id) => answer(api.GET('/api/v1/get-md/{id}', at(id))), 'md'],
  subsidiary: [(id) => answer(api.GET('/api/v1/get-subsidiary/{id}', at(id))), 'subsidiary'],
  account_number: [(id) => answer(api.GET('/api/v1/get-account-number/{id}', at(id))), 'accountNumber'],
  transaction_profile: [
    (id) => answer(api.GET('/api/v1/get-transactional-profile/{id}', at(id))),
    'transactionProfile',
  ],
  kyc_file: [(id) => answer(api.GET('/api/v1/get-kycfile/{id}', at(id))), 'file'],
  waiver: [(id) => answer(api.GET('/api/v1/get-waiver/{id}', at(id))), 'waiver'],
  revision: [(id) => answer(api.GET('/api/v1/get-snapshot/{id}', at(id))), 'revision'],
};

/** Lists of records in an answer, under the names the calls use. */
const LISTS: Partial<Record<string, Kind>> = { md: 'md', files: 'kyc_file' };

const listed = (found: Wire): FileRecord[] =>
  Object.entries(LISTS).flatMap(([key, kind]) => {
    const list = found[key];
    return Array.isArray(list) && kind ? list.map((wire: Wire) => recordFrom(kind, wire)) : [];
  });

/** A record as it stands now, then everything that hangs on it. */
export const recordQuery = (clientId: string, kind: Kind, id: string) =>
  queryOptions({
    queryKey: ['record', clientId, kind, id],
    queryFn: async (): Promise<FileRecord[]> => {
      const [call, key] = READ[kind];
      const found = (await call(id)) as Wire;
      const root = recordFrom(kind, found[key] as Wire);
      const others = [...recordsIn(found), ...listed(found)].filter((record) => record.id !== root.id);
      return [root, ...others];
    },
    // It may have been edited a moment ago.
    staleTime: 0,
  });
