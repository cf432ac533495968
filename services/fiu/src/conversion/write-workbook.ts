import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { COLUMNS, SHEETS, type SheetName } from './columns.js';
import type { BoundColumn, Profile } from './profile.js';
import { labelOf } from './records.js';

export type Value = string | number | boolean | undefined;
export type SheetRows = Readonly<Record<SheetName, readonly ReadonlyMap<string, Value>[]>>;

const TITLES: Readonly<Record<SheetName, string>> = {
  transactions: 'Transactions',
  persons: 'Persons',
  accounts: 'Accounts',
  entities: 'Entities',
};
const CODES = 'Codes';
/** Rows below the last one that have drop-downs, too. */
const ROOM = 1_000;
const EPOCH = new Date(0);
const YES_NO = '"Y,N"';

/**
 * A workbook as we read it: a sheet for each kind of row, drop-downs of the profile's codes, text where a spreadsheet would drop
 * zeros. `extra` columns stand at the end of Transactions.
 */
export async function writeWorkbook(
  profile: Profile,
  rows: SheetRows,
  extra: readonly string[] = [],
): Promise<Uint8Array> {
  const book = new Workbook();
  // The same content makes the same bytes.
  book.created = EPOCH;
  book.modified = EPOCH;
  const sheets = SHEETS.map((name) => ({
    name,
    sheet: book.addWorksheet(TITLES[name], { views: [{ state: 'frozen', ySplit: 2 }] }),
  }));
  const ranges = writeCodes(book.addWorksheet(CODES), profile);
  for (const { name, sheet } of sheets) {
    const names = [...COLUMNS[name].map((column) => column.name), ...(name === 'transactions' ? extra : [])];
    sheet.addRow(names).font = { bold: true };
    sheet.addRow(names.map((column) => labelOf(column) + mandatory(profile, name, column))).font = { italic: true };
    for (const row of rows[name]) sheet.addRow(names.map((column) => row.get(column)));
    formatColumns(sheet, profile, name, ranges, rows[name].length + ROOM);
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}

/** Each list of codes in a column of its own; answers where it stands. */
function writeCodes(sheet: Worksheet, profile: Profile): Map<string, string> {
  const lists = new Map<string, string[]>();
  for (const columns of Object.values(profile.columns))
    for (const { type } of columns.values())
      if (type?.codes && !lists.has(type.name)) lists.set(type.name, shownCodes(type.name, type.codes, profile));
  const ranges = new Map<string, string>();
  let at = 0;
  for (const [name, codes] of lists) {
    at += 1;
    const column = sheet.getColumn(at);
    column.values = [name, ...codes];
    column.width = 28;
    ranges.set(name, `${CODES}!$${column.letter}$2:$${column.letter}$${codes.length + 1}`);
  }
  sheet.getRow(1).font = { bold: true };
  return ranges;
}

const shownCodes = (list: string, codes: ReadonlySet<string>, { data }: Profile): string[] =>
  [...codes].map((code) => {
    const label = data.labels[list]?.[code];
    return label ? `${code} – ${label}` : code;
  });

function formatColumns(
  sheet: Worksheet,
  profile: Profile,
  name: SheetName,
  ranges: Map<string, string>,
  last: number,
): void {
  COLUMNS[name].forEach(({ name: column }, at) => {
    const bound = profile.columns[name].get(column);
    const target = sheet.getColumn(at + 1);
    target.width = Math.max(14, labelOf(column).length + 4);
    if (bound?.isId || bound?.type?.base === 'date') target.numFmt = '@';
    const list = listOf(bound, column, ranges);
    if (!list) return;
    sheet.dataValidations.add(`${target.letter}3:${target.letter}${last}`, {
      type: 'list',
      allowBlank: true,
      formulae: [list],
    });
  });
}

function listOf(column: BoundColumn | undefined, name: string, ranges: Map<string, string>): string | undefined {
  if (name.endsWith('_my_client') || column?.type?.base === 'flag') return YES_NO;
  if (name.endsWith('_party_type')) return '"person,account,entity"';
  return column?.many ? undefined : ranges.get(column?.type?.name ?? '');
}

const ALWAYS: Readonly<Record<SheetName, readonly string[]>> = {
  transactions: ['report_code', 'from_my_client', 'to_my_client'],
  persons: ['person_ref'],
  accounts: ['account_ref'],
  entities: ['entity_ref'],
};

/** For whom a column must be filled in, told from the schema. */
function mandatory(profile: Profile, sheet: SheetName, name: string): string {
  if (ALWAYS[sheet].includes(name)) return ' (mandatory)';
  const path = profile.columns[sheet].get(name)?.path;
  if (path?.length !== 1) return '';
  const { always, clients } = profile.mandatory[sheet];
  if (always.has(path[0] as string)) return ' (mandatory)';
  return clients.has(path[0] as string) ? ' (mandatory for clients)' : '';
}
