import { documentEntry, type Extra } from '@dossier/proto/documents/catalogue';

/** The fields a document's row asks for; the bank's name is its title. */
export const extrasOf = (documentType: string): readonly Extra[] =>
  (documentEntry(documentType)?.extras ?? []).filter((name) => name !== 'bank_name');
