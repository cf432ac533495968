import { ConfirmDialog } from '@/components/confirm-dialog';
import type { FileRecord } from '@/file/record';
import { text } from '@/record/texts';
import { waitsOfOthers } from './stored-file';

type ReplaceWaitingProps = {
  document: FileRecord;
  /** The new file; the question is asked while there is one. */
  file: File | undefined;
  onReplace: (file: File) => void;
  onClose: () => void;
};

/** Asks before a file takes the place of one that somebody else attached and nobody approved yet. */
export function ReplaceWaiting({ document, file, onReplace, onClose }: ReplaceWaitingProps) {
  const by = waitsOfOthers(document)?.by ?? text.save.somebody;
  const replace = () => {
    if (file) onReplace(file);
    onClose();
  };
  return (
    <ConfirmDialog
      name="replace-waiting-file"
      opened={file !== undefined}
      title={text.documents.replaceWaiting}
      verb={text.documents.replace}
      destructive={false}
      onClose={onClose}
      onConfirm={replace}
    >
      {text.documents.replacesWaiting(by, file?.name ?? '')}
    </ConfirmDialog>
  );
}
