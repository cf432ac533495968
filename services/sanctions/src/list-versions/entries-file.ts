import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { ListEntry } from '../lists/entry.js';

/** Writes entries as gzipped lines of JSON. */
export async function writeEntries(path: string, entries: Iterable<ListEntry>): Promise<void> {
  await pipeline(Readable.from(lines(entries)), createGzip({ level: 4 }), createWriteStream(path));
}

/** Many lines at once: a chunk per entry would spend more time in the streams than on the entries. */
function* lines(entries: Iterable<ListEntry>): Generator<string> {
  let batch = '';
  for (const entry of entries) {
    batch += `${JSON.stringify(entry)}\n`;
    if (batch.length > 1 << 16) {
      yield batch;
      batch = '';
    }
  }
  if (batch) yield batch;
}

export async function* readEntries(path: string): AsyncGenerator<ListEntry> {
  const text = createInterface({
    input: createReadStream(path).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of text) if (line) yield JSON.parse(line) as ListEntry;
}

export async function allEntries(path: string): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  for await (const entry of readEntries(path)) entries.push(entry);
  return entries;
}
