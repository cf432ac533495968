import { Anchor, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { UploadProgress } from '@/components/file-drop/upload-progress';
import { TooltipIcon } from '@/components/tooltip-icon';
import { fieldMark } from '@/file/marks';
import type { FileRecord } from '@/file/record';
import { WaitingMark } from '@/record/form/waiting-mark';
import { text } from '@/record/texts';
import classes from './documents.module.css';
import { FileLine } from './file-line';
import { filesOf } from './stored-file';

type DocumentFilesProps = {
  document: FileRecord | undefined;
  title: string;
  sending?: { share: number; fileName: string };
  onStop: () => void;
  /** Opens the file picker; absent where nothing may be attached. */
  onChoose?: () => void;
};

/** The file of a document, the one that waits under it, the upload under way, or the invitation to attach one. */
export function DocumentFiles({ document, title, sending, onStop, onChoose }: DocumentFilesProps) {
  const { current, proposed } = filesOf(document);
  if (sending) {
    return (
      <div className={classes.bytes}>
        <Text size="xs" truncate>
          {sending.fileName}
        </Text>
        <UploadProgress share={sending.share} />
        <TooltipIcon icon={IconX} label={text.documents.cancelUpload} onClick={onStop} />
      </div>
    );
  }
  if (current || proposed) {
    return (
      <>
        {current && <FileLine file={current} />}
        {proposed && document && (
          <>
            <FileLine file={proposed} proposed />
            <WaitingMark mark={fieldMark(document, 'file')} />
          </>
        )}
      </>
    );
  }
  if (!onChoose) return <span className={classes.empty}>{text.documents.noFile}</span>;
  return (
    <span className={classes.empty}>
      {text.documents.drop}{' '}
      <Anchor component="button" type="button" onClick={onChoose} aria-label={text.documents.attach(title)}>
        {text.documents.choose}
      </Anchor>
    </span>
  );
}
