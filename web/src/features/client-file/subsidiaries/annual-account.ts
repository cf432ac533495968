import type { FileRecord } from '@/file/record';
import { childrenOf } from '@/file/tree';

/** The document that holds a subsidiary's last annual account; it is made together with the subsidiary. */
export const annualAccountOf = (subsidiary: FileRecord, records: readonly FileRecord[]): FileRecord | undefined =>
  childrenOf(subsidiary, 'kyc_file', records).find(({ documentType }) => documentType === 'subsidiaries');
