import type { Content } from '@dossier/kit/print';
import { inLine, inPrint } from './letters.js';

export const heading = (text: string): Content => ({ text, style: 'heading', headlineLevel: 1 });

/** Whatever was asked or listed, in letters and in an order that print shows. */
export const words = (text: string, look: object = {}): Content => ({ text: inLine(inPrint(text)), ...look });
export const quiet = (text: string): Content => words(text, { style: 'quiet' });

/** Label and value in two columns; rows without a value are left out. */
export function facts(rows: readonly (readonly [label: string, value: string | undefined])[]): Content {
  const body = rows
    .filter(([, value]) => value)
    .map(([label, value]) => [{ text: label, style: 'label' }, words(value ?? '')]);
  if (body.length === 0) return [];
  return { table: { widths: [130, '*'], body }, layout: 'noBorders', margin: [0, 2, 0, 2] };
}

const RULE = '#dcdce2';
const LAYOUT = {
  hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => RULE,
  paddingLeft: (column: number) => (column === 0 ? 0 : 6),
};

/** A table with a thin line under each row; without a head if that is empty. */
export function table(
  widths: (number | '*' | 'auto')[],
  head: readonly Content[],
  rows: readonly (readonly Content[])[],
): Content {
  const titles = head.map((title) => (typeof title === 'string' ? { text: title, style: 'label' } : title));
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? words(cell) : cell)));
  const body = [...(head.length > 0 ? [titles] : []), ...cells];
  const headerRows = head.length > 0 ? 1 : 0;
  return { table: { headerRows, dontBreakRows: true, widths, body }, layout: LAYOUT, margin: [0, 2, 0, 2] };
}

/** The head of a column of numbers. */
export const numberHead = (text: string): Content => ({ text, style: 'label', alignment: 'right' });

/** A list of sentences, or the sentence for none. */
export const sentences = (texts: readonly string[], none: string): Content =>
  texts.length === 0 ? quiet(none) : { ul: texts.map((text) => words(text)) };

/** A cell with a word; an empty one keeps its place. */
export const wordCell = (text: string): Content => words(text || '–');
