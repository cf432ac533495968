import type { ListEntry } from '../lists/entry.js';

export type Difference = {
  added: ListEntry[];
  removed: ListEntry[];
  changed: { entry: ListEntry; fields: string[] }[];
};

/** What a reader of the list sees as one and the same field. */
const FIELDS = [
  'names',
  'datesOfBirth',
  'placesOfBirth',
  'nationalities',
  'countries',
  'addresses',
  'identifiers',
  'programmes',
  'positions',
  'listedOn',
  'gender',
  'remarks',
  'topics',
  'measures',
  'type',
] as const;

/** Which entries of today's list are new, gone or different. Those that had left before do not count. */
export function compareEntries(before: Iterable<ListEntry>, now: Iterable<ListEntry>): Difference {
  const old = byId(before);
  const added: ListEntry[] = [];
  const changed: Difference['changed'] = [];
  for (const entry of byId(now).values()) {
    const known = old.get(entry.id);
    old.delete(entry.id);
    if (!known) added.push(entry);
    else {
      const fields = FIELDS.filter((name) => JSON.stringify(known[name]) !== JSON.stringify(entry[name]));
      if (fields.length > 0) changed.push({ entry, fields });
    }
  }
  return { added, removed: [...old.values()], changed };
}

const byId = (entries: Iterable<ListEntry>): Map<string, ListEntry> => {
  const map = new Map<string, ListEntry>();
  for (const entry of entries) if (entry.current) map.set(entry.id, entry);
  return map;
};
