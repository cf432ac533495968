import type { Changed } from './changes.js';
import { definitionOf, KINDS, type Kind } from './definitions.js';
import type { FiledRecord } from './model/filed.js';
import { type Json, type Plain, sameJson } from './model/json.js';

/** How one record of a client file differs between two points in time; `fields` as in a change. */
export type RecordDifference = {
  kind: Kind;
  id: string;
  change: 'added' | 'removed' | 'changed';
  /** The record as it is after, or was before it was removed: what it is called and where it lies is read from it. */
  record: FiledRecord;
  fields: Changed;
};

/**
 * What turned the records of `before` into those of `after`, in the order of the kinds and, within one, of `after`. Records that are the
 * same are left out. Both hold approved values, or those of a snapshot.
 */
export function difference(before: readonly FiledRecord[], after: readonly FiledRecord[]): RecordDifference[] {
  const was = byId(before);
  const is = byId(after);
  const now = after.flatMap((record) => {
    const earlier = was.get(record.id);
    const fields = changedFields(earlier?.values ?? {}, record.values);
    if (earlier && Object.keys(fields).length === 0) return [];
    return [told(record, earlier ? 'changed' : 'added', fields)];
  });
  const gone = before
    .filter(({ id }) => !is.has(id))
    .map((record) => told(record, 'removed', changedFields(record.values, {})));
  return [...now, ...gone].sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

/** The records after a difference, given those before it: the other half of `difference`. */
export function withDifference(
  before: readonly FiledRecord[],
  differences: readonly RecordDifference[],
): FiledRecord[] {
  const records = byId(before);
  for (const { id, change, record, fields } of differences) {
    if (change === 'removed') records.delete(id);
    else records.set(id, { ...record, values: withFields(records.get(id)?.values ?? {}, fields) });
  }
  return [...records.values()];
}

const byId = (records: readonly FiledRecord[]): Map<string, FiledRecord> =>
  new Map(records.map((record) => [record.id, record]));

const told = (record: FiledRecord, change: RecordDifference['change'], fields: Changed): RecordDifference => ({
  kind: record.kind,
  id: record.id,
  change,
  record,
  fields,
});

/** An empty field and an absent one are the same. */
function changedFields(before: Plain, after: Plain): Changed {
  const value = (values: Plain, name: string): Json => values[name] ?? null;
  return Object.fromEntries(
    namesOf(before, after)
      .filter((name) => !sameJson(value(before, name), value(after, name)))
      .map((name) => [name, { current: value(before, name), new: value(after, name) }]),
  );
}

const namesOf = (...all: Plain[]): string[] => [...new Set(all.flatMap((values) => Object.keys(values)))];

function withFields(values: Plain, fields: Changed): Plain {
  const next = { ...values, ...Object.fromEntries(Object.entries(fields).map(([name, change]) => [name, change.new])) };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null));
}

/** The changed fields of a difference in the order of the record's form, unknown ones last. */
export function orderedFields({ kind, fields }: Pick<RecordDifference, 'kind' | 'fields'>): string[] {
  const order = Object.keys(definitionOf(kind).fields);
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.keys(fields).sort((one, other) => place(one) - place(other));
}
