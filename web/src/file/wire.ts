import { definitionOf, type Kind } from '@dossier/proto/records/definitions';
import { LINKS, type Links } from '@dossier/proto/records/model/facts';
import type { WaitingChange } from './marks';
import type { FieldState, FileRecord } from './record';

type Wire = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFieldState = (value: unknown): value is FieldState => isObject(value) && 'value' in value;

/** Those of the named entries that hold a text. */
const texts = <N extends string>(wire: Wire, names: readonly N[]): Partial<Record<N, string>> =>
  Object.fromEntries(names.flatMap((name) => (typeof wire[name] === 'string' ? [[name, wire[name]]] : []))) as Partial<
    Record<N, string>
  >;

function fieldsOf(kind: Kind, wire: Wire): Record<string, FieldState> {
  const names = Object.keys(definitionOf(kind).fields);
  return Object.fromEntries(
    names.flatMap((name): [string, FieldState][] => {
      const state = wire[name];
      return isFieldState(state) ? [[name, state]] : [];
    }),
  );
}

/** A record as the calls of the client file answer it. */
export const recordFrom = (kind: Kind, wire: Wire): FileRecord => ({
  kind,
  id: String(wire._id),
  fields: fieldsOf(kind, wire),
  links: texts(wire, LINKS) as Links,
  ...texts(wire, ['documentType', 'add', 'remove']),
  ...(Array.isArray(wire.waiting) ? { waiting: wire.waiting as WaitingChange[] } : {}),
});
