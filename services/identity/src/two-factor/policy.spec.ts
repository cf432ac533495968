import { ROLE_NAMES } from '@dossier/proto/permissions/roles';
import { describe, expect, it } from '@jest/globals';
import { isRequired } from './policy.js';

const two_factor = { exempt: false, last_step: 0 };
const required = (mode: 'all' | 'privileged' | 'off') =>
  ROLE_NAMES.filter((type) => isRequired(mode, { type, is_super_user: false, two_factor }));

describe('who must have a second factor', () => {
  it('follows the setting', () => {
    expect(required('all')).toEqual(ROLE_NAMES);
    expect(required('privileged')).toEqual(['ADMINISTRATOR', 'COMPLIANCE_OFFICER']);
    expect(required('off')).toEqual([]);
    expect(isRequired('privileged', { is_super_user: true, two_factor })).toBe(true);
  });

  it('is never somebody exempt', () => {
    expect(
      isRequired('all', { type: 'ADMINISTRATOR', is_super_user: false, two_factor: { ...two_factor, exempt: true } }),
    ).toBe(false);
  });
});
