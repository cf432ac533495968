import { today } from '@dossier/proto/rules/dates';
import { useQuery } from '@tanstack/react-query';
import type { FileScope } from '@/file/file-scope';
import { useReader } from '@/file/reader';
import { companyFacts } from '@/file/use-loaded-scope';
import { clientQuery } from '@/lib/client';

/** What a record's review knows of its client. */
export function useReviewScope(clientId: string): Omit<FileScope, 'mode' | 'records'> | undefined {
  const reader = useReader();
  const { data } = useQuery(clientQuery(clientId));
  return data && { clientId, company: companyFacts(data.companyData), reader, today: today() };
}
