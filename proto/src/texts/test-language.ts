const PLAIN = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçéĝĥíĵķĺñöŕšţúŵýžÁÇÉĜĤÍĴĶĹÑÖŔŠŢÚŴÝŽ';

const accentedLetter = (letter: string): string => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter;

/** `[Šávéð {{0}}]`: still readable, but nothing that was written into the code looks like it. */
const accentedText = (template: string): string =>
  `[${template.replace(/\{\{\w+\}\}|[a-z]/gi, (piece) => (piece.length > 1 ? piece : accentedLetter(piece)))}]`;

type Tree = { readonly [key: string]: string | readonly string[] | Tree };

/** Templates in the test language. */
export const accented = <T extends Tree | readonly string[] | string>(templates: T): T => {
  if (typeof templates === 'string') return accentedText(templates) as T;
  if (Array.isArray(templates)) return templates.map(accentedText) as unknown as T;
  return Object.fromEntries(Object.entries(templates).map(([key, each]) => [key, accented(each)])) as T;
};
