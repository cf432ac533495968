/** The permission keys of the product, grouped as the permission screen shows them (document 1, section 6). */
export const PERMISSION_GROUPS = {
  users: [
    'view_user',
    'create_user',
    'update_user',
    'delete_user',
    'view_permission_of_user',
    'change_permission_of_user',
  ],
  dashboard: ['view_dashboard_tab', 'view_chart', 'update_dashboard', 'verify_report'],
  screening: ['world_search'],
  corporate: [
    'view_general_section',
    'view_listing_service',
    'update_listing_service',
    'upload_general_section',
    'delete_general_section',
    'donwload_general_section',
  ],
  ubo: [
    'view_ubo_section_general',
    'create_ubo_section_general',
    'upload_ubo_section_general',
    'delete_ubo_section_general',
    'delete_ubo_section_files',
    'donwload_ubo_section_general',
  ],
  managing_directors: [
    'view_mbd_section',
    'create_mbd_section',
    'upload_file_mbd_section',
    'delete_file_mbd_section',
    'delete_mbd_section',
    'donwload_file_mbd_section',
  ],
  subsidiaries: ['view_subsidiary', 'create_subsidiary', 'update_subsidiary', 'delete_subsidiary'],
  changes: ['view_change_log', 'view_requested_changes', 'approve_requested_changes', 'reject_requested_changes'],
  other: [
    'can_view_details',
    'can_download_files',
    'view_audit_section_comment',
    'edit_audit_section_comment',
    'view_document_history',
    'view_wallet',
  ],
} as const;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
/** Beside those of the specification: no role has them by itself, and of which roles somebody may be given them is said in `roles`. */
export const GRANTED_KEYS = ['fiu_reporting'] as const;
export type GrantedKey = (typeof GRANTED_KEYS)[number];

export type PermissionKey = (typeof PERMISSION_GROUPS)[PermissionGroup][number] | GrantedKey;

/** Those of the specification. */
export const PERMISSION_KEYS: readonly PermissionKey[] = Object.values(PERMISSION_GROUPS).flat();
export const ALL_PERMISSION_KEYS: readonly PermissionKey[] = [...PERMISSION_KEYS, ...GRANTED_KEYS];

export const isGranted = (name: PermissionKey): name is GrantedKey =>
  (GRANTED_KEYS as readonly PermissionKey[]).includes(name);

export const isPermissionKey = (name: unknown): name is PermissionKey =>
  (ALL_PERMISSION_KEYS as readonly unknown[]).includes(name);

export type Effect = 'allow' | 'deny';
