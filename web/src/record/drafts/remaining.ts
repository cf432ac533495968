import { sameJson } from '@dossier/proto/records/model/json';
import { remainingShares } from '@dossier/proto/rules/shares';
import { effectiveValues, type FileRecord, keyOf } from '@/file/record';
import { draftsOf } from './drafts-store';

/** What the other holders under the same parent leave of 100 percent, unsaved edits included; undefined where shares are not summed. */
export function remainingFor(record: FileRecord, records: readonly FileRecord[], clientId: string): number | undefined {
  if (record.kind !== 'shareholder') return undefined;
  const drafts = draftsOf(clientId);
  const others = records.filter(
    ({ kind, id, links }) =>
      kind === record.kind && id !== record.id && sameJson(links as never, record.links as never),
  );
  return remainingShares(
    others.map((other) => ({ ...effectiveValues(other), ...drafts[keyOf(other)]?.fields }).percentage_held),
  );
}
