import type { FileRecord } from '@/file/record';
import type { DocumentPlace } from './document-place';

/** Where a file goes: into the document that is there, or into a new one. */
export const uploadPath = (document: FileRecord | undefined): string =>
  document ? `/api/v1/file/update/${document.id}` : '/api/v1/upload-kyc-file';

/** What is sent before the file: where a new document hangs. */
export const uploadFields = (
  clientId: string,
  { documentType, owner }: DocumentPlace,
  document: FileRecord | undefined,
) =>
  (document ? {} : { company_id: clientId, documentType, ...(owner ? { [owner.link]: owner.id } : {}) }) as Record<
    string,
    string
  >;
