import type { StoredFile } from '@dossier/proto/records/model/field';
import { activeContent } from '@dossier/proto/texts/documents';
import { Anchor } from '@mantine/core';
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react';
import { TruncatedName } from '@/components/truncated-name';
import { date, exactMoment, fileSize } from '@/lib/format';
import classes from './documents.module.css';
import { isImage } from './stored-file';
import { viewFile } from './viewer/viewer-store';

/** A stored file: its name opens it in the viewer, beside it size and date. */
export function FileLine({ file, proposed }: { file: StoredFile; proposed?: boolean }) {
  const Icon = isImage(file) ? IconPhoto : IconFileTypePdf;
  return (
    <div className={classes.file} data-proposed={proposed || undefined}>
      <Icon size={16} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Anchor component="button" type="button" onClick={() => viewFile(file)} className={classes.name}>
          <TruncatedName>{file.filename}</TruncatedName>
        </Anchor>
        <span className={classes.facts} title={exactMoment(file.uploadDate)}>
          {fileSize(file.filesize)}, {date(file.uploadDate)}
        </span>
        {file.active && file.active.length > 0 && (
          <span className={classes.facts} title={file.active.map((kind) => activeContent.kinds[kind]).join('; ')}>
            {activeContent.badge}
          </span>
        )}
      </div>
    </div>
  );
}
