import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

countries.registerLocale(english);

const LOCAL_FORMS = [
  'schweiz',
  'deutschland',
  'rossii',
  'rossiya',
  'ukraina',
  'espana',
  'italia',
  'turkiye',
  'brasil',
  'suisse',
  'usa',
  'uk',
  'uae',
  'prc',
  'dprk',
  'korea',
  'america',
  'europe',
  'asia',
  'africa',
];

function singleWords(): string[] {
  const names = Object.values(countries.getNames('en', { select: 'all' })).flat();
  return names.map((name) => name.toLowerCase()).filter((name) => /^[a-z]+$/.test(name));
}

const COUNTRY_WORDS = new Set([...singleWords(), ...LOCAL_FORMS]);

/** A country's name in a company's name tells which branch it is, seldom which company. */
export function isCountryWord(word: string): boolean {
  return COUNTRY_WORDS.has(word);
}
