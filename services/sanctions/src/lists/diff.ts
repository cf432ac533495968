import { createHash } from 'node:crypto';
import type { ListEntry } from './entry.js';

/** What changed between two versions of one list, by entry id. */
export type ListDiff = { added: string[]; removed: string[]; changed: string[]; unchanged: number };

/** Hash of what matters in an entry; the same whatever order its parts come in. */
export function entryHash(entry: ListEntry): string {
  const sorted = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value)).sort();
  const { type, names, datesOfBirth, nationalities, addresses, identifiers, programmes, remarks, gender, current } =
    entry;
  const parts = [names, datesOfBirth, nationalities, addresses, identifiers, programmes, remarks].map(sorted);
  return createHash('sha256')
    .update(JSON.stringify([type, gender, current, ...parts]))
    .digest('base64url')
    .slice(0, 22);
}

export function hashEntries(entries: Iterable<ListEntry>): Map<string, string> {
  const hashes = new Map<string, string>();
  for (const entry of entries) hashes.set(entry.id, entryHash(entry));
  return hashes;
}

export function diffLists(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ListDiff {
  const added = [...after.keys()].filter((id) => !before.has(id));
  const removed = [...before.keys()].filter((id) => !after.has(id));
  const changed = [...after].filter(([id, hash]) => before.has(id) && before.get(id) !== hash).map(([id]) => id);
  return { added, removed, changed, unchanged: after.size - added.length - changed.length };
}

/** Entries that have left their list stay, marked as no longer current; the evidence of old answers needs them. */
export function carryRemoved(before: readonly ListEntry[], after: readonly ListEntry[]): ListEntry[] {
  const present = new Set(after.map((entry) => entry.id));
  const gone = before.filter((entry) => !present.has(entry.id)).map((entry) => ({ ...entry, current: false }));
  return [...after, ...gone];
}
