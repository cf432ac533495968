import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';

/** The client itself. */
export function useCompany(): FileRecord {
  const company = useFileScope().records.find(({ kind }) => kind === 'company');
  if (!company) throw new Error('A client file without its client');
  return company;
}
