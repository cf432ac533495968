import { ROLES } from '@dossier/proto/permissions/roles';
import { layout } from './texts/layout';

/** The label of a role value, such as `Account Manager` for `DATA_CONTROLLER`; only a super user has none. */
export const roleLabel = (type: string | null): string =>
  type ? ((ROLES as Record<string, string>)[type] ?? type) : layout.user.superUser;
