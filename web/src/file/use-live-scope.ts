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

/** The client file as it stands, for everything that shows its records; undefined while it loads. */
export function useLiveScope(clientId: string): { scope?: FileScope; error: unknown; retry: () => void } {
  const reader = useReader();
  const client = useQuery(clientQuery(clientId));
  const file = useQuery(fileQuery(clientId));
  const companyData = client.data?.companyData;
  const scope = useMemo((): FileScope | undefined => {
    if (!companyData || !file.data) return undefined;
    const company = recordFrom('company', companyData);
    return {
      clientId,
      company: companyFacts(companyData),
      mode: 'live',
      reader,
      today: today(),
      records: [company, ...file.data],
    };
  }, [clientId, companyData, file.data, reader]);
  const retry = () => {
    void client.refetch();
    void file.refetch();
  };
  return { scope, error: client.error ?? file.error, retry };
}
