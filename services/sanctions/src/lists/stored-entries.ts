import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ListEntry } from './entry.js';
import { type ListFile } from './list-file.js';
import { details, listRefusal } from './refusal.js';

/** Entries that were taken in before, as gzipped lines of JSON: nothing is parsed or judged again. */
export async function* readStoredEntries(files: readonly ListFile[]): AsyncGenerator<ListEntry> {
  const main = files.find(({ role }) => role === 'main');
  if (!main) throw listRefusal('empty', details.noMainFile);
  const input = Readable.from(main.bytes).pipe(createGunzip());
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line) yield JSON.parse(line) as ListEntry;
}
