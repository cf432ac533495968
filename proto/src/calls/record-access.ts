import type { FailureCode } from '../failures/catalogue.js';
import type { PermissionKey } from '../permissions/keys.js';
import { definitionOf, FILE_KINDS, type Kind } from '../records/definitions.js';
import { type Act, SECTIONS, type Section } from '../records/model/sections.js';

/** The sections a record of the kind may lie in. */
export function sectionsOf(kind: Kind): Section[] {
  const rule = definitionOf(kind).section;
  if (typeof rule === 'string') return [rule];
  const byLink = Object.values(rule.byLink).flatMap((found): Section[] =>
    found === 'owner' ? ['mbd', 'ubo'] : found ? [found] : [],
  );
  // What hangs on an account holder directly lies in the UBO section.
  const otherwise: Section[] = rule.otherwise === 'general' ? ['general', 'ubo'] : [rule.otherwise];
  return [...new Set([...byLink, ...otherwise])];
}

/** The keys of which any opens the door to an act on the kind; which of them counts is decided by the record's section and the fields. */
export function keysFor(kind: Kind, act: Act): PermissionKey[] {
  const own = sectionsOf(kind).map((section) => SECTIONS[section][act]);
  return [...new Set([...own, ...(act === 'update' || act === 'upload' ? fieldKeys(kind) : [])])];
}

/** The keys of which any shows some part of a client file. */
export const FILE_VIEW_KEYS: readonly PermissionKey[] = [
  ...new Set([...FILE_KINDS.flatMap((kind) => keysFor(kind, 'view')), 'view_listing_service' as const]),
];

const NOT_FOUND: Partial<Record<Kind, FailureCode>> = {
  company: 'kyc.company.not_found',
  subsidiary: 'kyc.subsidiary.not_found',
  kyc_file: 'kyc.file.not_found',
  revision: 'kyc.snapshot.not_found',
};

/** What a call answers that names a record of the kind where there is none. */
export const notFound = (kind: Kind): FailureCode => NOT_FOUND[kind] ?? 'kyc.record.not_found';

/** Some fields go by a key of their own, and a level's comments ask only for the right to see the section. */
function fieldKeys(kind: Kind): PermissionKey[] {
  const fields = Object.values(definitionOf(kind).fields);
  const named = fields.flatMap(({ permissions }) => permissions?.update ?? []);
  return fields.some(({ perRole }) => perRole) ? [...named, ...keysFor(kind, 'view')] : named;
}
