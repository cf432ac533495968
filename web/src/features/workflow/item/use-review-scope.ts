import { today } from '@dossier/proto/rules/dates';
import { useQuery } from '@tanstack/react-query';
import { clientQuery } from '@/lib/client';
import type { FileScope } from '@/records/model/file-scope';
import { NO_MARKS } from '@/records/model/marks';
import { marksQuery } from '@/records/model/marks-query';
import { useReader } from '@/records/model/reader';
import { companyFacts } from '@/records/model/use-live-scope';

/** What a record's review knows of its client. */
export function useReviewScope(clientId: string): Omit<FileScope, 'mode' | 'records'> | undefined {
  const reader = useReader();
  const { data } = useQuery(clientQuery(clientId));
  const { data: marks = NO_MARKS } = useQuery(marksQuery(clientId, reader.permissions.has('view_requested_changes')));
  return data && { clientId, company: companyFacts(data.companyData), reader, today: today(), marks };
}
