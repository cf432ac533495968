import { describe, expect, it } from '@jest/globals';
import { PERMISSION_KEYS, type PermissionKey } from '../permissions/keys.js';
import { roleDefaults } from '../permissions/roles.js';
import { forbiddenFields, keyOf, mayDo } from './access.js';

const writer = (...keys: PermissionKey[]) => ({ role: 'DATA_CONTROLLER' as const, permissions: new Set(keys) });

it('decides the key of every act', () => {
  expect(keyOf('update', { kind: 'person', section: 'mbd' })).toBe('create_mbd_section');
  expect(keyOf('remove', { kind: 'person', section: 'mbd' })).toBe('delete_mbd_section');
  expect(keyOf('remove', { kind: 'kyc_file', section: 'mbd' })).toBe('delete_file_mbd_section');
  expect(keyOf('create', { kind: 'kyc_file', section: 'general' })).toBe('upload_general_section');
  expect(keyOf('download', { kind: 'kyc_file', section: 'ubo' })).toBe('donwload_ubo_section_general');
  expect(keyOf('update', { kind: 'subsidiary', section: 'subsidiary' })).toBe('update_subsidiary');
  expect(keyOf('update', { kind: 'transaction_profile', section: 'transaction' })).toBe('update_dashboard');
});

it('asks for no key but that one', () => {
  const ubo = { kind: 'ubo', section: 'ubo' } as const;
  expect(mayDo(writer('delete_ubo_section_general'), 'remove', ubo)).toBe(true);
  expect(mayDo(writer('delete_ubo_section_files'), 'remove', ubo)).toBe(false);
});

describe('forbiddenFields', () => {
  const document = { kind: 'kyc_file', section: 'general' } as const;
  const client = { kind: 'company', section: 'dashboard' } as const;

  it('lets a compliance officer comment where only others upload', () => {
    const officer = { role: 'COMPLIANCE_OFFICER' as const, permissions: new Set(roleDefaults('COMPLIANCE_OFFICER')) };
    const names = ['comment_compliance_officer', 'comment_supervisor', 'dateIssued'];
    expect(forbiddenFields(officer, document, names)).toEqual(['comment_supervisor', 'dateIssued']);
  });

  it('lets nobody comment who does not see the section', () => {
    const keys = roleDefaults('DATA_PROCESSOR').filter((key) => key !== 'view_general_section');
    const supervisor = { role: 'DATA_PROCESSOR' as const, permissions: new Set(keys) };
    expect(forbiddenFields(supervisor, document, ['comment_supervisor'])).toEqual(['comment_supervisor']);
  });

  it('takes the listing of services by its own key alone', () => {
    const names = ['listing_services', 'activity'];
    expect(forbiddenFields(writer('update_listing_service'), client, names)).toEqual(['activity']);
    expect(forbiddenFields(writer('update_dashboard'), client, names)).toEqual(['listing_services']);
    expect(forbiddenFields(writer(...PERMISSION_KEYS), client, names)).toEqual([]);
    expect(forbiddenFields(writer(), client, names)).toEqual(names);
  });
});
