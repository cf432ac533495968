import { describe, expect, it } from '@jest/globals';
import { sayAll } from '../texts/phrase.js';
import { checkEdit, type EditContext, normalise } from './check.js';
import type { Kind } from './definitions.js';
import type { Plain } from './model/json.js';

const today = '2026-06-15';
const errors = (kind: Kind, edit: Plain, context: Partial<EditContext> = {}): Record<string, string> =>
  sayAll(checkEdit(kind, normalise(edit), { today, values: {}, ...context }));

describe('an edit of a person', () => {
  it('passes with good values', () => {
    expect(
      errors('person', {
        firstName: 'Amélie',
        lastName: 'Çelik-Ödegård',
        title: 'Registered Agent',
        dateOfBirth: '1972-02-29',
        passportNumber: 'NX123',
        passportCountry: 'CW',
        dateIssued: today,
        dateExpiry: today,
        tinNumber: '1234567890',
        address_line_1: 'Schottegatweg Oost 10',
        city: 'Willemstad',
        zip: '12345',
      }),
    ).toEqual({});
  });

  it.each([
    ['firstName', 'Al', 'Name must be from 3 to 100 characters long'],
    ['firstName', null, 'First name is required'],
    ['lastName', '   ', 'Last name is required'],
    ['firstName', 7, 'Please provide a text'],
    ['firstName', 'Ann\u0000a', 'Character 4 is invisible (U+0000). Please remove it'],
    ['dateOfBirth', '2026-06-16', 'Date of birth cannot be in the future'],
    ['dateOfBirth', '1971-02-29', 'Please provide a date like 2026-01-31'],
    ['dateOfBirth', '1971-2-9', 'Please provide a date like 2026-01-31'],
    ['dateIssued', '2026-06-16', 'Date Issued cannot be in the future'],
    ['dateExpiry', '2026-06-14', 'Date Expiry cannot be in the past'],
    ['passportNumber', 'NX12', 'Passport number must be at least 5 characters long'],
    ['passportCountry', 'XX', 'Please select a country'],
    ['passportCountry', 'toString', 'Please select a country'],
    ['tinNumber', '12345678ab', 'TIN Number should contain only numbers'],
    ['tinNumber', '123456789', 'TIN Number should be exactly 10 characters long'],
    ['address_line_1', 'Short street 1', 'Address must be from 15 to 100 characters long'],
    ['city', 'Ip', 'City must be from 3 to 255 characters long'],
    ['zip', '1234', 'Zip must be exactly 5 characters long'],
    ['title', 'King', 'Please select one of: Director, Secretary, MD, Registered Agent'],
    ['placeofBirth', 'x'.repeat(2001), 'Input too long'],
    ['nickname', 'Bob', 'This field does not exist'],
    ['constructor', 'Bob', 'This field does not exist'],
  ])('names what is wrong with %s = %p', (field, value, message) => {
    const values = { firstName: 'Anna', lastName: 'Leeuw' };
    expect(errors('person', { [field]: value } as Plain, { values })).toEqual({ [field]: message });
  });

  it('is not fooled by a field called __proto__', () => {
    const edit = JSON.parse('{"__proto__": "x"}') as Plain;
    expect(Object.entries(errors('person', edit))).toEqual([['__proto__', 'This field does not exist']]);
  });

  it('may clear what is not required', () => {
    expect(
      errors('person', { tinNumber: '', city: null }, { values: { tinNumber: '1234567890', city: 'Ghent' } }),
    ).toEqual({});
  });

  it('takes the second document only from a non-resident', () => {
    const second = { secondPassportType: 'id_card', secondPassportNumber: '123456789' };
    const refused = {
      secondPassportType: 'This field does not apply here',
      secondPassportNumber: 'This field does not apply here',
    };
    expect(errors('person', second)).toEqual(refused);
    expect(errors('person', second, { values: { location_type: 'local' } })).toEqual(refused);
    expect(errors('person', second, { values: { location_type: 'abroad' } })).toEqual({});
    expect(errors('person', { ...second, location_type: 'abroad' })).toEqual({});
    expect(errors('person', { secondPassportNumber: '12345678' }, { values: { location_type: 'abroad' } })).toEqual({
      secondPassportNumber: 'ID Number should be at least 9 characters long',
    });
  });

  it("takes back unchanged what today's limits would refuse", () => {
    const values = { dateExpiry: '2020-01-01', firstName: 'Bo' };
    expect(errors('person', values, { values })).toEqual({});
    expect(errors('person', { dateExpiry: '2020-01-02' }, { values })).toHaveProperty('dateExpiry');
  });
});

