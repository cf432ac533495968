import type { Facts } from '@dossier/proto/records/model/facts';
import { useQuery } from '@tanstack/react-query';
import type { Notification } from '@/file/notifications';
import { companyFacts } from '@/file/use-loaded-scope';
import { clientQuery } from '@/lib/client';

/** What labels may know of a changed record beside its values: the type of a document, and its client. */
export function useChangeFacts({ company_id, documentType }: Notification): Partial<Facts> {
  const { data } = useQuery(clientQuery(company_id));
  const company = data && companyFacts(data.companyData);
  return { ...(documentType ? { documentType } : {}), ...(company ? { company } : {}) };
}
