import { can, type Principal, requireAny } from '@dossier/kit/principal';
import { failure } from '@dossier/proto/failures/failure';
import { forbiddenFields, keyOf, type Placed } from '@dossier/proto/records/access';
import { fieldOf } from '@dossier/proto/records/definitions';
import type { Act } from '@dossier/proto/records/model/sections';
import type { Reader } from '@dossier/proto/records/view';

/** Who is no user reads no record: taken for a client, somebody would see what was meant for another. */
export function readerOf({ role, permissions }: Principal): Reader {
  if (!role) throw failure('permission.denied');
  return { role, permissions };
}

export const mayDo = (by: Principal, act: Act, record: Placed): boolean => can(by, keyOf(act, record));

export const requireAct = (by: Principal, act: Act, record: Placed): void => requireAny(by, keyOf(act, record));

/** Throws 403 unless the person may edit every one of these fields. Unknown ones are no matter of permission. */
export function requireEdit(by: Principal, record: Placed, names: readonly string[]): void {
  if (forbiddenFields(readerOf(by), record, names).length > 0) throw failure('permission.denied');
  if (!names.some((name) => fieldOf(record.kind, name))) requireAct(by, 'update', record);
}
