import { elements, firstOf } from './elements.js';
import { richText, unescaped } from './xml-text.js';

/** What a formula left when it was last computed. It is never computed here. */
export class Computed {
  constructor(
    readonly value: string | number | boolean | undefined,
    /** It reaches outside of the workbook: another file, or a program. */
    readonly isLinked: boolean,
  ) {}
}
export type Cell = string | number | boolean | Computed;
export type Row = { number: number; cells: (Cell | undefined)[] };

const cellElements = elements('c');
const values = elements('v');
const formulas = elements('f');
const PLACE = /\br="([A-Z]{1,3})\d+"/;
const TYPE = /\bt="(\w+)"/;
/** `[1]Sheet!A1`, `cmd|' /C calc'!A0`. */
const LINK = /\[\d+\]|\||\b(?:WEBSERVICE|DDE|RTD|CALL)\s*\(/i;

/** The cells of one row as written between its tags, by column. Blank ones are undefined. */
export function cellsOf(inner: string, strings: readonly string[]): (Cell | undefined)[] {
  const cells: (Cell | undefined)[] = [];
  let next = 0;
  for (const { tag, inner: content } of cellElements(inner)) {
    const column = columnOf(PLACE.exec(tag)?.[1]) ?? next;
    next = column + 1;
    if (content === '' || column > 16_383) continue;
    const value = cellValue(TYPE.exec(tag)?.[1], content, strings);
    const formula = content.includes('f') ? firstOf(formulas(content)) : undefined;
    if (formula) cells[column] = new Computed(value, LINK.test(unescaped(formula.inner)));
    else if (value !== undefined) cells[column] = value;
  }
  return cells;
}

function columnOf(letters: string | undefined): number | undefined {
  if (!letters) return undefined;
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return column - 1;
}

function cellValue(type: string | undefined, content: string, strings: readonly string[]) {
  if (type === 'inlineStr') return blankAsNone(richText(content));
  const raw = firstOf(values(content))?.inner;
  if (raw === undefined || raw === '') return undefined;
  if (type === 's') return blankAsNone(strings[Number(raw)] ?? '');
  if (type === 'b') return raw === '1';
  if (type === undefined || type === 'n') return Number.isFinite(Number(raw)) ? Number(raw) : unescaped(raw);
  return blankAsNone(unescaped(raw));
}

function blankAsNone(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : trimmed;
}
