import { keyboardSlip, ocrSlip, times } from './slips.mjs';
import { SPELLINGS, wadeGiles } from './spellings.mjs';
import { HONORIFICS, LEGAL_FORMS, RANKS, RARE_HONORIFICS, VESSEL_PREFIXES } from './surroundings.mjs';

const PATRONYMIC = /(?:ovich|evich|ovna|evna|ich)$/i;
const HONORED = /^(?:dr|prof|general|sheikh|haji|mullah|maulavi)\b/i;
const upperFirst = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const isFrom = (card, ...codes) => [...card.nationalities, ...card.countries].some((code) => codes.includes(code));
const LATIN_AMERICA = ['CO', 'MX', 'VE', 'GT', 'HN', 'PE', 'EC', 'CU', 'PA', 'NI', 'SV', 'CR', 'AR', 'ES'];
const CYRILLIC_OR_ARABIC = 'RU UA BY IR IQ SY LB EG LY DZ SA YE PK AF SD'.split(' ');

/** The words of the name with one of them changed; a word of four letters or more, where there is one. */
function changed({ given, family, all }, random, change) {
  const long = all.filter((word) => word.length >= 4);
  const chosen = random.pick(long.length > 0 ? long : all);
  const swap = (words) => words.map((word) => (word === chosen ? change(word, random) : word));
  return { given: swap(given), family: swap(family) };
}

const slipOf = (slip) => (words, random) => changed(words, random, slip);
const twice = (slip) => (words, random) => {
  const once = changed(words, random, slip);
  return changed({ ...once, all: [...once.given, ...once.family] }, random, slip);
};

const spelledAs = (language) => (words, _, card) => {
  if (!isFrom(card, ...CYRILLIC_OR_ARABIC)) return undefined;
  const [given, family] = [words.given, words.family].map((side) => side.map(SPELLINGS[language]));
  return [...given, ...family].join(' ') === words.all.join(' ').toLowerCase() ? undefined : { given, family };
};

