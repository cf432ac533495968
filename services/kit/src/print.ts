import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A part of a document as pdfmake takes it. */
export type Content = string | { [key: string]: unknown } | Content[];

const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake') as typeof import('pdfmake');
const FONTS = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf');
const font = (name: string): string => join(FONTS, `DejaVuSans${name}.ttf`);

pdfmake.setFonts({
  DejaVu: {
    normal: font(''),
    bold: font('-Bold'),
    italics: font('-Oblique'),
    bolditalics: font('-BoldOblique'),
  },
});
// A document is made of what the call holds; it fetches nothing and reads nothing but its fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(FONTS));

const MM = 2.835;
/** From this on the line at the foot of a page stands within the margin; a smaller one lies below it. */
const WIDE_MM = 18;
const INK = '#1b1b1f';
const QUIET = '#676772';

/** `at` is stamped into the file, so that the same evidence gives the same bytes. */
export type Document = {
  title: string;
  author: string;
  at: Date;
  content: Content[];
  footer: string;
  /** White space around the page in millimetres; 18 unless told otherwise. */
  margin?: number;
};

/** An A4 document as bytes, with page numbers. */
export function print({ title, author, at, content, footer, margin = 18 }: Document): Promise<Buffer> {
  const space = margin * MM;
  const isWide = margin >= WIDE_MM;
  return pdfmake
    .createPdf({
      lang: 'en',
      displayTitle: true,
      info: { title, author, creator: 'Dossier', creationDate: at },
      pageSize: 'A4',
      pageMargins: [space, space, space, space + (isWide ? 2 * MM : 14)],
      defaultStyle: { font: 'DejaVu', fontSize: 9, lineHeight: 1.25, color: INK },
      styles: {
        title: { fontSize: 16, bold: true },
        heading: { fontSize: 11, bold: true, margin: [0, 14, 0, 4] },
        name: { fontSize: 13, bold: true },
        quiet: { color: QUIET, fontSize: 8 },
        label: { color: QUIET },
      },
      content,
      footer: (page: number, pages: number) => ({
        columns: [
          { text: footer, style: 'quiet' },
          { text: `${page} / ${pages}`, style: 'quiet', alignment: 'right', width: 60 },
        ],
        margin: [space, isWide ? 8 * MM : 4, space, 0],
      }),
    })
    .getBuffer();
}
