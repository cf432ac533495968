import type { Principal } from '@dossier/kit/principal';
import { fieldOf, type Kind } from '@dossier/proto/records/definitions';
import { readable } from '@dossier/proto/records/view';

/** Records that are added together with another one, such as the person behind an office, in one change. */
const ADDED_WITH: readonly Kind[] = ['person', 'entity', 'ubo', 'transaction_profile'];

const kindOf = (kind: Kind, field: string): Kind => [kind, ...ADDED_WITH].find((each) => fieldOf(each, field)) ?? kind;

/** What a person may see of anything kept by field name. A process acting by itself has no eyes. */
export function readableFields<T>(kind: Kind, fields: Record<string, T>, by: Principal): Record<string, T> {
  const { role, permissions } = by;
  if (!role) return {};
  const isReadable = (name: string) => readable(kindOf(kind, name), name, { role, permissions });
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isReadable(name)));
}
