import { createReadStream } from 'node:fs';
import { carryRemoved } from './diff.js';
import type { ListEntry } from './entry.js';
import type { ListFile } from './list-file.js';
import { parseList } from './parse-list.js';
import type { FileRole, ListFormat } from './sources.js';

export type StoredFile = { role: FileRole; path: string };

/** One version of one list, as files on disk. */
export type ListInput = {
  source: string;
  format: ListFormat;
  /** Hash of the files: names the version in every answer. */
  version: string;
  title?: string;
  files: StoredFile[];
  /** Earlier versions, newest first: what was on them and is no longer on the list is kept as not current. */
  formerFiles?: StoredFile[][];
};

const CHUNK = 1 << 20;

function open(files: StoredFile[]): ListFile[] {
  return files.map(({ role, path }) => ({ role, bytes: createReadStream(path, { highWaterMark: CHUNK }) }));
}

async function parseAll(input: ListInput, files: StoredFile[]): Promise<ListEntry[]> {
  const entries: ListEntry[] = [];
  const request = {
    format: input.format,
    source: input.source,
    files: open(files),
    ...(input.title && { title: input.title }),
  };
  for await (const entry of parseList(request)) entries.push(entry);
  return entries;
}

/** Every entry of a list, with those that have left it. */
export async function loadList(input: ListInput): Promise<ListEntry[]> {
  let entries = await parseAll(input, input.files);
  for (const files of input.formerFiles ?? []) entries = carryRemoved(await parseAll(input, files), entries);
  return entries;
}
