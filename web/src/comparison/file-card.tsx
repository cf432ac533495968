import type { Json } from '@dossier/proto/records/model/json';
import { FileLine } from '@/documents/file-line';
import { asFile } from '@/documents/stored-file';
import { text } from '@/record/texts';
import classes from './comparison.module.css';
import { Thumbnail } from './thumbnail';

/** A file of one side: a thumbnail where it is a picture, and its name, which opens it. */
export function FileCard({ value }: { value: Json | undefined }) {
  const file = asFile(value);
  if (!file) return <span className={classes.empty}>{text.comparison.noFile}</span>;
  return (
    <div className={classes.card}>
      <Thumbnail file={file} />
      <FileLine file={file} />
    </div>
  );
}
