import type { DocumentType } from '@dossier/proto/documents/catalogue';
import type { Link } from '@dossier/proto/records/model/facts';
import type { Section } from '@dossier/proto/records/model/sections';

/** Where a document hangs: its type, the record it belongs to and the section whose keys decide. */
export type DocumentPlace = {
  documentType: DocumentType;
  title: string;
  section: Section;
  /** The link to the person, entity, UBO or subsidiary; none for the client itself. */
  owner?: { link: Link; id: string };
  needed: boolean;
};
