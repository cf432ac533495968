import { type Json, type Plain, sameJson } from './model/json.js';
import { isPending, type Stored, type StoredField, underneath } from './model/stored.js';

export type Changed = Record<string, { current: Json; new: Json }>;
/** Fields an older change lost to a newer one; `ends` if that leaves the older change with nothing to decide here. */
export type Superseded = { change: string; fields: string[]; ends: boolean };
export type Stale = Record<string, { base: Json; live: Json; proposed: Json }>;
export type PendingChange = { change: string; actionType: 'add' | 'change' | 'remove'; fields: Changed };

const live = (field: StoredField | undefined): Json => field?.value ?? null;

function settled(field: StoredField | undefined, value: Json = live(field)): StoredField | undefined {
  return value === null ? undefined : { value };
}

function withField(stored: Stored, name: string, field: StoredField | undefined): Stored {
  const { [name]: _, ...others } = stored.fields;
  return { ...stored, fields: field ? { ...others, [name]: field } : others };
}

/** The fields that a change still has to decide: its own, and of an addition those below an edit, too. */
export const namesOf = (stored: Stored, changeId: string): string[] =>
  Object.entries(stored.fields).flatMap(([name, { change, added }]) =>
    change === changeId || (stored.add === changeId && added !== undefined) ? [name] : [],
  );

/** What a change asks of one of its fields. */
export const asked = (stored: Stored, changeId: string, name: string): Json =>
  stored.fields[name]?.change === changeId ? (stored.fields[name]?.new_value ?? null) : underneath(stored, name);

/** What stays of a field when the edit on it goes. */
const withoutEdit = (stored: Stored, field: StoredField): StoredField | undefined =>
  field.added === undefined ? settled(field) : { new_value: field.added, change: stored.add };

/** What an edit of a field lies on. */
function ground(stored: Stored, name: string): StoredField {
  const field = stored.fields[name];
  const current = underneath(stored, name);
  if (field && (field.added !== undefined || (stored.add && field.change === stored.add))) return { added: current };
  return current === null ? {} : { value: current, base: current };
}

/** A record that waits to be added: every value is proposed by the one change. */
export const newRecord = (values: Plain, changeId: string): Stored =>
  propose({ fields: {}, add: changeId }, values, changeId).stored;

/**
 * Lets an edit wait for approval under `changeId`. For each field of the edit:
 * - a value equal to the current one takes back what waited;
 * - a value that waits already, against today's current value, stays with the maker who proposed it first;
 * - any other value takes the place of what waited, and the field now belongs to this edit.
 *
 * In a record that itself waits to be added, what the addition brings is the current value: edits lie on top of it, so denying
 * them leaves the addition as it was.
 */
export function propose(
  stored: Stored,
  edit: Plain,
  changeId: string,
): { stored: Stored; changed: Changed; superseded: Superseded[] } {
  let next = stored;
  const changed: Changed = {};
  const lost = new Map<string, string[]>();
  for (const [name, value] of Object.entries(edit)) {
    const field = stored.fields[name];
    const current = underneath(stored, name);
    const waits = isPending(field);
    if (waits && sameJson(field.new_value, value) && sameJson(field.base ?? null, live(field))) continue;
    if (waits && field.change !== changeId && field.change !== stored.add)
      lost.set(field.change, [...(lost.get(field.change) ?? []), name]);
    if (sameJson(value, current)) {
      if (waits) next = withField(next, name, withoutEdit(stored, field));
      continue;
    }
    next = withField(next, name, { ...ground(stored, name), new_value: value, change: changeId });
    changed[name] = { current, new: value };
  }
  const superseded = [...lost].map(([change, fields]) => ({
    change,
    fields,
    ends: namesOf(next, change).length === 0,
  }));
  return { stored: next, changed, superseded };
}

/**
 * Makes a change's values the current ones, all of them or, if any current value has moved since it was proposed, none: then `stale` tells
 * the three values of each such field. Applying twice is the same as once. A removal has no values: the caller takes the record away.
 */
export function apply(stored: Stored, changeId: string): { stored: Stored; applied: Changed; stale: Stale } {
  const names = namesOf(stored, changeId);
  const stale: Stale = {};
  const applied: Changed = {};
  let next = stored;
  for (const name of names) {
    const field = stored.fields[name];
    if (!isPending(field)) continue;
    const [current, proposed] = [live(field), asked(stored, changeId, name)];
    const base = field.base ?? null;
    if (!sameJson(base, current)) stale[name] = { base, live: current, proposed };
    applied[name] = { current, new: proposed };
    next = withField(next, name, field.change === changeId ? settled(field, proposed) : onTopOf(proposed, field));
  }
  if (Object.keys(stale).length > 0) return { stored, applied: {}, stale };
  return { stored: withoutMarks(next, changeId), applied, stale };
}

/** An edit of a field once the addition below it is approved. */
const onTopOf = (value: Json, { new_value, change }: StoredField): StoredField => ({
  ...(value === null ? {} : { value, base: value }),
  new_value,
  change,
});

/** Takes a change back: its fields keep their current values. Denying an addition leaves nothing to keep: the caller takes the record away. */
export function deny(stored: Stored, changeId: string): { stored: Stored; denied: string[] } {
  const denied = namesOf(stored, changeId);
  const next = denied.reduce((kept, name) => {
    const field = stored.fields[name] ?? {};
    return withField(kept, name, field.change === changeId ? withoutEdit(stored, field) : onTopOf(null, field));
  }, stored);
  return { stored: withoutMarks(next, changeId), denied };
}

function withoutMarks(stored: Stored, changeId: string): Stored {
  const { add, remove, ...rest } = stored;
  return {
    ...rest,
    ...(add && add !== changeId ? { add } : {}),
    ...(remove && remove !== changeId ? { remove } : {}),
  };
}

/** Everything that waits on a record, one entry per change. */
export function pendingOf(stored: Stored): PendingChange[] {
  const found = new Map<string, PendingChange>();
  const entry = (change: string, actionType: PendingChange['actionType']): PendingChange => {
    const known = found.get(change) ?? { change, actionType, fields: {} };
    found.set(change, known);
    return known;
  };
  if (stored.add) entry(stored.add, 'add');
  for (const [name, field] of Object.entries(stored.fields)) {
    if (!isPending(field)) continue;
    if (stored.add && field.added !== undefined)
      entry(stored.add, 'add').fields[name] = { current: null, new: field.added };
    const current = field.added ?? live(field);
    entry(field.change, 'change').fields[name] = { current, new: field.new_value };
  }
  if (stored.remove) entry(stored.remove, 'remove');
  return [...found.values()];
}
