import { type MissingField, missingFields } from '@dossier/proto/records/completeness';
import { readable } from '@dossier/proto/records/view';
import { useFileScope } from '@/file/file-scope';
import { effectiveValues, type FileRecord, factsOf, keyOf } from '@/file/record';
import { useDrafts } from '../drafts/drafts-store';

/** Needed fields that stay empty once everything that waits is approved, of those the reader sees. A document's are counted by its row. */
export function useMissing(records: readonly FileRecord[]): MissingField[] {
  const { clientId, company, today, reader } = useFileScope();
  const drafts = useDrafts(clientId);
  return records
    .filter(({ kind }) => kind !== 'kyc_file')
    .flatMap((record) => {
      const values = { ...effectiveValues(record), ...drafts[keyOf(record)]?.fields };
      return missingFields(record.kind, values, factsOf(record, company, today)).filter(({ field }) =>
        readable(record.kind, field, reader),
      );
    });
}
