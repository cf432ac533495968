import type { Role } from '@dossier/proto/permissions/roles';
import { roleTexts } from '@dossier/proto/texts/roles';
import { layout } from './texts/layout';

/** The label of a role value, such as `Account Manager` for `DATA_CONTROLLER`; only a super user has none. */
export const roleLabel = (type: string | null): string =>
  type ? (roleTexts[type as Role] ?? type) : layout.user.superUser;
