import { GlobalWorkerOptions, getDocument, VerbosityLevel, version } from 'pdfjs-dist';
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = worker;

const WIDTH = 320;
/** A page of a plan may be a metre wide; a thumbnail of it is not. */
const MOST_HEIGHT = 480;
const PATIENCE_MS = 15_000;

/**
 * The first page of a PDF as the address of a picture. It is read in a worker, and nothing in it is run.
 * @throws when it cannot be read, has a password or takes too long
 */
export async function firstPage(url: string): Promise<string> {
  const task = getDocument({
    url,
    standardFontDataUrl: `/assets/pdfjs-${version}/standard_fonts/`,
    // Fonts are drawn as outlines: none is added to this page.
    disableFontFace: true,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: true,
    maxImageSize: 64_000_000,
    disableAutoFetch: true,
    // A file's faults are not the page's.
    verbosity: VerbosityLevel.ERRORS,
  });
  const patience = window.setTimeout(() => void task.destroy(), PATIENCE_MS);
  try {
    const page = await (await task.promise).getPage(1);
    const whole = page.getViewport({ scale: 1 });
    const scale = Math.min(WIDTH / whole.width, MOST_HEIGHT / whole.height);
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return canvas.toDataURL('image/png');
  } finally {
    window.clearTimeout(patience);
    await task.destroy();
  }
}
