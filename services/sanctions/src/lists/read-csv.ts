import { details, listRefusal } from './refusal.js';

/** `of the header`: a comma, or a semicolon where the first line has more of those, as spreadsheets of many countries write it. */
export type CsvOptions = { delimiter?: ',' | ';' | 'of the header' };

const QUOTE = 34;
const RETURN = 13;
const LINE_FEED = 10;
const LONGEST_FIELD = 1_000_000;
const MOST_COLUMNS = 2_000;

type Position = { row: string[]; at: number };

/** End of a quoted field that starts at `from` (after the quote), or -1 when it is not in the text yet. */
function closingQuote(text: string, from: number, isLast: boolean): number {
  let at = text.indexOf('"', from);
  while (at >= 0) {
    if (at + 1 >= text.length) return isLast ? at : -1;
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
    at = text.indexOf('"', at + 2);
  }
  if (text.length - from > LONGEST_FIELD) throw listRefusal('malformed', details.endlessField);
  if (isLast) throw listRefusal('truncated', details.endsInField);
  return -1;
}

function fieldEnd(text: string, from: number, delimiter: number): number {
  for (let at = from; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === delimiter || char === LINE_FEED || char === RETURN) return at;
  }
  return -1;
}

/** One row from `start`, or undefined when the text ends first. */
function readRow(text: string, start: number, delimiter: number, isLast: boolean): Position | undefined {
  const row: string[] = [];
  let at = start;
  for (;;) {
    let value: string;
    if (text.charCodeAt(at) === QUOTE) {
      const end = closingQuote(text, at + 1, isLast);
      if (end < 0) return undefined;
      value = text.slice(at + 1, end);
      if (value.includes('"')) value = value.replaceAll('""', '"');
      at = fieldEnd(text, end + 1, delimiter);
    } else {
      const end = fieldEnd(text, at, delimiter);
      value = text.slice(at, end < 0 ? undefined : end);
      at = end;
    }
    if (at < 0 && !isLast) return undefined;
    if (row.length > MOST_COLUMNS) throw listRefusal('malformed', details.tooManyColumns);
    row.push(value);
    if (at < 0) return { row, at: text.length };
    const stop = text.charCodeAt(at);
    if (stop === delimiter) at += 1;
    else if (stop === RETURN && at + 1 >= text.length && !isLast) return undefined;
    else return { row, at: at + (stop === RETURN && text.charCodeAt(at + 1) === LINE_FEED ? 2 : 1) };
  }
}

const LINE_END = /[\r\n]/;

function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split(LINE_END, 1);
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

/**
 * Rows of a CSV file, in batches (one per piece of text). Own reader because the EU file alone has four million
 * fields: general parsers need seconds for it, which is most of the time allowed for loading every list.
 */
export async function* readCsv(texts: AsyncIterable<string>, options: CsvOptions = {}): AsyncGenerator<string[][]> {
  let delimiter = options.delimiter ?? ',';
  let rest = '';
  const take = (isLast: boolean): string[][] => {
    if (delimiter === 'of the header' && !isLast && !LINE_END.test(rest)) return [];
    if (delimiter === 'of the header') delimiter = delimiterOf(rest);
    const rows: string[][] = [];
    let at = 0;
    while (at < rest.length) {
      const read = readRow(rest, at, delimiter.charCodeAt(0), isLast);
      if (!read) break;
      if (read.row.length > 1 || read.row[0] !== '') rows.push(read.row);
      at = read.at;
    }
    rest = rest.slice(at);
    return rows;
  };
  let isFirst = true;
  for await (const text of texts) {
    rest += isFirst && text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
    isFirst &&= text === '';
    yield take(false);
  }
  yield take(true);
}

/** The values of a field that is itself a row: quotes inside it protect the delimiter once more. */
export function splitCell(text: string, delimiter: string): string[] {
  const values: string[] = [];
  for (let at = 0; at < text.length; ) {
    const read = readRow(text, at, delimiter.charCodeAt(0), true);
    if (!read) break;
    values.push(...read.row);
    at = read.at;
  }
  return values;
}

/** Column names to positions; refuses a file that lacks a column the parser needs. */
export function columnIndex(header: string[], needed: readonly string[]): (row: string[], column: string) => string {
  const places = new Map(header.map((name, at) => [name.trim(), at]));
  const missing = needed.filter((name) => !places.has(name));
  if (missing.length > 0) throw listRefusal('columns', details.missingColumns(missing.slice(0, 5).join(', ')));
  return (row, column) => {
    const at = places.get(column);
    return at === undefined ? '' : (row[at] ?? '').trim();
  };
}