function gluedKorean({ given, family }, _, card) {
  const syllables = given.flatMap((word) => word.replace(/'/g, '').split('-'));
  if (!isFrom(card, 'KP') || family.length !== 1 || syllables.length !== 2) return undefined;
  return { given: [upperFirst(syllables.join('').toLowerCase())], family };
}

function inWadeGiles({ given, family }, _, card) {
  if (!isFrom(card, 'CN', 'HK', 'TW') || given.length !== 1 || family.length !== 1) return undefined;
  const [first, last] = [wadeGiles(given), wadeGiles(family)];
  const isSame = `${first?.[0]} ${last?.[0]}`.replace('-', '') === [...given, ...family].join(' ').toLowerCase();
  return first && last && !isSame ? { given: first, family: last } : undefined;
}

function glued({ given, family }, random) {
  const side = random.next() < 0.5 && given.length > 1 ? 'given' : 'family';
  const words = { given, family }[side];
  if (words.length > 1) {
    const joined = [words[0] + words[1].toLowerCase(), ...words.slice(2)];
    return { given, family, [side]: joined };
  }
  return given.length === 1
    ? { given: [], family: [given[0] + family[0].toLowerCase(), ...family.slice(1)] }
    : undefined;
}

const split = (word, random) => {
  const at = 2 + random.below(Math.max(1, word.length - 4));
  return `${word.slice(0, at)} ${word.slice(at)}`;
};

function withoutLastSurname({ given, family }, _, card) {
  return family.length === 2 && isFrom(card, ...LATIN_AMERICA) ? { given, family: family.slice(0, 1) } : undefined;
}

function withoutPatronymic({ given, family }) {
  const kept = given.filter((word) => !PATRONYMIC.test(word));
  return kept.length === 1 && kept.length < given.length ? { given: kept, family } : undefined;
}

const exchangedInitials = ({ given, family }) =>
  given.length === 2 && given.every((word) => word.length > 1)
    ? { given: [`${given[1][0]}.`, `${given[0][0]}.`], family }
    : undefined;

const before =
  (list) =>
  ({ given, family, all }, random) =>
    HONORED.test(all[0]) ? undefined : { given: [random.pick(list), ...given], family };
const behind =
  (list) =>
  ({ given, family }, random) => ({
    given,
    family: [...family, `${random.next() < 0.5 ? '' : ', '}${random.pick(list)}`.trim()],
    isWhole: true,
  });

/** Classes of people: what becomes of a listed name, whom it is made of, and what was wanted. */
export const PEOPLE = [
  { set: 'one keyboard slip', target: '>= 95 %', make: slipOf(keyboardSlip) },
  { set: 'two keyboard slips', target: '>= 80 %', make: twice(keyboardSlip) },
  { set: 'one misread shape (OCR)', target: '>= 92 %', make: slipOf(ocrSlip) },
  { set: 'two misread shapes', target: '>= 75 %', make: twice(ocrSlip) },
  { set: 'three slips in one word', target: '', make: slipOf(times(3, keyboardSlip)) },
  { set: 'first letter lost', target: '', make: slipOf((word) => upperFirst(word.slice(1))) },
  { set: 'initials exchanged', target: '', make: exchangedInitials },
  { set: 'words glued', target: '', make: glued },
  { set: 'word split', target: '', make: slipOf((word, random) => (word.length >= 5 ? split(word, random) : word)) },
  { set: 'Korean given name written together', target: '>= 95 %', top10: '>= 98 %', make: gluedKorean },
  { set: 'Wade-Giles', target: '', make: inWadeGiles },
  ...Object.keys(SPELLINGS).map((language) => ({ set: `${language} spelling`, target: '', make: spelledAs(language) })),
  { set: 'honorific before the name', target: '', make: before(HONORIFICS) },
  { set: 'rare honorific before the name', target: '', make: before(RARE_HONORIFICS) },
  { set: 'rank or office behind the name', target: '', make: behind(RANKS) },
  { set: 'patronymic left out', target: '', make: withoutPatronymic },
  { set: 'second surname left out', target: '', make: withoutLastSurname },
];

/** Other people whose names resemble a listed one: they must not alert on that card. */
export const OTHER_PEOPLE = [
  {
    set: 'only given name and patronymic',
    make: ({ given }) =>
      given.length === 2 && PATRONYMIC.test(given[1])
        ? { given: given.slice(0, 1), family: given.slice(1) }
        : undefined,
  },
  {
    set: 'one other word of three or more',
    make: ({ given, family }, _random, _card, other) =>
      given.length >= 2 && family.length === 1 && other.family.length === 1
        ? { given, family: other.family }
        : undefined,
  },
];

/** Endings that say what kind of company it is, and a number or series. */
const FORM =
  /[\s,.]+(?:LLC|LTD|LIMITED|INC|CORP|S\.?A|GMBH|AG|OOO|JSC|S\. DE R\.L\. DE C\.V|S\.A\. DE C\.V|CO|COMPANY|LTDA)\.?$/i;
const ROMAN = ['II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'XI', 'XII'];

function otherNumber(name, random) {
  const number = /\b(\d{1,4})\b(?!.*\d)/.exec(name);
  if (number) {
    const other = String(Number(number[1]) + 1 + random.below(8));
    return name.slice(0, number.index) + other + name.slice(number.index + number[1].length);
  }
  const roman = /\b(II|III|IV|VI|VII|VIII|IX|XI|XII)$/.exec(name);
  return roman ? name.slice(0, roman.index) + random.pick(ROMAN.filter((one) => one !== roman[1])) : undefined;
}

export const ORGANISATIONS = [
  {
    set: 'legal form of another language',
    target: '',
    make: (name, random) => {
      const bare = name.replace(FORM, '');
      return bare === name ? `${name} ${random.pick(LEGAL_FORMS)}` : bare;
    },
  },
  {
    set: 'one keyboard slip, organisations',
    target: '',
    make: (name, random) => (name.length > 8 ? keyboardSlip(name, random) : undefined),
  },
  {
    set: 'one misread shape, organisations',
    target: '',
    make: (name, random) => (name.length > 8 ? ocrSlip(name, random) : undefined),
  },
];
export const OTHER_ORGANISATIONS = [{ set: 'another number or series', make: otherNumber }];

export const VESSELS = [
  {
    set: 'vessel with prefix and IMO number',
    target: '',
    make: (name, random, card) => {
      const imo = card.identifiers.find(
        ({ type, value }) => /imo|vessel registration/i.test(type) && /\d{7}/.test(value),
      );
      const number = /\d{7}/.exec(imo?.value ?? '')?.[0];
      return `${random.pick(VESSEL_PREFIXES)} ${name}${number ? `${random.pick([' IMO ', ' (IMO ', ', IMO No. '])}${number}` : ''}`;
    },
  },
  {
    set: 'one keyboard slip, vessels',
    target: '',
    make: (name, random) => (name.length > 6 ? keyboardSlip(name, random) : undefined),
  },
];
export const OTHER_VESSELS = [{ set: 'another number, vessels', make: otherNumber }];
