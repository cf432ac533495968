import { describe, expect, it } from '@jest/globals';
import { workflow } from '../texts/workflow.js';
import { newRecord } from './changes.js';
import { comparison } from './comparison.js';
import { display } from './display.js';
import { labelOf } from './label.js';
import type { Json } from './model/json.js';
import { auditSentence } from './sentence.js';
import { titleOf } from './title.js';

const delta = (text: string): Json => ({ ops: [{ insert: text, attributes: { bold: true } }, { insert: '\n' }] });

describe('display', () => {
  it.each([
    ['company', 'account_holder_type', 'pention', 'Pension'],
    ['company', 'location_type', 'abroad', 'Offshore'],
    ['person', 'location_type', 'abroad', 'Non-resident'],
    ['md', 'entity_type', 'entity', 'Legal entity'],
    ['shareholder', 'shareholder_type', 'entity', 'Corporate'],
    ['shareholder', 'percentage_held', 33.34, '33.34%'],
    ['person', 'dateOfBirth', '1972-02-09', '09/02/1972'],
    ['person', 'passportCountry', 'CW', 'Curaçao'],
    ['person', 'passportCountry', 'XX', 'XX'],
    ['entity', 'supervised', false, 'No'],
    ['subsidiary', 'comment', delta('Late'), 'Late'],
    ['subsidiary', 'last_annual_account_on_file', 2024, '2024'],
    ['kyc_file', 'file', { filename: 'passport.pdf' }, 'passport.pdf'],
    ['transaction_profile', 'monthly_frequency_of_transaction_incoming', 'less_than_10', 'Up to 10'],
    ['person', 'title', 'King', 'King'],
    ['person', 'city', null, ''],
  ] as const)('%s %s %p is %p', (kind, field, value, shown) => {
    expect(display(kind, field, value)).toBe(shown);
  });
});

describe('labels', () => {
  it('follow the record', () => {
    const holder = (account_holder_type?: string) => ({
      company: { company_type: 'account_holder', ...(account_holder_type ? { account_holder_type } : {}) },
    });
    expect(labelOf('account_number', 'account_number', {}, holder('player'))).toBe('Player ID');
    expect(labelOf('account_number', 'account_number', {}, holder())).toBe('Account Holder Number');
    expect(labelOf('person', 'secondPassportNumber', { secondPassportType: 'driver_license' })).toBe(
      'Driver license Number',
    );
    expect(labelOf('person', 'secondPassportNumber')).toBe('Document Number');
    expect(labelOf('kyc_file', 'dateIssued', {}, { documentType: 'kyc-reftcoc-5-2' })).toBe('Incorporation Date');
    expect(labelOf('kyc_file', 'dateIssued', {}, { documentType: 'kyc-aoi-5' })).toBe('Issue Date');
    expect(labelOf('kyc_file', 'pep_found_supervisor')).toBe('PEP found (supervisor)');
    expect(labelOf('company', 'sanction_screening_available')).toBe('Allow sanction screening via third party API');
  });
});

describe('comparison', () => {
  it('has changed rows and those with a value, in the order of the form', () => {
    const rows = comparison(
      'person',
      { city: { current: 'Ghent', new: null }, firstName: { current: null, new: 'Ann' } },
      { lastName: 'Lee', zip: null },
    );
    expect(rows).toEqual([
      { field: 'firstName', label: 'First Name', before: '', after: 'Ann', changed: true },
      { field: 'lastName', label: 'Last Name', before: 'Lee', after: 'Lee', changed: false },
      { field: 'city', label: 'City', before: 'Ghent', after: '', changed: true },
    ]);
  });
});

describe('auditSentence', () => {
  const { sentence, outcome } = workflow;

  it('names the record and its changed fields in the order of the form', () => {
    const change = { kind: 'person', actionType: 'change', fields: ['city', 'unknown', 'firstName'] } as const;
    expect(auditSentence(change)).toBe(sentence.change('Person', 'First Name, City, unknown'));
  });

  it('ends with the outcome in brackets', () => {
    const change = { kind: 'md', actionType: 'remove', fields: [] } as const;
    expect(auditSentence({ ...change, actionTaken: 'cascade_deleted' })).toMatch(/ \(Changes were not applied\)$/);
    expect(auditSentence({ ...change, actionTaken: 'approved' })).toBe(
      `${sentence.remove('Managing Director', '')} ${outcome.approved}`,
    );
    expect(auditSentence({ ...change, actionTaken: null })).toBe(sentence.remove('Managing Director', ''));
  });

  it('calls a document by its title', () => {
    const change = {
      kind: 'kyc_file',
      actionType: 'add',
      fields: ['dateIssued'],
      documentType: 'kyc-reftcoc-5-2',
    } as const;
    expect(auditSentence(change)).toBe(
      sentence.add('Recent Extract from the Chamber of Commerce', 'Incorporation Date'),
    );
  });

  it.each([
    ['pention', 'Pension Number'],
    ['insurance', 'Policy Number'],
    ['player', 'Player ID'],
    [undefined, 'Account Holder Number'],
  ])('calls the number of a client of type %s a %s', (account_holder_type, label) => {
    const change = { kind: 'account_number', actionType: 'change', fields: ['account_number'] } as const;
    const company = { company_type: 'account_holder', ...(account_holder_type ? { account_holder_type } : {}) };
    expect(auditSentence({ ...change, company })).toContain(`changed: ${label}`);
  });
});

describe('titleOf', () => {
  it('is what people know a record by', () => {
    expect(titleOf('person', newRecord({ firstName: 'Ann', lastName: 'Lee' }, 'a'))).toBe('Ann Lee');
    expect(titleOf('company', { fields: { name: { value: 'Acme', new_value: 'Apex', change: 'a' } } })).toBe('Acme');
    expect(titleOf('company', { fields: { first_name: { value: 'Li' }, last_name: { value: 'Wu' } } })).toBe('Li Wu');
    expect(titleOf('shareholder', { fields: { shareholder_type: { value: 'entity' } } })).toBe(
      'Shareholder (Corporate)',
    );
    expect(titleOf('md', { fields: {} })).toBe('Managing Director');
    expect(titleOf('kyc_file', { fields: {} }, 'scfba')).toBe('Signature Card for Bank Account');
    expect(titleOf('kyc_file', { fields: {} })).toBe('Document');
  });
});
