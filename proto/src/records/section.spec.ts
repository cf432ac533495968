import { describe, expect, it } from '@jest/globals';
import type { Kind } from './definitions.js';
import { type Place, sectionOf } from './section.js';

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
});
