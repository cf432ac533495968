import { describe, expect, it } from '@jest/globals';
import iso from 'i18n-iso-countries/index.js';
import { COUNTRIES } from './countries.js';
import { countryCode, countryCodes } from './country-names.js';

describe('the countries people choose', () => {
  it('are those of ISO 3166, with Kosovo', () => {
    const known = [...new Set([...Object.keys(iso.getAlpha2Codes()), 'XK'])].sort();
    const chosen = COUNTRIES.map(({ code }) => code as string).sort();
    expect(known.filter((code) => !chosen.includes(code) && code !== 'XK')).toEqual([]);
    expect(chosen.filter((code) => !known.includes(code))).toEqual([]);
  });

  it('are found again by the names they are shown with', () => {
    const others = COUNTRIES.filter(({ code, name }) => countryCode(name) !== code);
    expect(others).toEqual([]);
  });
});

describe('a country on a list', () => {
  it.each([
    ['Syria', 'SY'],
    ['Syria.', 'SY'],
    ['DR Congo', 'CD'],
    ['Congo (Democratic Republic)', 'CD'],
    ['Congo, Republic of the', 'CG'],
    ['Cabo Verde', 'CV'],
    ['Guinea Bissau', 'GW'],
    ['North Macedonia, The Republic of', 'MK'],
    ['Republic of North Macedonia', 'MK'],
    ['The former Yugoslav Republic of Macedonia', 'MK'],
    ['Vatican', 'VA'],
    ['Holy See', 'VA'],
    ['Sint Maarten', 'SX'],
    ['Bonaire', 'BQ'],
    ['St. Kitts & Nevis', 'KN'],
    ['St. Vincent and Grenadines', 'VC'],
    ['Cote d Ivoire', 'CI'],
    ['Man, Isle of', 'IM'],
    ['Iraq (previous address)', 'IQ'],
    ['Russian Federation (as at November 2010)', 'RU'],
    ['Registration Korea, North', 'KP'],
    ['Region: West Bank', 'PS'],
    ['possibly Palestinian', 'PS'],
    ['Yemen; Secondary sanctions risk: section 1(b) of Executive Order 13224', 'YE'],
    ['China, Hong Kong Special Administrative Region', 'HK'],
  ])('%s is %s', (name, code) => {
    expect(countryCode(name)).toBe(code);
  });

  it('may be one of several', () => {
    expect(countryCodes('(1) Central African Republic. (2) South Sudan')).toEqual(['CF', 'SS']);
    expect(countryCodes('Iraq; Syria')).toEqual(['IQ', 'SY']);
    expect(countryCodes('Estonia, Russia')).toEqual(['EE', 'RU']);
    expect(countryCodes('Germany. Russia')).toEqual(['DE', 'RU']);
    expect(countryCodes('Korea, North')).toEqual(['KP']);
  });

  it('stays unknown where no country of today is meant', () => {
    for (const name of ['Netherlands Antilles', 'undetermined', 'Delaware', 'constructor', 'Ltd.'])
      expect(countryCode(name)).toBeUndefined();
  });
});
