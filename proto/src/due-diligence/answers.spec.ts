import { describe, expect, it } from '@jest/globals';
import { say, sayAll } from '../texts/phrase.js';
import { answerErrors, answerOf, changedAnswers, missingAnswers, settled } from './answers.js';
import { ELEMENT_TYPES, elementFields, FATCA_FIELDS, nameFieldOf } from './elements.js';

const TODAY = '2026-11-22';
const errorsOf = (type: (typeof ELEMENT_TYPES)[number], edit: Record<string, string | number | null>) =>
  sayAll(answerErrors(elementFields(type), edit, TODAY));

describe('the answers of a due diligence', () => {
  it.each([
    ['shareholder', { identity_document_number: '12345678' }, 'ID Number should be at least 9 characters long'],
    ['director', { date_of_issue: '2026-11-23' }, 'Date Issued cannot be in the future'],
    ['director', { date_of_expiry: '2026-11-21' }, 'Date Expiry cannot be in the past'],
    ['beneficiary', { contact_email_address: 'nobody' }, 'Email is not valid'],
    ['beneficiary', { contact_phone_number: '123456' }, 'Phone number is not valid'],
    ['beneficiary', { contact_phone_number: '123456789012345' }, 'Phone number is not valid'],
    ['company', { company_name: 'Short' }, 'Name must be from 8 to 200 characters long'],
    ['shareholder', { amount_of_shares_holding: -1 }, 'Please provide a number'],
    ['shareholder', { place_of_birth: 'Atlantis' }, 'Please select a country'],
    ['director', { amount_of_shares_holding: 10 }, 'This field does not exist'],
    ['director', { constructor: 'x' }, 'This field does not exist'],
  ] as const)('of a %s: %j is told %s', (type, edit, sentence) => {
    expect(Object.values(errorsOf(type, edit))).toEqual([sentence]);
  });

  it('take a phone number as people write it, a full ID number and the day itself', () => {
    const edit = {
      contact_phone_number: '+599 (9) 461-1234',
      identity_document_number: '123456789',
      date_of_issue: TODAY,
      date_of_expiry: TODAY,
      contact_email_address: 'ana@example.com',
    };
    expect(errorsOf('beneficiary', edit)).toEqual({});
  });

  it('are asked for in the words of their field', () => {
    const missing = missingAnswers(elementFields('shareholder'), { full_name: 'Ana Pietersz' });
    expect(missing.full_name).toBeUndefined();
    expect(say(missing.identity_document_number!)).toBe('Please provide ID Number');
    expect(say(missing.date_of_issue!)).toBe('Please provide Date Issued');
    expect(say(missing.issuing_state!)).toBe('Please provide a value');
    expect(Object.keys(missingAnswers(FATCA_FIELDS, {}))).toHaveLength(3);
    expect(missingAnswers(elementFields('company'), {}).license_number).toBeUndefined();
  });

  it('are changed only by what says something else', () => {
    const stands = { full_name: { value: 'Ana', new_value: 'Anna' }, issuing_state: { value: 'NL' } };
    expect(changedAnswers(stands, { full_name: ' Anna ', issuing_state: 'NL' })).toEqual({});
    expect(changedAnswers(stands, { full_name: '', issuing_state: 'CW' })).toEqual({
      full_name: null,
      issuing_state: 'CW',
    });
  });

  it('stand once staff has decided', () => {
    const answers = { a: { value: 1, new_value: 2 }, b: { value: 3 }, c: { value: 4, new_value: null } };
    expect(settled(answers)).toEqual({ a: { value: 2 }, b: { value: 3 }, c: { value: null } });
    expect(answerOf(answers.c)).toBeNull();
    expect(answerOf(undefined)).toBeNull();
  });

  it('name a company or a person in every element', () => {
    expect(ELEMENT_TYPES.map(nameFieldOf)).toEqual([
      'company_name',
      'company_name',
      'full_name',
      'company_name',
      'full_name',
      'full_name',
    ]);
  });
});
