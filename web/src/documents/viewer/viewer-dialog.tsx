import { Dialog } from '@/components/dialog/dialog';
import { text } from '@/record/texts';
import { FilePane } from './file-pane';
import classes from './viewer.module.css';
import type { ViewedFile } from './viewer-store';

type ViewerDialogProps = { files: readonly ViewedFile[]; onClose: () => void };

/** One file over the whole window, or two side by side to be compared. */
export const ViewerDialog = ({ files, onClose }: ViewerDialogProps) => (
  <Dialog
    name="file-viewer"
    onClose={onClose}
    title={files.length > 1 ? text.viewer.compare : (files[0]?.file.filename ?? '')}
    fullScreen
    classNames={{ content: classes.content, body: classes.body, title: classes.title }}
  >
    {files.map(({ file, caption }, at) => (
      <FilePane key={file.serverName} file={file} caption={caption} hasKeys={at === 0} />
    ))}
  </Dialog>
);
