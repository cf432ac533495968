import { type Content, inLine, isPrintable } from './print.js';

export const heading = (text: string): Content => ({ text, style: 'heading', headlineLevel: 1 });
export const quiet = (text: string): Content => ({ text, style: 'quiet' });

/** Label and value in two columns; rows without a value are left out. */
export function facts(rows: readonly (readonly [label: string, value: string | undefined])[]): Content {
  const body = rows
    .filter(([, value]) => value)
    .map(([label, value]) => [{ text: label, style: 'label' }, { text: inLine(value ?? '') }]);
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
  const body = [...(head.length > 0 ? [titles] : []), ...rows.map((row) => [...row])];
  const headerRows = head.length > 0 ? 1 : 0;
  return { table: { headerRows, dontBreakRows: true, widths, body }, layout: LAYOUT, margin: [0, 2, 0, 2] };
}

/** The head of a column of numbers. */
export const numberHead = (text: string): Content => ({ text, style: 'label', alignment: 'right' });

/** A list of sentences, or the sentence for none. */
export const sentences = (texts: readonly string[], none: string): Content =>
  texts.length === 0 ? quiet(none) : { ul: texts.map((text) => inLine(text)) };

/** Those names that the font can print, and how many it cannot. */
export function printable(names: readonly string[]): { shown: string[]; left: number } {
  const shown = names.filter(isPrintable);
  return { shown: shown.map(inLine), left: names.length - shown.length };
}

/** A cell with a word in any script; an empty one keeps its place. */
export const inLineCell = (text: string): Content => ({ text: isPrintable(text) ? inLine(text) || '–' : '…' });
