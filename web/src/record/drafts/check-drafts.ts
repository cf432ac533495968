import { checkEdit, normalise } from '@dossier/proto/records/check';
import type { Phrase } from '@dossier/proto/texts/phrase';
import type { FileScope } from '@/file/file-scope';
import { effectiveValues, factsOf, keyOf } from '@/file/record';
import { type ClientDrafts, type Draft, draftsOf } from './drafts-store';
import { remainingFor } from './remaining';

/** The drafts as they are sent: of records that still exist, with one way to say "empty". */
export const sendable = (drafts: ClientDrafts, { records }: FileScope): Draft[] => {
  const known = new Set(records.map(keyOf));
  return Object.values(drafts)
    .filter((draft) => known.has(keyOf(draft)))
    .map((draft) => ({ ...draft, fields: normalise(draft.fields) }));
};

/** What breaks today's rules; the forms show each at its field. */
export function mistakesIn(drafts: readonly Draft[], { records, company, today, clientId }: FileScope): Phrase[] {
  return drafts.flatMap((draft) => {
    const record = records.find((each) => keyOf(each) === keyOf(draft));
    if (!record) return [];
    const context = {
      ...factsOf(record, company, today),
      values: effectiveValues(record),
      remaining: remainingFor(record, records, draftsOf(clientId)),
    };
    return Object.values(checkEdit(draft.kind, draft.fields, context));
  });
}
