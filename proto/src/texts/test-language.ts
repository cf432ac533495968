const PLAIN = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçéĝĥíĵķĺñöŕšţúŵýžÁÇÉĜĤÍĴĶĹÑÖŔŠŢÚŴÝŽ';

const accentedLetter = (letter: string): string => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter;

/** `[Šávéð {{0}}]`: a template in the test language, still readable, but nothing that was written into the code looks like it. */
export const accented = (template: string): string =>
  `[${template.replace(/\{\{\w+\}\}|[a-z]/gi, (piece) => (piece.length > 1 ? piece : accentedLetter(piece)))}]`;
