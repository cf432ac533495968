import { GRANTED_KEYS, type GrantedKey, PERMISSION_KEYS, type PermissionKey } from './keys.js';

/** Role values (document 1, section 3); `roleTexts` says what people call them. */
export const ROLE_NAMES = [
  'ADMINISTRATOR',
  'DATA_CONTROLLER',
  'DATA_PROCESSOR',
  'COMPLIANCE_OFFICER',
  'EXTERNAL_AUDITOR',
  'INTERNAL_AUDITOR',
  'TRUST_OFFICER',
  'CLIENT',
] as const;
export type Role = (typeof ROLE_NAMES)[number];
/** Who keeps client files up to date: account managers and supervisors hear of reviews and of what ends. */
export const FILE_KEEPERS: Role[] = ['DATA_CONTROLLER', 'DATA_PROCESSOR'];

const TEAM_LEADERS: readonly unknown[] = ['ADMINISTRATOR', 'DATA_PROCESSOR'] satisfies Role[];
/** Who looks after the work of the others. */
export const isTeamLeader = (role: string | null | undefined): boolean => TEAM_LEADERS.includes(role);

const POLICY_OFFICERS: readonly unknown[] = ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'] satisfies Role[];
/** Who sees to the requirements of the company. */
export const isPolicyOfficer = (role: string | null | undefined): boolean => POLICY_OFFICERS.includes(role);

const all: readonly Role[] = ROLE_NAMES;
const staffEditors: Role[] = ['ADMINISTRATOR', 'DATA_CONTROLLER', 'DATA_PROCESSOR'];
const approvers: Role[] = ['ADMINISTRATOR', 'DATA_PROCESSOR', 'COMPLIANCE_OFFICER'];
const staff: Role[] = all.filter((role) => role !== 'CLIENT');
const uploaders: Role[] = [...staffEditors, 'TRUST_OFFICER', 'CLIENT'];
const auditors: Role[] = ['EXTERNAL_AUDITOR', 'INTERNAL_AUDITOR'];
const administrator: Role[] = ['ADMINISTRATOR'];

/** Who may by default; `update-permissions` overrides it for one user. */
const ALLOWED: Record<PermissionKey, readonly Role[]> = {
  view_user: administrator,
  create_user: administrator,
  update_user: administrator,
  delete_user: administrator,
  view_permission_of_user: administrator,
  change_permission_of_user: administrator,
  view_dashboard_tab: all,
  view_chart: all,
  view_general_section: all,
  view_listing_service: all,
  view_ubo_section_general: all,
  view_mbd_section: all,
  view_subsidiary: all,
  can_view_details: all,
  update_dashboard: staffEditors,
  update_listing_service: staffEditors,
  create_ubo_section_general: staffEditors,
  create_mbd_section: staffEditors,
  create_subsidiary: staffEditors,
  update_subsidiary: staffEditors,
  upload_general_section: uploaders,
  upload_ubo_section_general: uploaders,
  upload_file_mbd_section: uploaders,
  delete_general_section: staffEditors,
  delete_ubo_section_general: staffEditors,
  delete_ubo_section_files: staffEditors,
  delete_file_mbd_section: staffEditors,
  delete_mbd_section: staffEditors,
  delete_subsidiary: staffEditors,
  donwload_general_section: all,
  donwload_ubo_section_general: all,
  donwload_file_mbd_section: all,
  can_download_files: all,
  verify_report: approvers,
  world_search: [...staffEditors, 'COMPLIANCE_OFFICER'],
  view_change_log: staff,
  view_document_history: staff,
  view_requested_changes: [...staffEditors, 'COMPLIANCE_OFFICER', ...auditors],
  approve_requested_changes: approvers,
  reject_requested_changes: approvers,
  view_audit_section_comment: ['ADMINISTRATOR', 'COMPLIANCE_OFFICER', 'TRUST_OFFICER', ...auditors],
  edit_audit_section_comment: ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'],
  view_wallet: administrator,
  fiu_reporting: [],
};

/** Who may be given a key that no role has by itself. */
const GRANTABLE: Record<GrantedKey, readonly Role[]> = { fiu_reporting: ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'] };

export const grantableTo = (role: Role): GrantedKey[] => GRANTED_KEYS.filter((key) => GRANTABLE[key].includes(role));

/** The keys a role holds before any override. */
export const roleDefaults = (role: Role): PermissionKey[] =>
  PERMISSION_KEYS.filter((key) => ALLOWED[key].includes(role));

/** The keys a user holds: the role's defaults with the user's own marks on top. An administrator's are fixed but for those given. */
export function effectivePermissions(
  role: Role,
  overrides: Partial<Record<PermissionKey, 'allow' | 'deny'>>,
): PermissionKey[] {
  const defaults = new Set(roleDefaults(role));
  const given = grantableTo(role).filter((key) => overrides[key] === 'allow');
  if (role === 'ADMINISTRATOR') return [...defaults, ...given];
  const own = PERMISSION_KEYS.filter((key) => (overrides[key] ? overrides[key] === 'allow' : defaults.has(key)));
  return [...own, ...given];
}
