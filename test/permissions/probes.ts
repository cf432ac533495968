import type { HttpCall } from '@dossier/proto/calls/call';
import * as identity from '@dossier/proto/calls/identity';
import * as files from '@dossier/proto/calls/kyc-client-file';
import * as companies from '@dossier/proto/calls/kyc-companies';
import * as documents from '@dossier/proto/calls/kyc-files';
import * as records from '@dossier/proto/calls/kyc-records';
import * as subsidiaries from '@dossier/proto/calls/kyc-subsidiaries';
import * as notifications from '@dossier/proto/calls/notifications';
import * as screenings from '@dossier/proto/calls/screenings';
import * as workflow from '@dossier/proto/calls/workflow';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import type { Role } from '@dossier/proto/permissions/roles';
import { open, viewToken } from '../kyc/upload.js';
import { UNKNOWN_ID } from '../support/expect.js';
import type { Person } from '../support/people.js';
import type { Arranged } from './arranged.js';

/** A request whose answer tells whether its sender holds one key. Ids that are not there keep writes from having an effect. */
export type Probe = {
  // biome-ignore lint/suspicious/noExplicitAny: a table of calls of every input
  call: HttpCall<any, any>;
  input: (arranged: Arranged) => object;
  /** Where the call carries a file and cannot be sent as JSON. */
  send?: (arranged: Arranged, by: Person) => Promise<number>;
  /** Whose level of review the probe is about; any other role has nothing to see. */
  role?: Role;
  /** Keys without which the request does not get as far as this one. */
  also?: PermissionKey[];
  /** What an allowed answer shows; by default, that it is not a 403. */
  shows?: (body: Record<string, unknown>, arranged: Arranged) => boolean;
};

/** Saving a stored file of a section to disk. */
const saving = (section: keyof Arranged['stored'], ...also: PermissionKey[]): Probe => ({
  call: documents.getKycFileContent,
  input: () => ({}),
  send: async ({ stored }, by) => (await open(stored[section], await viewToken(by), { download: '1' })).status,
  also,
});

