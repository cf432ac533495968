import type { PermissionKey } from '../permissions/keys.js';
import { definitionOf, fieldOf, type Kind } from './definitions.js';
import type { Facts, Links } from './model/facts.js';
import { type Act, SECTIONS, type Section, sectionBy } from './model/sections.js';
import { type Reader, writable } from './view.js';

export { type Act, SECTIONS, type Section } from './model/sections.js';

export type Place = {
  links?: Links;
  /** The section of the record that a document's `person` or `legalEntity` points at. */
  owner?: Section;
  company?: Facts['company'];
};

/** The section of the client file that a record lies in; its keys decide who may do what. */
export const sectionOf = (kind: Kind, { links = {}, owner, company }: Place = {}): Section =>
  sectionBy(definitionOf(kind).section, links, owner, company);

/** The key one needs for an act on a record. Documents go by the section's keys for files. */
export function permissionFor(kind: Kind, act: Act, place: Place = {}): PermissionKey {
  return SECTIONS[sectionOf(kind, place)][kind === 'kyc_file' ? FILE_ACTS[act] : act];
}

const FILE_ACTS: Record<Act, Act> = {
  view: 'view',
  create: 'upload',
  update: 'upload',
  upload: 'upload',
  remove: 'removeFiles',
  removeFiles: 'removeFiles',
  download: 'download',
};

/**
 * The fields of an edit that a person may not write. A field with a key or a level of its own goes by that alone (a compliance officer
 * comments where only others may upload); every other one by the key of its section. Unknown fields are left to the check of the edit.
 */
export function forbiddenFields(kind: Kind, names: readonly string[], place: Place, writer: Reader): string[] {
  const inSection = writer.permissions.has(permissionFor(kind, 'update', place));
  return names.filter((name) => {
    const field = fieldOf(kind, name);
    if (!field) return false;
    return !writable(kind, name, writer) || !(inSection || field.perRole || field.permissions?.update);
  });
}
