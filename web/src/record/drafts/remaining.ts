import type { Kind } from '@dossier/proto/records/definitions';
import { sharesLeft } from '@dossier/proto/records/holders';
import type { Links } from '@dossier/proto/records/model/facts';
import { type FileRecord, isWaiting } from '@/file/record';
import type { ClientDrafts } from './drafts-store';

type Holder = { kind: Kind; id?: string; links: Links };

/** The server does not tell of each field which change it waits in: those of a record that waits to be added come with it. */
const withAddition = (record: FileRecord) => ({
  ...record,
  fields: Object.fromEntries(
    Object.entries(record.fields).map(([name, field]) => [
      name,
      record.add && isWaiting(field) ? { ...field, change: record.add } : field,
    ]),
  ),
});

/** What the other holders under the same parent leave of 100 percent, unsaved edits included; undefined where shares are not summed. */
export const remainingFor = (
  holder: Holder,
  records: readonly FileRecord[],
  drafts: ClientDrafts,
): number | undefined =>
  sharesLeft(
    holder,
    records.filter(({ kind }) => kind === holder.kind).map(withAddition),
    Object.fromEntries(Object.values(drafts).map(({ id, fields }) => [id, fields])),
  );