describe('percentages', () => {
  it.each([
    [null, undefined, 'Percentage of shares held is required'],
    ['12', undefined, 'Please provide a number'],
    [Number.NaN, undefined, 'Please provide a number'],
    [-0.01, undefined, 'Percentage of shares held must be greater than 0'],
    [100.01, undefined, 'Percentage of shares held must be less than 100'],
    [25.1, 25, 'Percentage of shares held must be less than 25%'],
    [25, 25, undefined],
    [100, 100, undefined],
    [0, 0, undefined],
  ])('%p with %p remaining: %p', (value, remaining, message) => {
    const values = { percentage_held: 50 };
    const context = { values, ...(remaining === undefined ? {} : { remaining }) };
    expect(errors('shareholder', { percentage_held: value } as Plain, context).percentage_held).toBe(message);
  });

  it('are unknown to a kind without shares', () => {
    expect(errors('person', { percentage_held: 10 })).toEqual({ percentage_held: 'This field does not exist' });
  });
});

describe('an edit of the company review', () => {
  const corporate = { company_type: 'corporate', name: 'Acme' };

  it('keeps the type of client', () => {
    expect(errors('company', { company_type: 'account_holder' }, { values: corporate })).toEqual({
      company_type: 'This value cannot be changed',
    });
  });

  it('takes the fiscal year only when it is not the calendar year', () => {
    const edit = { fiscal_year_starts_on: '2025-07-01', fiscal_year_ending_on: '2026-06-30' };
    expect(Object.keys(errors('company', edit, { values: corporate }))).toEqual(Object.keys(edit));
    expect(errors('company', edit, { values: { ...corporate, annual_account_conform_calendar_year: 'NO' } })).toEqual(
      {},
    );
  });

  it('takes the extension date only with an extension', () => {
    expect(errors('company', { extension_up_till: '2027-01-01' }, { values: corporate })).toHaveProperty(
      'extension_up_till',
    );
    expect(
      errors('company', { extension_up_till: '2027-01-01', extension_profit_tax: 'YES' }, { values: corporate }),
    ).toEqual({});
  });

  it('refuses another next review date than the automatic one', () => {
    const values = {
      ...corporate,
      next_review_date_type: 'automatic',
      previous_review_date: '2024-02-29',
      risk_level: 'high',
    };
    expect(errors('company', { next_review_date: '2025-03-01' }, { values })).toEqual({
      next_review_date: 'This date is calculated from the previous review date and the risk level',
    });
    expect(errors('company', { next_review_date: '2025-02-28' }, { values })).toEqual({});
    expect(errors('company', { next_review_date: '2025-03-01', next_review_date_type: 'manual' }, { values })).toEqual(
      {},
    );
  });

  it('offers the years of the specification', () => {
    for (const year of [2020, 2035, 2038, 2024.5, '2024']) {
      expect(errors('company', { current_fiscal_year: year }, { values: corporate })).toEqual({
        current_fiscal_year: 'Please select a year',
      });
    }
    expect(errors('company', { current_fiscal_year: 2037 }, { values: corporate })).toEqual({});
  });

  it.each([
    [{ company_type: 'corporate' }, { name: 'Name is required', location_type: 'Company type is required' }],
    [{}, { company_type: 'Client Type is required' }],
    [
      { company_type: 'account_holder' },
      {
        account_holder_type: 'Client Type type is required',
        first_name: 'First Name is required',
        last_name: 'Last Name is required',
      },
    ],
    [{ company_type: 'account_holder', account_holder_type: 'pention', first_name: 'Li', last_name: 'Wu' }, {}],
    [{ company_type: 'corporate', name: 'X', location_type: 'local' }, {}],
    [
      { company_type: 'corporate', name: 'X', location_type: 'local', first_name: 'Li' },
      { first_name: 'This field does not apply here' },
    ],
  ])('is created from %p', (values, expected) => {
    expect(errors('company', values, { creating: true })).toEqual(expected);
  });
});

