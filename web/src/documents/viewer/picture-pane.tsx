import type { StoredFile } from '@dossier/proto/records/model/field';
import { useEffect, useState } from 'react';
import { useShortcuts } from '@/lib/shortcuts';
import { FileTools } from './file-tools';
import classes from './viewer.module.css';
import { ZoomTools } from './zoom-tools';

const STEP = 1.25;
const [LEAST, MOST] = [0.25, 8];
const MEDIA = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const;

const typeOf = ({ filename }: StoredFile): string =>
  MEDIA[filename.slice(filename.lastIndexOf('.') + 1).toLowerCase() as keyof typeof MEDIA] ?? 'image/png';

type PicturePaneProps = { file: StoredFile; bytes: ArrayBuffer; hasKeys: boolean };

/** A picture, as wide as its place or larger. */
export function PicturePane({ file, bytes, hasKeys }: PicturePaneProps) {
  const [address, setAddress] = useState<string>();
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: typeOf(file) }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [bytes, file]);
  const zoom = (by: number) => setScale((before) => Math.min(MOST, Math.max(LEAST, before * by)));
  useShortcuts(
    hasKeys
      ? [
          ['[plus]', () => zoom(STEP)],
          ['=', () => zoom(STEP)],
          ['-', () => zoom(1 / STEP)],
          ['0', () => setScale(1)],
        ]
      : [],
    { dialog: 'file-viewer' },
  );
  return (
    <>
      <div className={classes.tools}>
        <ZoomTools
          scale={scale}
          onLarger={() => zoom(STEP)}
          onSmaller={() => zoom(1 / STEP)}
          onFit={() => setScale(1)}
        />
        <FileTools file={file} />
      </div>
      <div className={classes.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a large picture is scrolled by keyboard */}
        <div className={classes.scroller} tabIndex={0} data-autofocus role="document">
          {address && (
            <img src={address} alt={file.filename} className={classes.picture} style={{ width: `${scale * 100}%` }} />
          )}
        </div>
      </div>
    </>
  );
}
