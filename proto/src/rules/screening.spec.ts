import { describe, expect, it } from '@jest/globals';
import { sayAll } from '../texts/phrase.js';
import { dayOf, screeningErrors, screeningSubject } from './screening.js';

const TODAY = '2026-11-21';
const whole = { firstname: 'Maria', surname: 'Li', dob: '1980-02-29', nationality: 'NL' };

describe('a screening request', () => {
  it('names every missing field in the documented words', () => {
    expect(sayAll(screeningErrors({}, TODAY))).toEqual({
      firstname: 'First name must be at least 3 characters',
      surname: 'Surname must be at least 2 characters',
      dob: 'Date of birth is required',
      nationality: 'Nationality is required',
    });
  });

  it('counts characters after trimming', () => {
    expect(sayAll(screeningErrors({ ...whole, firstname: ' Al ', surname: ' L ' }, TODAY))).toEqual({
      firstname: 'First name must be at least 3 characters',
      surname: 'Surname must be at least 2 characters',
    });
    expect(sayAll(screeningErrors(whole, TODAY))).toEqual({});
  });

  it('refuses a day that does not exist or lies ahead', () => {
    expect(screeningErrors({ ...whole, dob: '1981-02-29' }, TODAY)).toHaveProperty('dob');
    expect(screeningErrors({ ...whole, dob: '2026-11-22' }, TODAY)).toHaveProperty('dob');
    expect(sayAll(screeningErrors({ ...whole, dob: TODAY }, TODAY))).toEqual({});
  });

  it('asks of an organisation only its name', () => {
    expect(sayAll(screeningErrors({ type: 'organisation', name: 'AB' }, TODAY))).toEqual({
      name: 'Name must be at least 3 characters',
    });
    expect(sayAll(screeningErrors({ type: 'organisation', name: 'ABC' }, TODAY))).toEqual({});
  });
});

describe('what is kept of it', () => {
  it('is trimmed, with the birth date as a day', () => {
    expect(screeningSubject({ ...whole, firstname: ' Maria ', dob: '1980-02-29T22:00:00.000Z' })).toEqual({
      type: 'person',
      firstname: 'Maria',
      surname: 'Li',
      dob: '1980-02-29',
      nationality: 'NL',
    });
    expect(dayOf('29.02.1980')).toBeUndefined();
  });

  it('leaves out what an organisation does not have', () => {
    expect(screeningSubject({ ...whole, type: 'organisation', name: 'Acme B.V.' })).toEqual({
      type: 'organisation',
      name: 'Acme B.V.',
      nationality: 'NL',
    });
  });
});
