import 'pdfjs-dist/web/pdf_viewer.css';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { useShortcuts } from '@/lib/shortcuts';
import { text } from '@/record/texts';
import { FileTools } from './file-tools';
import { PageTools } from './page-tools';
import { SearchTools } from './search-tools';
import { usePdf } from './use-pdf';
import classes from './viewer.module.css';
import { ZoomTools } from './zoom-tools';

type PdfPaneProps = { file: StoredFile; bytes: ArrayBuffer; hasKeys: boolean };

/** The pages of a PDF one below the other. Keys: + and - zoom, arrows left and right turn the page, / goes to the search. */
export function PdfPane({ file, bytes, hasKeys }: PdfPaneProps) {
  const container = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { shown, trouble, pdf } = usePdf(container, bytes);
  const turn = (by: number) => {
    const page = shown.page + by;
    if (page >= 1 && page <= shown.pages) pdf()?.goTo(page);
  };
  useShortcuts(
    hasKeys
      ? [
          ['[plus]', () => pdf()?.larger()],
          ['=', () => pdf()?.larger()],
          ['-', () => pdf()?.smaller()],
          ['0', () => pdf()?.fit()],
          ['ArrowRight', () => turn(1)],
          ['ArrowLeft', () => turn(-1)],
          ['/', () => field.current?.focus()],
        ]
      : [],
    { dialog: 'file-viewer' },
  );
  return (
    <>
      <div className={classes.tools}>
        <PageTools page={shown.page} pages={shown.pages} onGo={(page) => pdf()?.goTo(page)} />
        <ZoomTools
          scale={shown.scale}
          onLarger={() => pdf()?.larger()}
          onSmaller={() => pdf()?.smaller()}
          onFit={() => pdf()?.fit()}
        />
        <SearchTools field={field} found={shown.found} onFind={(query, direction) => pdf()?.find(query, direction)} />
        <FileTools file={file} />
      </div>
      {trouble && <EmptyState title={text.viewer.troubles[trouble]} hint={text.viewer.download} />}
      <div className={classes.stage} hidden={trouble !== undefined}>
        <div
          ref={container}
          className={classes.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pages are scrolled by keyboard
          tabIndex={0}
          data-autofocus
          role="document"
          data-pages={shown.pages}
        >
          <div className="pdfViewer" />
        </div>
      </div>
    </>
  );
}
