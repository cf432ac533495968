import type { Principal } from '@dossier/kit/principal';
import type { Resubmission } from '@dossier/proto/calls/notifications';
import { fieldOf } from '@dossier/proto/records/definitions';
import { currentFields, type ProposedChange } from '../changes/change.schema.js';
import { readableFields } from '../changes/readable.js';

/** What the maker of a denied change would propose again; undefined for everybody else, and for a removal, which has no values. */
export function resubmissionOf(change: ProposedChange, by: Principal): Resubmission | undefined {
  const { kind, actionType, object_id, links, state, user_id, handled_by } = change;
  const isDenied = state === 'rejected' && user_id === by.userId && handled_by !== user_id;
  if (!isDenied || actionType === 'remove') return undefined;
  const proposed = Object.entries(readableFields(kind, currentFields(change), by)).filter(([name]) => {
    const field = fieldOf(kind, name);
    return field?.type !== 'file' && !field?.calculated;
  });
  return {
    actionType,
    kind,
    ...(actionType === 'change' ? { id: object_id } : {}),
    links,
    fields: Object.fromEntries(proposed.map(([name, { new: value }]) => [name, value])),
  };
}
