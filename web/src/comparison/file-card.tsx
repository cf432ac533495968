import type { StoredFile } from '@dossier/proto/records/model/field';
import type { Json } from '@dossier/proto/records/model/json';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '@/documents/file-access';
import { FileLine } from '@/documents/file-line';
import { asFile, isImage } from '@/documents/stored-file';
import { text } from '@/record/texts';
import classes from './comparison.module.css';

function Thumbnail({ file }: { file: StoredFile }) {
  const image = isImage(file);
  // The address carries a token that lives a minute; the picture is read at once and stays.
  const { data } = useQuery({
    queryKey: ['file-address', file.serverName],
    queryFn: () => addressOf(file),
    enabled: image,
    staleTime: 50_000,
  });
  return (
    <div className={classes.thumbnail}>
      {image && data ? <img src={data} alt="" /> : <IconFileTypePdf size={36} stroke={1.25} aria-hidden />}
    </div>
  );
}

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
