import { createReadStream } from 'node:fs';
import { carryRemoved } from '../lists/diff.js';
import type { ListEntry } from '../lists/entry.js';
import type { ListFile } from '../lists/list-file.js';
import { parseList } from '../lists/parse-list.js';
import type { FileRole, ListFormat } from '../lists/sources.js';
import { chooseSentinels, countList, validateList } from '../lists/validate.js';
import { compareEntries } from './compare-entries.js';
import { allEntries, writeEntries } from './entries-file.js';

export type IntakeRequest = {
  source: string;
  format: ListFormat;
  title: string;
  files: { role: FileRole; path: string }[];
  /** Entries of the version in force, if there is one. */
  before?: string;
  /** Entries of the newest version where another one is in force: who came with it is not forgotten. */
  newest?: string;
  /** Where the new version's entries go. */
  path: string;
  maxBytes: number;
  /** Share of the entries, names or addresses that may be gone at once, 0 to 1. */
  maxShrink: number;
  /** A tenant's own list is what its owner says: it may shrink, and what is gone is gone. */
  isOwn?: boolean;
};

export type IntakeResult = {
  entries: number;
  current_entries: number;
  added: number;
  removed: number;
  changed: number;
};

/**
 * Reads list files, holds them against the version in force and writes the entries of a new version; those that have
 * left the list stay, marked as no longer current. Throws a ListRefusal that names the reason.
 */
export async function takeIn(request: IntakeRequest): Promise<IntakeResult> {
  const now = await parsed(request);
  const before = request.before ? await allEntries(request.before) : [];
  const listed = before.filter(({ current }) => current);
  const { maxShrink } = request;
  if (!request.isOwn) validateList(now, countList(listed), { maxShrink, sentinels: chooseSentinels(listed) });
  const { added, removed, changed } = compareEntries(before, now);
  const entries = request.isOwn ? now : carryRemoved(before, carryRemoved(await left(request), now));
  await writeEntries(request.path, entries);
  return {
    entries: entries.length,
    current_entries: now.length,
    added: added.length,
    removed: removed.length,
    changed: changed.length,
  };
}

const left = async ({ newest }: IntakeRequest): Promise<ListEntry[]> => (newest ? allEntries(newest) : []);

async function parsed({ source, format, title, files, maxBytes }: IntakeRequest): Promise<ListEntry[]> {
  const opened = files.map(({ role, path }): ListFile => ({ role, bytes: createReadStream(path) }));
  const entries: ListEntry[] = [];
  for await (const entry of parseList({ source, format, title, files: opened, maxBytes })) entries.push(entry);
  return entries;
}
