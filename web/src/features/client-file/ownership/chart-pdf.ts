import { pictureOf } from './chart-picture';
import type { OwnershipNode } from './ownership-query';

/** Points of a page; a chart smaller than this is not made larger. */
const MARGIN = 36;
/** Twice as many pixels as points keep small words sharp on paper. */
const PIXELS_PER_POINT = 2;

/** The chart on one page of its own size, as a picture: a font that knows every script would be larger than the rest. */
export async function pdfOf(chart: OwnershipNode, title: string): Promise<Blob> {
  const [{ PDFDocument }, picture] = await Promise.all([import('@cantoo/pdf-lib'), pictureOf(chart)]);
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setCreationDate(new Date());
  const image = await document.embedPng(await picture.arrayBuffer());
  const [width, height] = [image.width / PIXELS_PER_POINT, image.height / PIXELS_PER_POINT];
  const page = document.addPage([width + 2 * MARGIN, height + 2 * MARGIN]);
  page.drawImage(image, { x: MARGIN, y: MARGIN, width, height });
  return new Blob([new Uint8Array(await document.save())], { type: 'application/pdf' });
}
