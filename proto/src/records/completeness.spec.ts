import { describe, expect, it } from '@jest/globals';
import { documentProgress, isFilled } from '../documents/completeness.js';
import { missingFields, requiredDocuments } from './completeness.js';
import type { Kind } from './definitions.js';
import type { Plain } from './model/json.js';

const facts = { today: '2026-01-01' };
const names = (kind: Kind, values: Plain, links = {}) =>
  missingFields(kind, values, { ...facts, links }).map(({ field }) => field);

describe('the dashboard', () => {
  const corporate = [
    'name',
    'risk_level',
    'previous_review_date',
    'next_review_date',
    'date_final_compliance_review',
    'current_fiscal_year',
    'last_annual_account_on_file',
    'last_filed_profit_tax_on_file',
    'extension_profit_tax',
  ];

  it('asks an onshore company for its list', () => {
    expect(names('company', { company_type: 'corporate', location_type: 'local' })).toEqual(corporate);
  });

  it('asks an offshore company for the general meeting too, and for the extension date with an extension', () => {
    const missing = names('company', {
      company_type: 'corporate',
      location_type: 'abroad',
      extension_profit_tax: 'YES',
    });
    expect(new Set(missing)).toEqual(
      new Set([
        ...corporate.filter((field) => field !== 'extension_profit_tax'),
        'last_board_meeting',
        'extension_up_till',
      ]),
    );
  });

  it('asks an account holder for its own, shorter list', () => {
    expect(names('company', { company_type: 'account_holder', account_holder_type: 'bank' })).toEqual([
      'first_name',
      'last_name',
      'risk_level',
      'previous_review_date',
      'next_review_date',
      'date_final_compliance_review',
    ]);
  });
});

describe('missing fields', () => {
  it('say what to provide', () => {
    const missing = missingFields('person', { location_type: 'abroad', firstName: 'Ann' }, facts);
    const message = (name: string) => missing.find(({ field }) => field === name)?.message;
    expect(message('firstName')).toBeUndefined();
    expect(message('lastName')).toBe('Last name is required');
    expect(message('dateIssued')).toBe('Please provide Date Issued');
    expect(message('secondPassportNumber')).toBe('Please provide ID Number');
    expect(message('city')).toBe('Please provide City');
    expect(message('address_line_2')).toBeUndefined();
  });

  it('follow the conditions', () => {
    expect(names('person', { location_type: 'local' })).not.toContain('secondPassportType');
    expect(names('ubo', {})).toContain('percentage_held');
    expect(names('ubo', {}, { share_holder_related: '1' })).not.toContain('percentage_held');
    expect(names('entity', { supervised: false })).not.toContain('supervised');
    expect(names('subsidiary', { name: 'A' })).toEqual(['last_annual_account_on_file']);
  });
});

describe('required documents', () => {
  const of = (kind: Kind, values: Plain, links = {}, residence?: string) =>
    requiredDocuments(kind, values, { ...facts, links }, residence);
  const OFFSHORE_ONLY = ['kyc-feeibtbvdna-3', 'kyc-mlibtdoea-4-1', 'kyc-ruling', 'kyc-dogmos-13'];

  it('of a company are fewer onshore', () => {
    const abroad = of('company', { company_type: 'corporate', location_type: 'abroad' });
    const local = of('company', { company_type: 'corporate', location_type: 'local' });
    expect(abroad).toHaveLength(18);
    expect(abroad.filter((type) => !local.includes(type))).toEqual(OFFSHORE_ONLY);
    expect(of('company', { company_type: 'account_holder' })).toEqual([]);
  });

  it('of a person depend on residence and on shares', () => {
    const everybody = ['passport_file', 'address_file', 'google_search', 'world_check'];
    expect(of('person', { location_type: 'local' }, { mbd_related: '1' })).toEqual(everybody);
    expect(of('person', { location_type: 'abroad' })).toContain('secondPassport_file');
    const owner = [...everybody, 'bank_reference_letter', 'source_of_funds', 'source_of_wealth'].sort();
    expect([...of('ubo', {})].sort()).toEqual(owner);
    expect([...of('person', {}, { share_holder_related: '1' })].sort()).toEqual(owner);
  });

  it('of an entity include the license only if supervised, abroad and not of a shareholder', () => {
    expect(of('entity', { supervised: true }, { mbd_related: '1' }, 'abroad')).toHaveLength(6);
    expect(of('entity', { supervised: false }, { mbd_related: '1' }, 'abroad')).not.toContain('entity_license');
    expect(of('entity', { supervised: true }, { mbd_related: '1' }, 'local')).not.toContain('entity_license');
    expect(of('entity', { supervised: true }, { share_holder_related: '1' }, 'abroad')).toHaveLength(5);
  });
});

describe('progress', () => {
  const file = { filename: 'a.pdf' };
  const ready = { documentType: 'kyc-oc-6', values: { file } };

  it('counts a document when it has its file and its fields', () => {
    expect(isFilled(ready)).toBe(true);
    expect(isFilled({ documentType: 'kyc-aoi-5', values: { file } })).toBe(false);
    expect(isFilled({ documentType: 'kyc-aoi-5', values: { file, dateIssued: '2025-01-01' } })).toBe(true);
    expect(isFilled({ documentType: 'kyc-aoi-5', values: { dateIssued: '2025-01-01' } })).toBe(false);
    expect(isFilled({ documentType: 'nonsense', values: { file } })).toBe(false);
  });

  it('has two decimals and counts what was begun', () => {
    expect(documentProgress(['kyc-oc-6', 'kyc-sr-7', 'kyc-sof-8'], [ready])).toEqual({
      filled: 1,
      needed: 3,
      percentage: 33.33,
    });
    const begun = { documentType: 'scfba', values: { bank_name: 'ING Bank' } };
    expect(documentProgress(['kyc-oc-6'], [ready, begun])).toEqual({ filled: 1, needed: 2, percentage: 50 });
    expect(documentProgress([], [])).toEqual({ filled: 0, needed: 0, percentage: 100 });
  });
});
