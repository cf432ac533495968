import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Where the build keeps what pdf.js reads beside its code: fonts, character maps, colour profiles (see vite.config.ts). */
const assetsOf = (version: string): string => `${import.meta.env.BASE_URL}assets/pdfjs-${version}/`;
/** Of one picture inside a document, in pixels. */
const LARGEST_PICTURE = 64e6;
/** A document whose first page is not there by then is given up: it may be made to keep the browser busy for ever. */
const FIRST_PAGE_MS = 20_000;

export type Shown = { page: number; pages: number; scale: number; found?: { current: number; total: number } };
export type Trouble = 'password' | 'slow' | 'damaged';

export type OpenPdf = {
  goTo: (page: number) => void;
  larger: () => void;
  smaller: () => void;
  fit: () => void;
  /** Looks for a text in all pages and shows the next place, or the one before; '' ends the search. */
  find: (query: string, direction?: 'next' | 'previous') => void;
  close: () => void;
};

/** The library with its own viewer. The order matters: the second reads what the first left in the global scope. */
async function loadEngine() {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  Object.assign(globalThis, { pdfjsLib: pdfjs });
  return { pdfjs, viewers: await import('pdfjs-dist/web/pdf_viewer.mjs') };
}
type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** No scripts, no forms of XFA, no fonts or code from elsewhere. */
const openDocument = ({ pdfjs }: Engine, bytes: ArrayBuffer) => {
  const assets = assetsOf(pdfjs.version);
  return pdfjs.getDocument({
    // The worker takes the bytes away; others may still need theirs.
    data: new Uint8Array(bytes.slice(0)),
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    iccUrl: `${assets}iccs/`,
    wasmUrl: `${assets}wasm/`,
    useWasm: false,
    enableXfa: false,
    maxImageSize: LARGEST_PICTURE,
    // A document that breaks the format is nothing to tell the console.
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
};

function newViewer({ pdfjs, viewers }: Engine, container: HTMLDivElement) {
  const eventBus = new viewers.EventBus();
  const linkService = new viewers.PDFLinkService({
    eventBus,
    externalLinkTarget: viewers.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const findController = new viewers.PDFFindController({ eventBus, linkService });
  const viewer = new viewers.PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: pdfjs.AnnotationMode.ENABLE,
    annotationEditorMode: pdfjs.AnnotationEditorType.DISABLE,
  });
  linkService.setViewer(viewer);
  return { eventBus, linkService, viewer };
}

const troubleOf = (error: unknown): Trouble =>
  error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged';

/**
 * Draws a PDF into a container, whose one child takes the pages. `tell` hears where the reader is, `fail` why nothing is shown.
 */
export async function openPdf(
  container: HTMLDivElement,
  bytes: ArrayBuffer,
  tell: (shown: Partial<Shown>) => void,
  fail: (trouble: Trouble) => void,
): Promise<OpenPdf> {
  const engine = await loadEngine();
  const { eventBus, linkService, viewer } = newViewer(engine, container);
  const task = openDocument(engine, bytes);
  const tooSlow = setTimeout(() => {
    void task.destroy();
    fail('slow');
  }, FIRST_PAGE_MS);
  const search = { query: '' };

  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width';
    tell({ pages: viewer.pagesCount });
  });
  eventBus.on('pagerendered', () => clearTimeout(tooSlow));
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => tell({ page: pageNumber }));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => tell({ scale }));
  const count = ({ matchesCount }: { matchesCount: Shown['found'] }) =>
    tell({ found: search.query ? matchesCount : undefined });
  eventBus.on('updatefindmatchescount', count);
  eventBus.on('updatefindcontrolstate', count);

  task.promise.then(
    (document) => {
      viewer.setDocument(document);
      linkService.setDocument(document);
    },
    (error: unknown) => {
      clearTimeout(tooSlow);
      if (!task.destroyed) fail(troubleOf(error));
    },
  );

  return {
    goTo: (page) => {
      viewer.currentPageNumber = page;
    },
    larger: () => viewer.increaseScale(),
    smaller: () => viewer.decreaseScale(),
    fit: () => {
      viewer.currentScaleValue = 'page-width';
    },
    find: (query, direction) => {
      const again = direction !== undefined && query === search.query;
      search.query = query;
      if (!query) tell({ found: undefined });
      eventBus.dispatch('find', {
        source: container,
        type: again ? 'again' : '',
        query,
        caseSensitive: false,
        entireWord: false,
        highlightAll: true,
        findPrevious: direction === 'previous',
        matchDiacritics: false,
      });
    },
    close: () => {
      clearTimeout(tooSlow);
      viewer.cleanup();
      void task.destroy();
    },
  };
}
