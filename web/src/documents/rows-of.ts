import { type DocumentType, documentEntry, titleOfDocument } from '@dossier/proto/documents/catalogue';
import type { Link } from '@dossier/proto/records/model/facts';
import type { Section } from '@dossier/proto/records/model/sections';
import type { FileRecord } from '@/file/record';
import type { DocumentEntryRow } from './document-table';

/** Documents that hang on a record, or on the client itself when there is no owner. */
export const documentsOf = (records: readonly FileRecord[], owner?: { link: Link; id: string }): FileRecord[] =>
  records.filter(
    ({ kind, links }) =>
      kind === 'kyc_file' && (owner ? links[owner.link] === owner.id : Object.keys(links).length === 0),
  );

type Wanted = {
  needed: readonly DocumentType[];
  /** What may be attached without being needed. */
  offered?: readonly DocumentType[];
  held: readonly FileRecord[];
  section: Section;
  owner?: { link: Link; id: string };
};

/** A row for each document that is needed or offered, in the catalogue's order; then documents that exist without being either. */
export function rowsOf({ needed, offered = [], held, section, owner }: Wanted): DocumentEntryRow[] {
  const row = (documentType: DocumentType, document: FileRecord | undefined, isNeeded: boolean): DocumentEntryRow => ({
    place: { documentType, title: titleOfDocument(documentType), section, owner, needed: isNeeded },
    document,
  });
  const found = (type: DocumentType) => held.find(({ documentType }) => documentType === type);
  const others = held.filter(
    ({ documentType }) =>
      ![...needed, ...offered].includes(documentType as DocumentType) && !documentEntry(documentType)?.multiple,
  );
  return [
    ...needed.map((type) => row(type, found(type), true)),
    ...offered.map((type) => row(type, found(type), false)),
    ...others.map((document) => row(document.documentType as DocumentType, document, false)),
  ];
}
