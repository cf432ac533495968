import { mayDo } from '@dossier/proto/records/access';
import { sectionOf } from '@dossier/proto/records/section';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useFileScope } from '@/file/file-scope';
import type { FileRecord } from '@/file/record';
import type { AddedKind } from './add-kinds';
import { AddRecordDialog } from './add-record-dialog';

type AddButtonProps = { kind: AddedKind; parent?: FileRecord; label: string; primary?: boolean };

const LINK = { md: 'mbd_related', shareholder: 'share_holder_related', ubo: 'ubo_related' } as const;
const linksTo = (parent: FileRecord | undefined) =>
  parent && parent.kind in LINK ? { [LINK[parent.kind as keyof typeof LINK]]: parent.id } : {};

/** Opens the dialog that adds a record, for people who may. */
export function AddButton({ kind, parent, label, primary }: AddButtonProps) {
  const { mode, reader } = useFileScope();
  const [opened, { open, close }] = useDisclosure();
  const section = sectionOf(kind, { links: linksTo(parent) });
  if (mode !== 'live' || parent?.remove || !mayDo(reader, 'create', { kind, section })) return null;
  return (
    <>
      <Button
        variant={primary ? 'filled' : 'default'}
        size={primary ? 'sm' : 'xs'}
        leftSection={<IconPlus size={primary ? 16 : 14} stroke={1.75} />}
        onClick={open}
      >
        {label}
      </Button>
      {opened && <AddRecordDialog kind={kind} parent={parent} onClose={close} />}
    </>
  );
}