/** One probe for each key that some call of today asks for. */
export const PROBES: Partial<Record<PermissionKey, Probe>> = {
  view_user: { call: identity.listAccounts, input: () => ({}) },
  create_user: {
    call: identity.createAccount,
    input: () => ({ username: 'Some One', email: 'taken@example.com', password: 'aB3$kfiw9Lq' }),
    also: ['view_user'],
  },
  update_user: { call: identity.updateAccount, input: () => ({ user_id: UNKNOWN_ID, username: 'Some One' }) },
  delete_user: { call: identity.deleteAccount, input: () => ({ user_id: UNKNOWN_ID }) },
  view_permission_of_user: { call: identity.getPermissions, input: ({ colleague }) => ({ id: colleague }) },
  change_permission_of_user: {
    call: identity.updatePermissions,
    input: () => ({ user_id: UNKNOWN_ID, name: 'view_user', effect: 'allow' }),
  },
  view_dashboard_tab: { call: records.getAccountNumber, input: ({ account }) => ({ id: account }) },
  update_dashboard: {
    call: records.updateAccountNumber,
    input: ({ account }) => ({ id: account, account_number: '4711' }),
  },
  view_general_section: {
    call: files.getClientFile,
    input: ({ company }) => ({ company_id: company }),
    shows: ({ kycFiles }, { document }) => (kycFiles as { _id: string }[]).some(({ _id }) => _id === document),
  },
  view_listing_service: {
    call: companies.getDashboard,
    input: ({ company }) => ({ company_id: company }),
    also: ['view_dashboard_tab'],
    shows: ({ companyData }) => 'listing_services' in (companyData as object),
  },
  update_listing_service: {
    call: companies.updateListingServices,
    input: ({ company }) => ({ company_id: company, value: 'Bookkeeping' }),
  },
  upload_general_section: {
    call: files.saveValues,
    input: ({ company, document }) => ({
      company_id: company,
      changes: [{ kind: 'kyc_file', id: document, fields: { bank_name: 'Coral Bank' } }],
    }),
  },
  delete_general_section: { call: files.deleteObject, input: ({ document }) => ({ id: document, type: 'kyc_file' }) },
  view_ubo_section_general: { call: records.getUbo, input: ({ ubo }) => ({ id: ubo }) },
  create_ubo_section_general: { call: records.updateUbo, input: ({ ubo }) => ({ id: ubo, city: 'Lisbon' }) },
  delete_ubo_section_general: {
    call: files.deleteObject,
    input: ({ shareholder }) => ({ id: shareholder, type: 'shareholder' }),
  },
  view_mbd_section: { call: records.getMd, input: ({ md }) => ({ id: md }) },
  create_mbd_section: { call: records.updateMd, input: ({ md }) => ({ id: md, location_type: 'local' }) },
  delete_mbd_section: { call: files.deleteObject, input: ({ md }) => ({ id: md, type: 'md' }) },
  view_change_log: {
    call: notifications.listNotifications,
    input: ({ company }) => ({ view: 'history', company_id: company }),
  },
  view_requested_changes: {
    call: notifications.listNotifications,
    input: ({ company }) => ({ view: 'forConfirmation', company_id: company }),
  },
  approve_requested_changes: { call: workflow.approveChange, input: () => ({ id: UNKNOWN_ID }) },
  reject_requested_changes: {
    call: workflow.denyChange,
    input: ({ deniable }) => ({ id: deniable, text: 'Not what was agreed upon' }),
  },
  view_subsidiary: { call: records.getSubsidiary, input: ({ subsidiary }) => ({ id: subsidiary }) },
  create_subsidiary: {
    call: records.createSubsidiary,
    input: ({ company }) => ({ company_id: company, name: 'Palmera Shipping Antilles' }),
  },
  update_subsidiary: {
    call: subsidiaries.editSubsidiary,
    input: ({ subsidiary }) => ({ _id: subsidiary, name: 'Palmera Trading Curaçao' }),
  },
  delete_subsidiary: { call: files.deleteObject, input: ({ subsidiary }) => ({ id: subsidiary, type: 'subsidiary' }) },
  upload_ubo_section_general: {
    call: documents.createFileSection,
    input: ({ company, ubo }) => ({ company_id: company, documentType: 'source_of_funds', ubo_related: ubo }),
  },
  upload_file_mbd_section: {
    call: documents.createFileSection,
    input: ({ company, official }) => ({ company_id: company, documentType: 'google_search', person: official }),
  },
  delete_ubo_section_files: {
    call: files.deleteObject,
    input: ({ ownersDocument }) => ({ id: ownersDocument, type: 'kyc_file' }),
  },
  delete_file_mbd_section: {
    call: files.deleteObject,
    input: ({ officialsDocument }) => ({ id: officialsDocument, type: 'kyc_file' }),
  },
  donwload_general_section: saving('general', 'view_general_section'),
  donwload_ubo_section_general: saving('ubo', 'view_ubo_section_general'),
  donwload_file_mbd_section: saving('mbd', 'view_mbd_section'),
  can_download_files: saving('general', 'view_general_section', 'donwload_general_section'),
  view_audit_section_comment: {
    call: records.getKycFile,
    input: ({ document }) => ({ id: document }),
    also: ['view_general_section'],
    role: 'COMPLIANCE_OFFICER',
    shows: ({ file }) => 'comment_compliance_officer' in (file as object),
  },
  edit_audit_section_comment: {
    call: documents.uploadComment,
    input: ({ document }) => ({ id: document, comment_structure: { ops: [{ insert: 'Looked at\n' }] } }),
    also: ['view_general_section', 'view_audit_section_comment'],
    role: 'COMPLIANCE_OFFICER',
  },
  world_search: {
    call: screenings.createScreening,
    input: () => ({
      company_id: UNKNOWN_ID,
      firstname: 'Maria',
      surname: 'Martina',
      dob: '1970-01-31',
      nationality: 'CW',
    }),
  },
  can_view_details: {
    call: notifications.getNotification,
    input: ({ change }) => ({ id: change }),
    also: ['view_requested_changes'],
  },
};

/** Keys whose calls are not there yet. */
export const LATER: readonly PermissionKey[] = ['view_chart', 'verify_report', 'view_document_history', 'view_wallet'];
