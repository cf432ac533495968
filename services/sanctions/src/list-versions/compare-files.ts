import type { ListedEntry } from '@dossier/proto/calls/sanction-lists';
import type { ListEntry } from '../lists/entry.js';
import { compareEntries } from './compare-entries.js';
import { allEntries } from './entries-file.js';

export type ComparedFiles = Record<'added' | 'removed' | 'changed', ListedEntry[]>;

const line = (entry: ListEntry, fields: string[] = []): ListedEntry => ({
  id: entry.id,
  name: entry.names[0]?.text ?? '',
  type: entry.type,
  fields,
});

/** What differs between two versions, in lines to be read. */
export async function compareFiles({ from, to }: { from: string; to: string }): Promise<ComparedFiles> {
  const { added, removed, changed } = compareEntries(await allEntries(from), await allEntries(to));
  return {
    added: added.map((entry) => line(entry)),
    removed: removed.map((entry) => line(entry)),
    changed: changed.map(({ entry, fields }) => line(entry, fields)),
  };
}
