// The package's own entry registers all its languages; we read English names.
import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { COUNTRIES } from './countries.js';

countries.registerLocale(english);

/** Names lists use that the ISO tables do not know: short forms, historic states, adjectives. */
const OTHER_NAMES: Record<string, string> = {
  'democratic people’s republic of korea': 'KP',
  "democratic people's republic of korea": 'KP',
  dprk: 'KP',
  'north korea': 'KP',
  'korea, north': 'KP',
  'republic of korea': 'KR',
  'south korea': 'KR',
  'korea, south': 'KR',
  korea: 'KR',
  'democratic republic of the congo': 'CD',
  'congo, democratic republic of the': 'CD',
  'congo (democratic republic)': 'CD',
  'democratic republic of congo': 'CD',
  drc: 'CD',
  zaire: 'CD',
  'republic of the congo': 'CG',
  congo: 'CG',
  'united republic of tanzania': 'TZ',
  'syrian arab republic': 'SY',
  syria: 'SY',
  'libyan arab jamahiriya': 'LY',
  'islamic republic of iran': 'IR',
  'iran (islamic republic of)': 'IR',
  'russian federation': 'RU',
  ussr: 'RU',
  'soviet union': 'RU',
  'former ussr': 'RU',
  yugoslavia: 'RS',
  serbia: 'RS',
  'serbia and montenegro': 'RS',
  'bosnia-herzegovina': 'BA',
  'bosnia & herzegovina': 'BA',
  'west bank': 'PS',
  gaza: 'PS',
  'region: gaza': 'PS',
  palestinian: 'PS',
  palestine: 'PS',
  'state of palestine': 'PS',
  'palestinian territory': 'PS',
  'occupied palestinian territories': 'PS',
  'cote d’ivoire': 'CI',
  "cote d'ivoire": 'CI',
  "côte d'ivoire": 'CI',
  'ivory coast': 'CI',
  burma: 'MM',
  'czech republic': 'CZ',
  'cape verde': 'CV',
  'cabo verde': 'CV',
  'congo, dem. rep.': 'CD',
  'dr congo': 'CD',
  'd.r. congo': 'CD',
  'congo, republic of the': 'CG',
  'guinea bissau': 'GW',
  macedonia: 'MK',
  'republic of north macedonia': 'MK',
  'former yugoslav republic of macedonia': 'MK',
  'east timor': 'TL',
  swaziland: 'SZ',
  'viet nam': 'VN',
  laos: 'LA',
  brunei: 'BN',
  'the gambia': 'GM',
  'gambia, the': 'GM',
  'bahamas, the': 'BS',
  'the bahamas': 'BS',
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  'united kingdom of great britain and northern ireland': 'GB',
  usa: 'US',
  'united states': 'US',
  'u.s.': 'US',
  uae: 'AE',
  micronesia: 'FM',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  taiwan: 'TW',
  kosovo: 'XK',
  crimea: 'UA',
  moldova: 'MD',
  transnistria: 'MD',
  abkhazia: 'GE',
  'south ossetia': 'GE',
  'vatican city': 'VA',
  vatican: 'VA',
  'holy see': 'VA',
  'sint maarten': 'SX',
  'sint maarten (dutch part)': 'SX',
  bonaire: 'BQ',
  'sint eustatius': 'BQ',
  saba: 'BQ',
  'bonaire, sint eustatius and saba': 'BQ',
  'caribbean netherlands': 'BQ',
  'trinidad and tobago': 'TT',
  trinidad: 'TT',
  tobago: 'TT',
  'cote d ivoire': 'CI',
  'isle of man': 'IM',
  'man, isle of': 'IM',
  palau: 'PW',
  'republic of palau': 'PW',
  'antigua and barbuda': 'AG',
  'sao tome and principe': 'ST',
  'saint kitts and nevis': 'KN',
  'saint vincent and the grenadines': 'VC',
  'saint vincent and grenadines': 'VC',
  'saint lucia': 'LC',
  'palestinian territories': 'PS',
  'northern gaza': 'PS',
  'north gaza': 'PS',
  'northern mali': 'ML',
  'hong kong special administrative region': 'HK',
  'china, hong kong special administrative region': 'HK',
  'former soviet union': 'RU',
  // Spelt so on the lists themselves.
  belrus: 'BY',
  'repubic of moldova': 'MD',
  'virgin islands, british': 'VG',
  'british virgin islands': 'VG',
  turkiye: 'TR',
  türkiye: 'TR',
  afghan: 'AF',
  algerian: 'DZ',
  american: 'US',
  belarusian: 'BY',
  british: 'GB',
  chinese: 'CN',
  congolese: 'CD',
  egyptian: 'EG',
  french: 'FR',
  georgian: 'GE',
  german: 'DE',
  indonesian: 'ID',
  iranian: 'IR',
  iraqi: 'IQ',
  israeli: 'IL',
  jordanian: 'JO',
  kenyan: 'KE',
  lebanese: 'LB',
  libyan: 'LY',
  malian: 'ML',
  moroccan: 'MA',
  nigerian: 'NG',
  'north korean': 'KP',
  pakistani: 'PK',
  philippine: 'PH',
  filipino: 'PH',
  polish: 'PL',
  russian: 'RU',
  rwandan: 'RW',
  saudi: 'SA',
  'saudi arabian': 'SA',
  serbian: 'RS',
  somali: 'SO',
  'south african': 'ZA',
  sudanese: 'SD',
  syrian: 'SY',
  tajik: 'TJ',
  tunisian: 'TN',
  turkish: 'TR',
  ukrainian: 'UA',
  uzbek: 'UZ',
  venezuelan: 'VE',
  yemeni: 'YE',
  yemen: 'YE',
  zimbabwean: 'ZW',
  palestinians: 'PS',
};

