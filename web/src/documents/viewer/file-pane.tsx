import type { StoredFile } from '@dossier/proto/records/model/field';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state';
import { LoadFailed } from '@/components/load-failed';
import { WaitingScreen } from '@/components/waiting-screen';
import { text } from '@/record/texts';
import { isImage } from '../stored-file';
import { fileBytesQuery } from './file-bytes';
import { FileTools } from './file-tools';
import { PdfPane } from './pdf-pane';
import { PicturePane } from './picture-pane';
import classes from './viewer.module.css';

export type PaneProps = {
  file: StoredFile;
  caption?: string;
  /** Answers the keys of the viewer; of two files the first one. */
  hasKeys: boolean;
};

/** One file with its own tools. */
export function FilePane({ file, caption, hasKeys }: PaneProps) {
  // What would act by itself is saved, never shown.
  const isActive = (file.active?.length ?? 0) > 0;
  const { data, error, refetch } = useQuery({ ...fileBytesQuery(file), enabled: !isActive });
  const Pane = isImage(file) ? PicturePane : PdfPane;
  return (
    <section className={classes.pane} aria-label={caption ? `${caption}: ${file.filename}` : file.filename}>
      {caption && (
        <div className={classes.caption}>
          <strong>{caption}</strong> <bdi>{file.filename}</bdi>
        </div>
      )}
      {isActive ? (
        <>
          <div className={classes.tools}>
            <FileTools file={file} />
          </div>
          <EmptyState title={text.viewer.active} hint={text.viewer.download} />
        </>
      ) : error ? (
        <LoadFailed error={error} title={text.viewer.failed} retry={() => void refetch()} />
      ) : data ? (
        <Pane file={file} bytes={data} hasKeys={hasKeys} />
      ) : (
        <WaitingScreen />
      )}
    </section>
  );
}
