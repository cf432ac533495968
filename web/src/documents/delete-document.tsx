import { documentEntry } from '@dossier/proto/documents/catalogue';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { type FileRecord, titleOf } from '@/file/record';
import { text as common } from '@/lib/texts/common';
import { kyc, text } from '@/record/texts';
import { filesOf } from './stored-file';
import { useDelete, useDeleteSection } from './use-delete';

type DeleteDocumentProps = { document: FileRecord; opened: boolean; onClose: () => void };

/** Asks for a document to be removed; of a type that exists once per bank that is a section. */
export function DeleteDocument({ document, opened, onClose }: DeleteDocumentProps) {
  const removal = useDelete(onClose);
  const sectionRemoval = useDeleteSection(onClose);
  const { current, proposed } = filesOf(document);
  const filename = (proposed ?? current)?.filename;
  const isSection = documentEntry(document.documentType)?.multiple === true;
  const confirm = () =>
    isSection
      ? sectionRemoval.mutate(document.id)
      : removal.mutate({ id: document.id, type: 'kyc_file', ...(filename ? { filename } : {}) });
  return (
    <ConfirmDialog
      name="delete-document"
      opened={opened}
      title={isSection ? kyc.actions.deleteSection : text.section.delete(titleOf(document))}
      verb={common.actions.delete}
      busy={removal.isPending || sectionRemoval.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      {isSection ? kyc.confirmations.section : kyc.confirmations.document}
    </ConfirmDialog>
  );
}
