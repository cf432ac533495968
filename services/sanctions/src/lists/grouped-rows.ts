import type { ListEntry } from './entry.js';
import { type CsvOptions, columnIndex, readCsv } from './read-csv.js';
import { listRefusal } from './refusal.js';

/** The value of a column in the row at hand; empty where there is none. */
export type Get = (column: string) => string;

/** How a list that spreads a subject over several rows is read. */
export type GroupedRows = {
  csv?: CsvOptions;
  needed: readonly string[];
  /** Lines before the header. */
  isPreface?: (row: string[]) => boolean;
  /** Rows with the same value in this column are one subject. */
  idColumn: string;
  newEntry: (get: Get) => ListEntry;
  /** Adds what the row at hand says. */
  add: (entry: ListEntry, get: Get) => void;
};

/** One entry per subject, in the order of their first rows. Throws a ListRefusal for a file that breaks off or lacks columns. */
export async function* groupedEntries(
  texts: AsyncIterable<string>,
  { csv, needed, isPreface, idColumn, newEntry, add }: GroupedRows,
): AsyncGenerator<ListEntry> {
  const entries = new Map<string, ListEntry>();
  let cell: ReturnType<typeof columnIndex> | undefined;
  let width = 0;
  for await (const batch of readCsv(texts, csv)) {
    for (const row of batch) {
      if (!cell) {
        if (isPreface?.(row)) continue;
        cell = columnIndex(row, needed);
        width = row.length;
        continue;
      }
      const read = cell;
      const get: Get = (column) => read(row, column);
      const id = get(idColumn);
      if (!id || row.length < width / 2) throw listRefusal('truncated', 'a row is cut off');
      const entry = entries.get(id) ?? newEntry(get);
      entries.set(id, entry);
      add(entry, get);
    }
  }
  if (!cell) throw listRefusal('empty', 'no header row');
  yield* entries.values();
}