describe('an edit of a document', () => {
  const on = (documentType: string, edit: Plain, values: Plain = {}) =>
    errors('kyc_file', edit, { documentType, values });

  it('takes the fields that its type has', () => {
    expect(on('kyc-aoi-5', { dateIssued: '2025-01-01' })).toEqual({});
    expect(on('kyc-oc-6', { dateIssued: '2025-01-01' })).toEqual({ dateIssued: 'This field does not apply here' });
    expect(on('passport_file', { sanctions_found: 'NO' })).toEqual({
      sanctions_found: 'This field does not apply here',
    });
    expect(on('world_check', { sanctions_found: 'NO', pep_found_compliance: 'YES' })).toEqual({});
    expect(on('scfba', { bank_name: 'ING' })).toEqual({ bank_name: 'Bank name must be at least 5 characters' });
    expect(on('scfba', { bank_name: '' }, { bank_name: 'ING Bank' })).toEqual({ bank_name: 'Bank name is required' });
  });

  it('wants annual accounts of no later year than the fiscal year they close', () => {
    expect(on('kyc-aa-y1-12', { year: 2025, fiscal_year_ending_on: '2024-12-31' })).toEqual({
      year: 'Years do not match',
    });
    expect(on('kyc-aa-y1-12', { year: 2024, fiscal_year_ending_on: '2024-12-31' })).toEqual({});
    expect(on('kyc-aa-y1-12', { year: 2025 }, { fiscal_year_ending_on: '2024-12-31' })).toEqual({
      year: 'Years do not match',
    });
    const wrongBefore = { year: 2025, fiscal_year_ending_on: '2024-12-31' };
    expect(on('kyc-aa-y1-12', { comment_data_handler: { ops: [{ insert: 'x' }] } }, wrongBefore)).toEqual({});
  });

  it.each([
    ['text', 'hello'],
    ['media', { ops: [{ insert: { image: 'x' } }] }],
    ['a script link', { ops: [{ insert: 'x', attributes: { link: 'javascript:alert(1)' } }] }],
    ['a nested attribute', { ops: [{ insert: 'x', attributes: { bold: { a: 1 } } }] }],
    ['more than 20,000 characters', { ops: [{ insert: 'x'.repeat(20_001) }] }],
    [
      'a mountain of formatting',
      { ops: Array.from({ length: 5_000 }, () => ({ insert: 'x', attributes: { bold: true } })) },
    ],
  ])('refuses %s as a comment', (_, comment) => {
    expect(on('passport_file', { comment_data_handler: comment })).toEqual({
      comment_data_handler: 'Please provide a text',
    });
  });

  it('takes a file only from an upload', () => {
    const file = { filename: 'a.pdf', filesize: 1, serverName: 'a', uploadDate: '2026-01-01T00:00:00Z' };
    const context = { documentType: 'passport_file' };
    expect(errors('kyc_file', { file }, context)).toEqual({ file: 'Please upload the file itself' });
    expect(errors('kyc_file', { file: null }, { ...context, values: { file } })).toEqual({
      file: 'Please upload the file itself',
    });
    expect(errors('kyc_file', { file }, { ...context, upload: true })).toEqual({});
    expect(errors('kyc_file', { file: { filename: 'x' } }, { ...context, upload: true })).toEqual({
      file: 'Please attach a file',
    });
  });
});

it('hides the supervised question for a shareholder', () => {
  expect(errors('entity', { supervised: true })).toEqual({});
  expect(errors('entity', { supervised: 'yes' })).toEqual({ supervised: 'Please select one of: true, false' });
  expect(errors('entity', { supervised: true }, { links: { share_holder_related: 'a' } })).toHaveProperty('supervised');
});

it('normalises what people leave empty', () => {
  expect(normalise({ a: ' x ', b: '', c: { ops: [{ insert: ' \n' }] }, d: 0, e: false, f: null })).toEqual({
    a: 'x',
    b: null,
    c: null,
    d: 0,
    e: false,
    f: null,
  });
});
