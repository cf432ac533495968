import { describe, expect, it } from '@jest/globals';
import { intakeOf } from './intake.js';
import { LIKELY, matched } from './matching.js';

const ANA = {
  full_name: 'Ana Maria van der Berg',
  date_of_birth: '1980-02-03',
  place_of_birth: 'NL',
  residential_address: 'Kaya 12\nWillemstad\nCuraçao',
  identity_document: 'id_card',
  identity_document_number: 'NX-998877665',
  issuing_state: 'The Netherlands',
  amount_of_shares_holding: 25,
  politically_exposed_person: 'NO',
};

describe('What an element of a form is in the client file', () => {
  it('a shareholder is an individual holding with the person behind it', () => {
    expect(intakeOf('shareholder', ANA)).toEqual({
      kind: 'ubo',
      values: {
        firstName: 'Ana Maria',
        lastName: 'van der Berg',
        dateOfBirth: '1980-02-03',
        placeofBirth: 'Netherlands',
        address_line_1: 'Kaya 12, Willemstad',
        address_line_2: 'Curaçao',
        secondPassportType: 'id_card',
        secondPassportNumber: 'NX-998877665',
        secondPassportCountry: 'NL',
        location_type: 'abroad',
      },
      holding: {
        kind: 'shareholder',
        link: 'share_holder_related',
        of: { shareholder_type: 'person' },
        values: { percentage_held: 25 },
      },
      left: ['politically_exposed_person'],
    });
  });

  it('a beneficiary holds the share itself', () => {
    const { kind, values, holding, left } = intakeOf('beneficiary', { full_name: 'Bo', amount_of_shares_holding: 40 });
    expect({ kind, values, holding, left }).toEqual({
      kind: 'ubo',
      values: { firstName: null, lastName: 'Bo', percentage_held: 40 },
      holding: undefined,
      left: [],
    });
  });

  it('the company keeps what the file has no place for in the form', () => {
    const { values, left } = intakeOf('company', {
      company_name: 'Coral Bay N.V.',
      registration_number: '1',
      tax_id: '9',
    });
    expect(values).toEqual({ name: 'Coral Bay N.V.', chamber_of_commerce: '1' });
    expect(left).toEqual(['tax_id']);
  });
});

describe('Whether it is somebody that the file knows', () => {
  const { values } = intakeOf('shareholder', ANA);
  it.each([
    ['the same number, whatever its dashes', { passportNumber: 'nx998877665' }, 60, ['same_number']],
    [
      'name and birth date',
      { firstName: 'Ana  María', lastName: 'Van der Berg', dateOfBirth: '1980-02-03' },
      75,
      ['same_name', 'same_birth_date'],
    ],
    [
      'a namesake born on another day',
      { firstName: 'Ana Maria', lastName: 'van der Berg', dateOfBirth: '1990-02-03' },
      10,
      ['same_name', 'other_birth_date'],
    ],
    ['part of the name', { firstName: 'Ana', lastName: 'Berg' }, 25, ['similar_name']],
    ['somebody else', { firstName: 'Carl', lastName: 'Holm' }, 0, []],
  ])('%s', (_, filed, score, reasons) => {
    expect(matched(values, filed)).toEqual({ score, reasons });
  });

  it('a company is known by its name', () => {
    expect(matched({ name: 'Ironbark N.V.' }, { name: 'IRONBARK N.V.' }).score).toBeGreaterThanOrEqual(LIKELY);
  });
});
