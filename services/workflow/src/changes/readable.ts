import type { Principal } from '@dossier/kit/principal';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { fieldOf, type Kind } from '@dossier/proto/records/definitions';
import { readable } from '@dossier/proto/records/view';

/** Records that are added together with another one, such as the person behind an office, in one change. */
const ADDED_WITH: readonly Kind[] = ['person', 'entity', 'ubo', 'transaction_profile', 'kyc_file'];

const kindOf = (kind: Kind, field: string): Kind => [kind, ...ADDED_WITH].find((each) => fieldOf(each, field)) ?? kind;

/** A process acting by itself has no eyes. */
const isReadable = (kind: Kind, name: string, { role, permissions }: Principal): boolean =>
  role !== undefined && readable(kindOf(kind, name), name, { role, permissions });

/** What a person may see of anything kept by field name. */
export const readableFields = <T>(kind: Kind, fields: Record<string, T>, by: Principal): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isReadable(kind, name, by)));

/** The fields that are not for these eyes, each with the permission that is missing; a level's answers are shown by role alone. */
export const unreadableFields = (
  kind: Kind,
  names: readonly string[],
  by: Principal,
): { name: string; permission?: PermissionKey }[] =>
  names
    .filter((name) => !isReadable(kind, name, by))
    .map((name) => {
      const permission = fieldOf(kindOf(kind, name), name)?.permissions?.view;
      return permission && !by.permissions.has(permission) ? { name, permission } : { name };
    });
