import { documentProgress, type Progress, progress } from '@dossier/proto/documents/completeness';
import { requiredDocuments } from '@dossier/proto/records/completeness';
import { documentRowsOf } from '@/documents/owner-documents';
import { documentsOf } from '@/documents/rows-of';
import type { FileScope } from '@/file/file-scope';
import { nameBehind } from '@/file/name-behind';
import { effectiveValues, type FileRecord, factsOf } from '@/file/record';
import { below, rootsOf } from '@/file/tree';

export type SectionProgress = { id: string; name: string; progress: Progress };
export type AreaProgress = {
  area: 'corporate' | 'shareholders' | 'accountHolder' | 'managingDirectors';
  total: Progress;
  sections: SectionProgress[];
};

const held = (documents: readonly FileRecord[]) =>
  documents.map((document) => ({ documentType: document.documentType ?? '', values: effectiveValues(document) }));

const sumOf = (parts: readonly Progress[]): Progress =>
  progress(
    parts.reduce((sum, { filled }) => sum + filled, 0),
    parts.reduce((sum, { needed }) => sum + needed, 0),
  );

function ownProgress(record: FileRecord, scope: FileScope): Progress {
  const rows = documentRowsOf(record, scope);
  const needed = rows.filter(({ place }) => place.needed).map(({ place }) => place.documentType);
  return documentProgress(needed, held(rows.flatMap(({ document }) => document ?? [])));
}

/** A root of the tree with everything below it. */
const rootProgress = (root: FileRecord, scope: FileScope): SectionProgress => ({
  id: root.id,
  name: nameBehind(root, scope.records),
  progress: sumOf([root, ...below(root, scope.records)].map((record) => ownProgress(record, scope))),
});

function corporateProgress(company: FileRecord, scope: FileScope): Progress {
  const facts = factsOf(company, scope.company, scope.today);
  return documentProgress(
    requiredDocuments('company', effectiveValues(company), facts),
    held(documentsOf(scope.records)),
  );
}

/** How many of the needed documents each area of a client file has. */
export function fileProgress(company: FileRecord, scope: FileScope): AreaProgress[] {
  const area = (name: AreaProgress['area'], kind: FileRecord['kind']): AreaProgress => {
    const sections = rootsOf(kind, scope.records).map((root) => rootProgress(root, scope));
    return { area: name, sections, total: sumOf(sections.map((section) => section.progress)) };
  };
  if (scope.company?.company_type === 'account_holder') return [area('accountHolder', 'ubo')];
  return [
    { area: 'corporate', sections: [], total: corporateProgress(company, scope) },
    area('shareholders', 'shareholder'),
    area('managingDirectors', 'md'),
  ];
}
