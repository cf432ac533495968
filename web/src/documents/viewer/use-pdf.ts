import { type RefObject, useEffect, useRef, useState } from 'react';
import { type OpenPdf, openPdf, type Shown, type Trouble } from './pdf-document';

const START: Shown = { page: 1, pages: 0, scale: 1 };

/** A PDF drawn into a container for as long as the component is there. */
export function usePdf(container: RefObject<HTMLDivElement | null>, bytes: ArrayBuffer) {
  const [shown, setShown] = useState(START);
  const [trouble, setTrouble] = useState<Trouble>();
  const opened = useRef<OpenPdf>(undefined);
  useEffect(() => {
    const host = container.current;
    if (!host) return;
    let left = false;
    const tell = (news: Partial<Shown>) => !left && setShown((before) => ({ ...before, ...news }));
    const fail = (why: Trouble) => !left && setTrouble(why);
    openPdf(host, bytes, tell, fail).then(
      (pdf) => {
        if (left) return pdf.close();
        opened.current = pdf;
      },
      () => fail('damaged'),
    );
    return () => {
      left = true;
      opened.current?.close();
      opened.current = undefined;
    };
  }, [container, bytes]);
  return { shown, trouble, pdf: () => opened.current };
}
