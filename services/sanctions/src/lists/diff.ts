import type { ListEntry } from './entry.js';

/** Entries that have left their list stay, marked as no longer current; the evidence of old answers needs them. */
export function carryRemoved(before: readonly ListEntry[], after: readonly ListEntry[]): ListEntry[] {
  const present = new Set(after.map((entry) => entry.id));
  const gone = before.filter((entry) => !present.has(entry.id)).map((entry) => ({ ...entry, current: false }));
  return [...after, ...gone];
}
