import type { Json, Plain } from './json.js';

/**
 * A field as kept: the approved `value` and, while a change waits, `new_value` with the id of the review action that proposed it and the
 * value it was proposed against. `new_value: null` asks to empty the field, so test for its presence. `added`: in a record that waits to be
 * added, what the addition brings, while an edit lies on top of it.
 */
export type StoredField = { value?: Json; new_value?: Json; change?: string; base?: Json; added?: Json };

/** A record as kept. `add` and `remove` are the ids of the review actions that wait to add or remove the whole record. */
export type Stored = { fields: Record<string, StoredField>; add?: string; remove?: string };

export type Pending = StoredField & { new_value: Json; change: string };

export const isPending = (field: StoredField | undefined): field is Pending =>
  field !== undefined && 'new_value' in field;

const pick = (stored: Stored, read: (field: StoredField) => Json): Plain =>
  Object.fromEntries(Object.entries(stored.fields).map(([name, field]) => [name, read(field)]));

/** What an edit of a field is compared with: the approved value, or the one that the pending addition of the record brings. */
export function underneath(stored: Stored, name: string): Json {
  const field = stored.fields[name];
  if (field?.added !== undefined) return field.added;
  const isOfAddition = isPending(field) && field.change === stored.add;
  return isOfAddition ? field.new_value : (field?.value ?? null);
}

/** The approved values. */
export const liveValues = (stored: Stored): Plain => pick(stored, (field) => field.value ?? null);

/** What the values become once everything that waits is approved: what conditions and forms go by. */
export const effectiveValues = (stored: Stored): Plain =>
  pick(stored, (field) => (isPending(field) ? field.new_value : (field.value ?? null)));
