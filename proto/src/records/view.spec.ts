import { describe, expect, it } from '@jest/globals';
import { PERMISSION_KEYS, type PermissionKey } from '../permissions/keys.js';
import { ROLE_NAMES, type Role, roleDefaults } from '../permissions/roles.js';
import { newRecord, propose } from './changes.js';
import { definitions, KINDS } from './definitions.js';
import { type Reader, readable, readableOnly, view, writable } from './view.js';

const as = (role: Role, permissions: readonly PermissionKey[] = PERMISSION_KEYS): Reader => ({
  role,
  permissions: new Set(permissions),
});
const roles = (field: string, may: typeof readable): Role[] =>
  ROLE_NAMES.filter((role) => may('kyc_file', field, as(role)));

describe('comments of a document', () => {
  const everyone = ROLE_NAMES.filter((role) => role !== 'CLIENT');

  it('are read from the own level downwards; auditors and trust officers read all, clients none', () => {
    expect(roles('comment_data_handler', readable)).toEqual(everyone);
    expect(roles('comment_supervisor', readable)).toEqual(everyone.filter((role) => role !== 'DATA_CONTROLLER'));
    expect(roles('comment_compliance_officer', readable)).toEqual(
      everyone.filter((role) => role !== 'DATA_CONTROLLER' && role !== 'DATA_PROCESSOR'),
    );
  });

  it('are written by their level alone', () => {
    expect(roles('comment_data_handler', writable)).toEqual(['DATA_CONTROLLER']);
    expect(roles('comment_supervisor', writable)).toEqual(['DATA_PROCESSOR']);
    expect(roles('comment_compliance_officer', writable)).toEqual(['COMPLIANCE_OFFICER']);
  });

  it('need the audit keys at the level of compliance', () => {
    const officer = (permissions: PermissionKey[]) => as('COMPLIANCE_OFFICER', permissions);
    for (const field of ['comment_compliance_officer', 'sanctions_found_compliance', 'pep_comment_compliance']) {
      expect(readable('kyc_file', field, officer([]))).toBe(false);
      expect(readable('kyc_file', field, officer(['view_audit_section_comment']))).toBe(true);
      expect(writable('kyc_file', field, officer(['view_audit_section_comment']))).toBe(false);
      expect(writable('kyc_file', field, officer(['edit_audit_section_comment']))).toBe(true);
    }
  });

  it('examination 17: the Trust Officer reads the comments of all three levels', () => {
    const officer = as('TRUST_OFFICER', roleDefaults('TRUST_OFFICER'));
    for (const field of ['comment_data_handler', 'comment_supervisor', 'comment_compliance_officer'])
      expect(readable('kyc_file', field, officer)).toBe(true);
    expect(readable('kyc_file', 'sanctions_found_compliance', officer)).toBe(false);
  });
});

describe('world-check answers', () => {
  it.each([
    ['', ['ADMINISTRATOR', 'DATA_CONTROLLER', 'DATA_PROCESSOR', 'COMPLIANCE_OFFICER'], ['DATA_CONTROLLER']],
    ['_supervisor', ['ADMINISTRATOR', 'DATA_PROCESSOR', 'COMPLIANCE_OFFICER'], ['DATA_PROCESSOR']],
    ['_compliance', ['ADMINISTRATOR', 'COMPLIANCE_OFFICER'], ['COMPLIANCE_OFFICER']],
  ])('with suffix "%s" are shown to the three levels', (suffix, readers, writers) => {
    for (const name of ['sanctions_found', 'pep_comment', 'relevant_adverse_information_found']) {
      expect(roles(name + suffix, readable)).toEqual(readers);
      expect(roles(name + suffix, writable)).toEqual(writers);
    }
  });
});

describe('view', () => {
  it('lists every field of the kind, pending values where they wait', () => {
    const stored = propose(newRecord({ firstName: 'Ann' }, 'a'), { city: null }, 'b').stored;
    const seen = view('person', stored, as('CLIENT'));
    expect(Object.keys(seen)).toEqual(Object.keys(definitions.person.fields));
    expect(seen.firstName).toEqual({ value: null, new_value: 'Ann' });
    expect(seen.city).toEqual({ value: null });
  });

  it('shows that a value is to be emptied', () => {
    const stored = { fields: { city: { value: 'Ghent', base: 'Ghent', new_value: null, change: 'a' } } };
    expect(view('person', stored, as('CLIENT')).city).toEqual({ value: 'Ghent', new_value: null });
  });

  it('hides what the reader may not see, also in a change', () => {
    const stored = { fields: { listing_services: { value: 'Trust' }, activity: { value: 'Trade' } } };
    const reader = as('CLIENT', []);
    expect(view('company', stored, reader)).not.toHaveProperty('listing_services');
    expect(view('company', stored, as('CLIENT', ['view_listing_service']))).toHaveProperty('listing_services');
    expect(readableOnly('company', { listing_services: 1, activity: 2, nonsense: 3 }, reader)).toEqual({ activity: 2 });
  });

  it('leaves out the fields a document does not have, unless they hold something', () => {
    const facts = { today: '2026-01-01', documentType: 'passport_file' };
    const reader = as('ADMINISTRATOR');
    expect(Object.keys(view('kyc_file', { fields: {} }, reader, facts))).toEqual([
      'file',
      'comment_data_handler',
      'comment_supervisor',
      'comment_compliance_officer',
    ]);
    const odd = { fields: { bank_name: { value: 'ING Bank' } } };
    expect(view('kyc_file', odd, reader, facts)).toHaveProperty('bank_name');
  });

  it('never gives out anything that is not a field', () => {
    const stored = { fields: { secret: { value: 1 } } };
    for (const kind of KINDS) expect(view(kind, stored, as('ADMINISTRATOR'))).not.toHaveProperty('secret');
  });
});
