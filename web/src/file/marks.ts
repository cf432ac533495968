import type { Json } from '@dossier/proto/records/model/json';
import { type FileRecord, keyOf, type RecordRef } from './record';

export type Mark = { change: string; by: string; at: string };
/** Marks by record and field (`person/<id>/city`), and by change. */
export type Marks = ReadonlyMap<string, Mark>;

export const NO_MARKS: Marks = new Map();

/** The part of a notification that says who proposed which fields. `fields` is JSON text. */
export type Proposal = RecordRef & { change: string; by: string; at: string; fields: string };

const namesIn = (fields: string): string[] => {
  try {
    return Object.keys(JSON.parse(fields) as Record<string, Json>);
  } catch {
    return [];
  }
};

/** Newest first, as the server lists them: the newest proposal of a field is the one that waits. */
export function marksOf(proposals: readonly Proposal[]): Marks {
  const marks = new Map<string, Mark>();
  for (const { change, by, at, fields, ...ref } of [...proposals].reverse()) {
    const mark = { change, by, at };
    marks.set(change, mark);
    for (const name of namesIn(fields)) marks.set(`${keyOf(ref)}/${name}`, mark);
  }
  return marks;
}

export const fieldMark = (marks: Marks, ref: RecordRef, name: string): Mark | undefined =>
  marks.get(`${keyOf(ref)}/${name}`);

/** Who asked for the whole record to be added or removed. */
export const recordMark = (marks: Marks, { remove, add }: FileRecord): Mark | undefined =>
  marks.get(remove ?? add ?? '');