/** Codes of states that no longer exist, and of the lists' own, to the code used today. */
const OTHER_CODES: Record<string, string> = {
  SU: 'RU',
  SUHH: 'RU',
  YU: 'RS',
  YUCS: 'RS',
  CS: 'CZ',
  CSHH: 'CZ',
  CSXX: 'RS',
  DD: 'DE',
  DDDE: 'DE',
  ZR: 'CD',
  TP: 'TL',
  BU: 'MM',
  UK: 'GB',
  EL: 'GR',
  KV: 'XK',
};

/** The names that people choose from. */
const SHOWN = new Map(COUNTRIES.map(({ code, name }) => [name.toLowerCase(), code]));

const REMEMBERED = 5_000;
const byText = new Map<string, string | undefined>();

/** What everything inherits, such as `constructor`, is no country. */
const own = (table: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A name as lists write it around the name: notes behind it, "Region:" before it, "St." for "Saint". */
const bare = (text: string): string =>
  text
    .replace(/;.*$/s, '')
    .replace(/\s*\((?:previous address|as at [^)]*)\)$/i, '')
    .replace(/^(?:region:|registration|possibly)\s+/i, '')
    .replace(/, the republic of$/i, '')
    .replace(/^st\.? /i, 'saint ')
    .replace(/ & /g, ' and ')
    .trim();

function lookUp(text: string): string | undefined {
  const plain = bare(text);
  return named(text) ?? (plain === text ? undefined : named(plain));
}

function named(text: string): string | undefined {
  const lower = text.toLowerCase().replace(/\s+/g, ' ').replace(/^the /, '');
  const other = own(OTHER_NAMES, lower) ?? own(OTHER_NAMES, text.toLowerCase()) ?? SHOWN.get(lower);
  if (other) return other;
  const upper = text.toUpperCase();
  const coded = own(OTHER_CODES, upper);
  if (coded) return coded;
  if (/^[A-Z]{2}$/.test(upper)) return countries.isValid(upper) || upper === 'XK' ? upper : undefined;
  if (/^[A-Z]{3}$/.test(upper) && countries.alpha3ToAlpha2(upper)) return countries.alpha3ToAlpha2(upper);
  return countries.getAlpha2Code(text, 'en') ?? countries.getAlpha2Code(lower, 'en');
}

/** ISO 3166 alpha-2 of a country's name, nationality or code; undefined when it names none that is known. */
export function countryCode(text: string): string | undefined {
  const clean = text
    .replace(/^\(\d+\)\s*/, '')
    .trim()
    .replace(/[.;]+$/, '');
  if (clean === '') return undefined;
  if (byText.size > REMEMBERED) byText.clear();
  if (!byText.has(clean)) byText.set(clean, lookUp(clean));
  return byText.get(clean);
}

/** Of the texts asked lately, those that name no country that is known: what a list says and this table does not. */
export const unknownCountries = (): string[] =>
  [...byText].flatMap(([text, code]) => (code === undefined ? [text] : []));

/** Several countries in one field: "(1) Iraq (2) Syria", "Iraq; Syria", "Iraq/Syria", "Estonia, Russia", "Germany. Russia". */
export function countryCodes(text: string): string[] {
  const whole = countryCode(text);
  if (whole && !text.includes(';')) return [whole];
  const parts = text.split(/\(\d+\)|[;/]|[.,]\s|\s+and\s+/).map((part) => countryCode(part));
  return [...new Set(parts.filter((code) => code !== undefined))];
}
