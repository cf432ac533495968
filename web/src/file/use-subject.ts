import { useQuery } from '@tanstack/react-query';
import { fileQuery } from './file-query';
import type { Notification } from './notifications';
import { type Subject, subjectOf } from './subject';

/** Names what a change is about, better once the client file is loaded. */
export function useSubject(change: Notification): Subject {
  const { data = [] } = useQuery(fileQuery(change.company_id));
  return subjectOf(change, data);
}
