import type { Facts } from '@dossier/proto/records/model/facts';
import { useQuery } from '@tanstack/react-query';
import { clientQuery } from '@/lib/client';
import type { Notification } from '@/records/model/notifications';
import { companyFacts } from '@/records/model/use-live-scope';

/** What labels may know of a changed record beside its values: the type of a document, and its client. */
export function useChangeFacts({ company_id, documentType }: Notification): Partial<Facts> {
  const { data } = useQuery(clientQuery(company_id));
  const company = data && companyFacts(data.companyData);
  return { ...(documentType ? { documentType } : {}), ...(company ? { company } : {}) };
}
