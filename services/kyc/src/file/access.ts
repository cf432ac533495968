import { can, type Principal, requireAny } from '@dossier/kit/principal';
import { failure } from '@dossier/proto/failures/failure';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { fieldOf } from '@dossier/proto/records/definitions';
import { type Act, SECTIONS } from '@dossier/proto/records/model/sections';
import { type Reader, writable } from '@dossier/proto/records/view';
import type { FileRecord } from './file-record.js';

type Placed = Pick<FileRecord, 'kind' | 'section'>;

/** Who is no user reads no record: taken for a client, somebody would see what was meant for another. */
export function readerOf({ role, permissions }: Principal): Reader {
  if (!role) throw failure('permission.denied');
  return { role, permissions };
}

export const mayDo = (by: Principal, act: Act, { section }: Placed): boolean => can(by, SECTIONS[section][act]);

export const requireAct = (by: Principal, act: Act, { section }: Placed): void =>
  requireAny(by, SECTIONS[section][act]);

/** Deleting a document takes the section's key for files. */
export const requireRemoval = (by: Principal, record: Placed): void =>
  requireAct(by, record.kind === 'kyc_file' ? 'removeFiles' : 'remove', record);

/**
 * The key that an edit of a field takes: the field's own if it has one; for the comments and answers of one level of review the right to
 * see the section, since only that level's people may write them; else the section's.
 */
function keyFor({ kind, section }: Placed, name: string): PermissionKey {
  const field = fieldOf(kind, name);
  if (field?.permissions?.update) return field.permissions.update;
  if (field?.perRole) return SECTIONS[section].view;
  return SECTIONS[section][kind === 'kyc_file' ? 'upload' : 'update'];
}

/** Throws 403 unless the person may edit every one of these fields. Unknown ones are no matter of permission. */
export function requireEdit(by: Principal, record: Placed, names: readonly string[]): void {
  const known = names.filter((name) => fieldOf(record.kind, name));
  for (const name of known) requireAny(by, keyFor(record, name));
  if (!known.every((name) => writable(record.kind, name, readerOf(by)))) throw failure('permission.denied');
  if (known.length === 0) requireAct(by, record.kind === 'kyc_file' ? 'upload' : 'update', record);
}
