import { countryCodes, unknownCountries } from '../../../proto/dist/rules/country-names.js';

/**
 * Why a word in a country's place names no country of today.
 * @type {[RegExp, string][]}
 */
const EXPLAINED = [
  [/^(?:undetermined|none identified|unknown)$/i, 'says that it is not known'],
  [/^(?:Netherlands Antilles|AN)$/, 'dissolved in 2010 into several countries and parts of one'],
  [/^Region: (?:Kafia Kingi|Jammu and Kashmir)$/, 'claimed by several countries'],
  [/^Region: Commonwealth of Independent States$/, 'several countries'],
  [/^(?:Delaware|Texas|Florida|Connecticut|NM|Jalisco|Moscow)$/, 'a state or city behind a document number'],
  [/^\d+$/, 'part of a document number'],
];

/** Every country word of the lists read so far that maps to nothing, with the reason where there is one. */
export function countryWordRows() {
  return unknownCountries()
    .filter((text) => countryCodes(text).length === 0)
    .map((text) => ({
      'country word': text,
      why: EXPLAINED.find(([pattern]) => pattern.test(text))?.[1] ?? 'NOT EXPLAINED',
    }));
}
