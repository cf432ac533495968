import type { DocumentType } from '@dossier/proto/documents/catalogue';
import { requiredDocuments } from '@dossier/proto/records/completeness';
import type { Kind } from '@dossier/proto/records/definitions';
import type { Link } from '@dossier/proto/records/model/facts';
import { sectionOf } from '@dossier/proto/records/section';
import { type FileScope, useFileScope } from '@/file/file-scope';
import { effectiveValues, type FileRecord, factsOf } from '@/file/record';
import { useAskedDocuments } from '@/file/requirements-query';
import { DocumentTable } from './document-table';
import { documentsOf, rowsOf } from './rows-of';

const LINKS: Partial<Record<Kind, Link>> = { person: 'person', ubo: 'ubo_related', entity: 'legalEntity' };

/** An entity has no residence of its own: its managing director's counts. */
const residenceOf = (record: FileRecord, { records }: FileScope): string | undefined => {
  const director = records.find(({ kind, id }) => kind === 'md' && id === record.links.mbd_related);
  const origin = director && effectiveValues(director).location_type;
  return typeof origin === 'string' && record.kind === 'entity' ? origin : undefined;
};

/** The rows of a person's, UBO's or entity's documents. */
function documentRowsOf(record: FileRecord, scope: FileScope, asked: readonly DocumentType[]) {
  const link = LINKS[record.kind];
  if (!link) return [];
  const facts = factsOf(record, scope.company, scope.today);
  const owner = { link, id: record.id };
  const needed = requiredDocuments(record.kind, effectiveValues(record), facts, residenceOf(record, scope));
  return rowsOf({
    needed: [...new Set([...needed, ...asked])],
    held: documentsOf(scope.records, owner),
    section: sectionOf(record.kind, { links: record.links }),
    owner,
  });
}

/** The documents of a person, a UBO or an entity. */
export function OwnerDocuments({ record }: { record: FileRecord }) {
  const scope = useFileScope();
  const asked = useAskedDocuments(record.id);
  return <DocumentTable rows={documentRowsOf(record, scope, asked)} />;
}
