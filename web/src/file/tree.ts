import type { Kind } from '@dossier/proto/records/definitions';
import { CHILDREN } from '@dossier/proto/rules/removal';
import type { FileRecord } from './record';

/** The records of a kind that hang on another one. */
export function childrenOf(parent: FileRecord, kind: Kind, records: readonly FileRecord[]): FileRecord[] {
  const links = CHILDREN[parent.kind].filter((child) => child.kind === kind).map(({ link }) => link);
  return records.filter((record) => record.kind === kind && links.some((link) => record.links[link] === parent.id));
}

/** The records of a kind that hang on the client itself. */
export const rootsOf = (kind: Kind, records: readonly FileRecord[]): FileRecord[] =>
  records.filter((record) => record.kind === kind && Object.keys(record.links).length === 0);

/** Everything below a record, of every generation. */
export function below(parent: FileRecord, records: readonly FileRecord[]): FileRecord[] {
  const found = new Map<string, FileRecord>();
  const visit = (above: FileRecord) => {
    for (const { kind } of CHILDREN[above.kind]) {
      for (const child of childrenOf(above, kind, records)) {
        if (found.has(child.id)) continue;
        found.set(child.id, child);
        visit(child);
      }
    }
  };
  visit(parent);
  return [...found.values()];
}
