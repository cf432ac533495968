import { describe, expect, it } from '@jest/globals';
import { PERMISSION_KEYS, type PermissionKey } from '../permissions/keys.js';
import { roleDefaults } from '../permissions/roles.js';
import type { Kind } from './definitions.js';
import { forbiddenFields, type Place, permissionFor, sectionOf } from './section.js';

const holder = { company: { company_type: 'account_holder' } };

describe('the section of a record', () => {
  it.each<[Kind, Place, string]>([
    ['company', {}, 'dashboard'],
    ['person', { links: { mbd_related: '1' } }, 'mbd'],
    ['person', { links: { ubo_related: '1' } }, 'ubo'],
    ['person', { links: { share_holder_related: '1' } }, 'ubo'],
    ['entity', { links: { mbd_related: '1' } }, 'mbd'],
    ['entity', { links: { share_holder_related: '1' } }, 'ubo'],
    ['ubo', {}, 'ubo'],
    ['shareholder', {}, 'ubo'],
    ['shareholder', { links: { mbd_related: '1' } }, 'mbd'],
    ['md', { links: { share_holder_related: '1' } }, 'mbd'],
    ['subsidiary', {}, 'subsidiary'],
    ['account_number', {}, 'transaction'],
    ['transaction_profile', { links: { account_number_id: '1' } }, 'transaction'],
    ['kyc_file', {}, 'general'],
    ['kyc_file', holder, 'ubo'],
    ['kyc_file', { links: { person: '1' }, owner: 'mbd' }, 'mbd'],
    ['kyc_file', { links: { legalEntity: '1' }, owner: 'ubo' }, 'ubo'],
    ['kyc_file', { links: { ubo_related: '1' } }, 'ubo'],
    ['kyc_file', { links: { subsidiary_id: '1' } }, 'subsidiary'],
  ])('%s %j lies in %s', (kind, place, section) => {
    expect(sectionOf(kind, place)).toBe(section);
  });

  it('decides the key of every act', () => {
    const official = { links: { mbd_related: '1' } };
    expect(permissionFor('person', 'update', official)).toBe('create_mbd_section');
    expect(permissionFor('person', 'remove', official)).toBe('delete_mbd_section');
    expect(permissionFor('kyc_file', 'remove', { links: { person: '1' }, owner: 'mbd' })).toBe(
      'delete_file_mbd_section',
    );
    expect(permissionFor('kyc_file', 'create', {})).toBe('upload_general_section');
    expect(permissionFor('kyc_file', 'download', { links: { ubo_related: '1' } })).toBe('donwload_ubo_section_general');
    expect(permissionFor('subsidiary', 'update')).toBe('update_subsidiary');
    expect(permissionFor('transaction_profile', 'update')).toBe('update_dashboard');
  });
});

describe('forbiddenFields', () => {
  it('lets a compliance officer comment where only others upload', () => {
    const officer = { role: 'COMPLIANCE_OFFICER' as const, permissions: new Set(roleDefaults('COMPLIANCE_OFFICER')) };
    const names = ['comment_compliance_officer', 'comment_supervisor', 'dateIssued'];
    expect(forbiddenFields('kyc_file', names, {}, officer)).toEqual(['comment_supervisor', 'dateIssued']);
  });

  it('takes the listing of services by its own key alone', () => {
    const writer = (...keys: PermissionKey[]) => ({ role: 'DATA_CONTROLLER' as const, permissions: new Set(keys) });
    const names = ['listing_services', 'activity'];
    expect(forbiddenFields('company', names, {}, writer('update_listing_service'))).toEqual(['activity']);
    expect(forbiddenFields('company', names, {}, writer('update_dashboard'))).toEqual(['listing_services']);
    expect(forbiddenFields('company', names, {}, writer(...PERMISSION_KEYS))).toEqual([]);
    expect(forbiddenFields('company', names, {}, writer())).toEqual(names);
  });
});
