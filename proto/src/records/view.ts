import type { PermissionKey } from '../permissions/keys.js';
import type { Role } from '../permissions/roles.js';
import { applies } from './check.js';
import { definitionOf, fieldOf, type Kind } from './definitions.js';
import type { Facts } from './model/facts.js';
import type { Field } from './model/field.js';
import type { Json } from './model/json.js';
import { effectiveValues, isPending, type Stored } from './model/stored.js';

export type Reader = { role: Role; permissions: ReadonlySet<PermissionKey> };
export type FieldView = { value: Json; new_value?: Json };
export type RecordView = Record<string, FieldView>;

const holds = (person: Reader, key: PermissionKey | undefined): boolean => !key || person.permissions.has(key);

/** Whether a person may read a field, beyond the right to see the record's section. Unknown fields are nobody's. */
export function readable(kind: Kind, name: string, reader: Reader): boolean {
  const field = fieldOf(kind, name);
  if (!field) return false;
  return holds(reader, field.permissions?.view) && (!field.perRole || field.perRole.readers.includes(reader.role));
}

/** Whether a person may edit a field, beyond the right to edit in the record's section. */
export function writable(kind: Kind, name: string, writer: Reader): boolean {
  const field = fieldOf(kind, name);
  if (!field) return false;
  return holds(writer, field.permissions?.update) && (!field.perRole || field.perRole.editor === writer.role);
}

/**
 * A record as it leaves the system: every field the reader may see, and the waiting value where there is one. With `facts`, fields that
 * this record does not have (a passport has no bank name) are left out unless they hold something.
 */
export function view(kind: Kind, stored: Stored, reader: Reader, facts?: Facts): RecordView {
  const values = effectiveValues(stored);
  const shows = ([name, field]: [string, Field]): boolean =>
    readable(kind, name, reader) && (!facts || name in stored.fields || applies(field, values, facts));
  return Object.fromEntries(
    Object.entries(definitionOf(kind).fields)
      .filter(shows)
      .map(([name]) => {
        const field = stored.fields[name];
        return [name, { value: field?.value ?? null, ...(isPending(field) ? { new_value: field.new_value } : {}) }];
      }),
  );
}

/** The part of a change, or of any map by field name, that a reader may see. */
export const readableOnly = <T>(kind: Kind, fields: Record<string, T>, reader: Reader): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => readable(kind, name, reader)));
