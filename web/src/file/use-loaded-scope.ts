import { today } from '@dossier/proto/rules/dates';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientQuery } from '@/lib/client';
import { fileQuery } from './file-query';
import type { FileScope } from './file-scope';
import { useReader } from './reader';
import { effectiveValues } from './record';
import { recordFrom } from './wire';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What conditions may know of the client, from its record. */
export function companyFacts(companyData: Readonly<Record<string, unknown>>): FileScope['company'] {
  const { company_type, location_type, account_holder_type } = effectiveValues(recordFrom('company', companyData));
  return {
    company_type: textOf(company_type),
    location_type: textOf(location_type),
    account_holder_type: textOf(account_holder_type),
  };
}

/** When a file was frozen: `day` is YYYY-MM-DD. */
export type AsOf = { snapshotId: string; day: string };

/** The client file as it stands, or as a snapshot froze it, for everything that shows its records; undefined while it loads. */
export function useLoadedScope(
  clientId: string,
  asOf?: AsOf,
): { scope?: FileScope; error: unknown; retry: () => void } {
  const reader = useReader();
  const client = useQuery(clientQuery(clientId, asOf?.snapshotId));
  const file = useQuery(fileQuery(clientId, asOf?.snapshotId));
  const companyData = client.data?.companyData;
  const scope = useMemo((): FileScope | undefined => {
    if (!companyData || !file.data) return undefined;
    const company = recordFrom('company', companyData);
    return {
      clientId,
      company: companyFacts(companyData),
      mode: asOf ? 'snapshot' : 'live',
      ...(asOf ? { snapshotId: asOf.snapshotId } : {}),
      reader,
      today: asOf?.day ?? today(),
      records: [company, ...file.data],
    };
  }, [clientId, companyData, file.data, reader, asOf]);
  const retry = () => {
    void client.refetch();
    void file.refetch();
  };
  return { scope, error: client.error ?? file.error, retry };
}
