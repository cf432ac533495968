import { type CsvOptions, columnIndex, readCsv } from './read-csv.js';
import { details, listRefusal } from './refusal.js';

/** The value of a column in the row at hand; empty where there is none. */
export type Get = (column: string) => string;

/** How a file of rows below a header is read. */
export type CsvRows = {
  csv?: CsvOptions;
  needed: readonly string[];
  /** Lines before the header. */
  isPreface?: (row: string[]) => boolean;
};

/**
 * The rows below the header. Throws a ListRefusal for a file without one or of other columns, and for a row that ends
 * before its last column: publishers write all of them, so the file broke off there.
 */
export async function* csvRows(texts: AsyncIterable<string>, { csv, needed, isPreface }: CsvRows): AsyncGenerator<Get> {
  let cell: ReturnType<typeof columnIndex> | undefined;
  let width = 0;
  for await (const batch of readCsv(texts, csv)) {
    for (const row of batch) {
      if (cell) {
        const read = cell;
        if (row.length < width) throw listRefusal('truncated', details.rowCut);
        yield (column) => read(row, column);
      } else if (!isPreface?.(row)) {
        cell = columnIndex(row, needed);
        width = row.length;
      }
    }
  }
  if (!cell) throw listRefusal('empty', details.noHeader);
}
