import type { StoredFile } from '@dossier/proto/records/model/field';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '@/documents/file-access';
import { isImage } from '@/documents/stored-file';
import classes from './comparison.module.css';

/** The picture itself, or the first page of a PDF, whose reader is loaded with the first one. */
async function pictureOf(file: StoredFile): Promise<string> {
  const address = await addressOf(file);
  return isImage(file) ? address : (await import('./pdf-page')).firstPage(address);
}

/** What a file looks like; a sign of its kind where that cannot be shown. */
export function Thumbnail({ file }: { file: StoredFile }) {
  // The address carries a token that lives a minute; the picture is read at once and stays.
  const { data } = useQuery({
    queryKey: ['thumbnail', file.serverName],
    queryFn: () => pictureOf(file),
    staleTime: isImage(file) ? 50_000 : Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <div className={classes.thumbnail}>
      {data ? <img src={data} alt="" /> : <IconFileTypePdf size={36} stroke={1.25} aria-hidden />}
    </div>
  );
}
