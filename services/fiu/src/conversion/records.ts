import type { Cell, Row } from '../workbook/cells.js';
import { FileRefused } from '../workbook/refusal.js';
import { COLUMNS, type PartySheet, type SheetName } from './columns.js';

/** One row of a sheet, its filled cells by the name of their column. */
export type SheetRecord = { sheet: SheetName; row: number; values: ReadonlyMap<string, Cell> };

export type Header = {
  /** The name of each column of the file, undefined where nobody knows it. */
  names: (string | undefined)[];
  unknown: string[];
};

/** Says what went wrong in rows that are uploaded again; nobody reads it. */
export const ERROR_COLUMN = 'error';

export const plainName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s*-]+/g, '_')
    .replace(/^_|_$/g, '');
/** What the second row of the sample says of a column. */
export const labelOf = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replace('fx', 'foreign currency')
    .replace('transactionnumber', 'transaction number');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The kinds of records whose columns a sheet may have. A flat sheet may have those of parties, too, with the side before the name. */
export function knownNames(sheet: SheetName): Set<string> {
  const own = COLUMNS[sheet].map(({ name }) => name);
  if (sheet !== 'transactions') return new Set(own);
  const inline = (['persons', 'accounts', 'entities'] as const).flatMap((party) =>
    COLUMNS[party].map(({ name }) => name),
  );
  return new Set([...own, ...inline.flatMap((name) => [`from_${name}`, `to_${name}`])]);
}

/** Reads the first row. Order and case are free. */
export function readHeader(row: Row, sheet: SheetName): Header {
  const known = knownNames(sheet);
  const unknown: string[] = [];
  const names = row.cells.map((cell) => {
    const name = typeof cell === 'string' ? plainName(cell) : '';
    if (known.has(name)) return name;
    if (name && name !== ERROR_COLUMN) unknown.push(name.slice(0, 40));
    return undefined;
  });
  if (names.every((name) => name === undefined)) throw new FileRefused('no_header', [sheet]);
  return { names, unknown };
}

/** Row 2 of our sample explains the columns. */
export function isExplanation(row: Row, { names }: Header): boolean {
  const texts = row.cells.filter((cell) => cell !== undefined).length;
  const labels = row.cells.filter(
    (cell, at) => typeof cell === 'string' && names[at] && cell.startsWith(labelOf(names[at])),
  );
  return row.number === 2 && labels.length > texts / 2;
}

export function toRecord({ number, cells }: Row, { names }: Header, sheet: SheetName): SheetRecord | undefined {
  const values = new Map<string, Cell>();
  for (let at = 0; at < cells.length; at += 1) {
    const name = names[at];
    const cell = cells[at];
    if (name !== undefined && cell !== undefined && !values.has(name)) values.set(name, cell);
  }
  return values.size === 0 ? undefined : { sheet, row: number, values };
}

/** The cells of a flat row that tell of the party of one side. */
export function inlineParty(
  { values, row }: SheetRecord,
  side: 'from' | 'to',
  sheet: PartySheet,
): SheetRecord | undefined {
  const own = new Map<string, Cell>();
  const taken = new Set(COLUMNS.transactions.map(({ name }) => name));
  for (const { name } of COLUMNS[sheet]) {
    const cell = values.get(`${side}_${name}`);
    if (cell !== undefined && !taken.has(`${side}_${name}`)) own.set(name, cell);
  }
  return own.size === 0 ? undefined : { sheet, row, values: own };
}
