import { OwnerDocuments } from '@/documents/owner-documents';
import type { FileRecord } from '@/file/record';
import { RecordForm } from '@/record/form/record-form';
import { useHighlight } from '@/record/section/use-highlight';

/** The legal entity behind a holding or an office, inside the card that goes by its name already. */
export function EntityPart({ record }: { record: FileRecord }) {
  const { ref, highlighted } = useHighlight(record.id);
  return (
    <div ref={ref} id={record.id} data-highlighted={highlighted || undefined}>
      <RecordForm record={record} />
      <OwnerDocuments record={record} />
    </div>
  );
}
