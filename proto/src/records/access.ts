import type { PermissionKey } from '../permissions/keys.js';
import { fieldOf, type Kind } from './definitions.js';
import { type Act, SECTIONS, type Section } from './model/sections.js';
import { type Reader, writable } from './view.js';

/** What decides who may do what with a record: its kind, and the section of the client file that it lies in. */
export type Placed = { kind: Kind; section: Section };

const FILE_ACTS: Record<Act, Act> = {
  view: 'view',
  create: 'upload',
  update: 'upload',
  upload: 'upload',
  remove: 'removeFiles',
  removeFiles: 'removeFiles',
  download: 'download',
};

/** The key that an act on a record takes. Documents go by the section's keys for files. */
export const keyOf = (act: Act, { kind, section }: Placed): PermissionKey =>
  SECTIONS[section][kind === 'kyc_file' ? FILE_ACTS[act] : act];

export const mayDo = ({ permissions }: Pick<Reader, 'permissions'>, act: Act, record: Placed): boolean =>
  permissions.has(keyOf(act, record));

/**
 * The fields of an edit that a person may not write. Which permission counts:
 * - for a field that names a key of its own, that key;
 * - for the comments and answers of a level of review, the right to see the section: only people of that level may write them,
 *   and a compliance officer comments where only others upload;
 * - for every other field, the key of its section.
 *
 * Unknown fields are not looked at here; the check of the edit refuses them.
 */
export const forbiddenFields = (writer: Reader, record: Placed, names: readonly string[]): string[] =>
  names.filter((name) => {
    const field = fieldOf(record.kind, name);
    if (!field) return false;
    if (!writable(record.kind, name, writer)) return true;
    return !field.permissions?.update && !mayDo(writer, field.perRole ? 'view' : 'update', record);
  });
