import { useFileScope } from '@/records/model/file-scope';
import type { FileRecord } from '@/records/model/record';

/** The client itself. */
export function useCompany(): FileRecord {
  const company = useFileScope().records.find(({ kind }) => kind === 'company');
  if (!company) throw new Error('A client file without its client');
  return company;
}
