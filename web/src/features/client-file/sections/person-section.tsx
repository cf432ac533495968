import { display } from '@dossier/proto/records/display';
import { OwnerDocuments } from '@/documents/owner-documents';
import { effectiveValues } from '@/file/record';
import { RecordForm } from '@/record/form/record-form';
import { type NodeProps, NodeSection } from './node-section';

/** A natural person or a legal entity: its fields and its documents. */
export function PersonSection({ record, ...card }: NodeProps) {
  const { percentage_held = null, title = null } = effectiveValues(record);
  const note = display(record.kind, 'percentage_held', percentage_held) || display(record.kind, 'title', title);
  return (
    <NodeSection record={record} note={note} {...card}>
      <RecordForm record={record} />
      <OwnerDocuments record={record} />
    </NodeSection>
  );
}
