import { labelOf } from '@dossier/proto/records/label';
import type { FileScope } from '@/file/file-scope';
import { fieldMark } from '@/file/marks';
import { effectiveValues, factsOf, keyOf } from '@/file/record';
import { text } from '../texts';
import type { ClientDrafts } from './drafts-store';

/** Says before saving whose waiting values the edits would replace; undefined if they replace none of others. */
export function replacedNote(drafts: ClientDrafts, { records, company, today }: FileScope): string | undefined {
  const replaced = records.flatMap((record) =>
    Object.keys(drafts[keyOf(record)]?.fields ?? {}).flatMap((name) => {
      const mark = fieldMark(record, name);
      if (!mark || mark.own) return [];
      const label = labelOf(record.kind, name, effectiveValues(record), factsOf(record, company, today));
      return [{ label, by: mark.by ?? text.save.somebody }];
    }),
  );
  const all = (names: string[]) => [...new Set(names)].join(', ');
  if (replaced.length === 0) return undefined;
  return text.save.replaces(all(replaced.map(({ label }) => label)), all(replaced.map(({ by }) => by)));
}
