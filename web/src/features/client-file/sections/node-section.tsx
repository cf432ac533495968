import { mayDo } from '@dossier/proto/records/access';
import { sectionOf } from '@dossier/proto/records/section';
import { offersRemoval } from '@dossier/proto/rules/removal';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import { below } from '@/file/tree';
import { RecordSection } from '@/record/section/record-section';
import { DeleteRecord } from './delete-record';

export type NodeProps = { record: FileRecord; initiallyOpen?: boolean; level?: 2 | 3 };
type NodeSectionProps = NodeProps & { name?: string; note?: ReactNode; children: ReactNode };

/** Whether the person is offered to delete the record here. */
function useRemovable(record: FileRecord): boolean {
  const { mode, reader, company } = useFileScope();
  const section = sectionOf(record.kind, { links: record.links, ...(company ? { company } : {}) });
  return (
    mode === 'live' &&
    !record.remove &&
    mayDo(reader, 'remove', { kind: record.kind, section }) &&
    offersRemoval(record.kind, record.links, company)
  );
}

/** The card of a record in the tree of a file, with its deletion. */
export function NodeSection({ record, children, ...card }: NodeSectionProps) {
  const { records } = useFileScope();
  const [deleting, { open, close }] = useDisclosure();
  const removable = useRemovable(record);
  return (
    <>
      <RecordSection record={record} under={below(record, records)} onDelete={removable ? open : undefined} {...card}>
        {children}
      </RecordSection>
      {removable && <DeleteRecord record={record} name={card.name} opened={deleting} onClose={close} />}
    </>
  );
}
