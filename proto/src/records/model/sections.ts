import type { PermissionKey } from '../../permissions/keys.js';
import type { Facts, Link, Links } from './facts.js';

type Keys = Record<'view' | 'create' | 'update' | 'upload' | 'remove' | 'removeFiles' | 'download', PermissionKey>;

/** The permission each act on a record or document needs, by the section of the client file it lies in. */
export const SECTIONS = {
  dashboard: {
    view: 'view_dashboard_tab',
    create: 'update_dashboard',
    update: 'update_dashboard',
    upload: 'update_dashboard',
    remove: 'update_dashboard',
    removeFiles: 'update_dashboard',
    download: 'can_download_files',
  },
  general: {
    view: 'view_general_section',
    create: 'upload_general_section',
    update: 'upload_general_section',
    upload: 'upload_general_section',
    remove: 'delete_general_section',
    removeFiles: 'delete_general_section',
    download: 'donwload_general_section',
  },
  ubo: {
    view: 'view_ubo_section_general',
    create: 'create_ubo_section_general',
    update: 'create_ubo_section_general',
    upload: 'upload_ubo_section_general',
    remove: 'delete_ubo_section_general',
    removeFiles: 'delete_ubo_section_files',
    download: 'donwload_ubo_section_general',
  },
  mbd: {
    view: 'view_mbd_section',
    create: 'create_mbd_section',
    update: 'create_mbd_section',
    upload: 'upload_file_mbd_section',
    remove: 'delete_mbd_section',
    removeFiles: 'delete_file_mbd_section',
    download: 'donwload_file_mbd_section',
  },
  subsidiary: {
    view: 'view_subsidiary',
    create: 'create_subsidiary',
    update: 'update_subsidiary',
    upload: 'update_subsidiary',
    remove: 'delete_subsidiary',
    removeFiles: 'delete_subsidiary',
    download: 'can_download_files',
  },
  transaction: {
    view: 'view_dashboard_tab',
    create: 'update_dashboard',
    update: 'update_dashboard',
    upload: 'update_dashboard',
    remove: 'update_dashboard',
    removeFiles: 'update_dashboard',
    download: 'can_download_files',
  },
  history: {
    view: 'view_document_history',
    create: 'update_dashboard',
    update: 'update_dashboard',
    upload: 'update_dashboard',
    remove: 'update_dashboard',
    removeFiles: 'update_dashboard',
    download: 'can_download_files',
  },
} as const satisfies Record<string, Keys>;

export type Section = keyof typeof SECTIONS;
export type Act = keyof Keys;

/** The section of a kind: always the same one, or the one its link decides, or that of the record it belongs to (`owner`). */
export type SectionRule = Section | { byLink: Partial<Record<Link, Section | 'owner'>>; otherwise: Section };

/**
 * The section a record lies in. `owner` is the section of the record its link points at (a document lies where its person does);
 * what hangs on an account holder directly lies in the UBO section, since such a client has no general one.
 */
export function sectionBy(rule: SectionRule, links: Links, owner?: Section, company?: Facts['company']): Section {
  if (typeof rule === 'string') return rule;
  const link = Object.keys(links).find((name): name is Link => Boolean(links[name as Link]));
  const found = link && rule.byLink[link];
  if (found === 'owner') return owner ?? rule.otherwise;
  if (found) return found;
  return rule.otherwise === 'general' && company?.company_type === 'account_holder' ? 'ubo' : rule.otherwise;
}
