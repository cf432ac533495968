import { type CsvRows, csvRows, type Get } from './csv-rows.js';
import type { ListEntry } from './entry.js';
import { details, listRefusal } from './refusal.js';

/** How a list that spreads a subject over several rows is read. */
export type GroupedRows = CsvRows & {
  /** Rows with the same value in this column are one subject. */
  idColumn: string;
  newEntry: (get: Get) => ListEntry;
  /** Adds what the row at hand says. */
  add: (entry: ListEntry, get: Get) => void;
};

/** One entry per subject, in the order of their first rows. Throws a ListRefusal for a file that breaks off or lacks columns. */
export async function* groupedEntries(
  texts: AsyncIterable<string>,
  { idColumn, newEntry, add, ...rows }: GroupedRows,
): AsyncGenerator<ListEntry> {
  const entries = new Map<string, ListEntry>();
  for await (const get of csvRows(texts, rows)) {
    const id = get(idColumn);
    if (!id) throw listRefusal('malformed', details.aboutNobody);
    const entry = entries.get(id) ?? newEntry(get);
    entries.set(id, entry);
    add(entry, get);
  }
  yield* entries.values();
}
