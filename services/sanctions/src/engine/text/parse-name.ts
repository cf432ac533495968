import { joinCompounds } from './arabic-compounds.js';
import { cleanText, dropPoints } from './clean.js';
import { legalFormAt } from './legal-forms.js';
import { unmixAlphabets } from './lookalikes.js';
import { numbersToDigits } from './number-words.js';
import { muteOwnAcronym } from './own-acronym.js';
import {
  canonicalWord,
  isCompoundHead,
  isGeneric,
  isNameParticle,
  isNameTitle,
  isParticle,
  isTitle,
  isVesselTitle,
  KIND,
  type Kind,
  leadsOn,
  ROLE,
  type Role,
} from './part-kinds.js';
import { romanise, romaniseForeign } from './romanise.js';
import { ORIGIN, type Origin } from './scripts.js';

export type Subject = 'person' | 'organisation' | 'vessel' | 'other';

/** One word of a name, ready to compare: lower-case a-z and 0-9 only. A legal form's text is its group. */
export type NamePart = { text: string; kind: Kind; role: Role; origin: Origin };
/** `others` are further readings of the same text: a short Chinese word may be a native name or a foreign one spelled by sound. */
export type ParsedName = { parts: NamePart[]; subject: Subject; others?: NamePart[][] };

/** Every reading as a name of its own, the likeliest first. */
export const readingsOf = ({ parts, subject, others = [] }: ParsedName): ParsedName[] =>
  [parts, ...others].map((reading) => ({ parts: reading, subject }));

type Raw = { words: string[]; role: Role; origin: Origin; written: string };

/** Longer names are cut: nobody has them, and work per query stays bounded. */
const MAX_TEXT = 400;
const MAX_PARTS = 24;
const GLUED_CASE = /(?<=\p{Ll}{2})(?=\p{Lu}\p{L})/u;
const KEEPS_INNER_CAPITAL = /^(?:Mc|Mac|De|Di|Da|La|Le|Lo|Du|Van|Von|Fitz|Al|El|Abu)\p{Lu}/u;
const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
};
const GENERATION = /^\s*(?:jr|sr|ii|iii|iv|inc|ltd|llc|co|corp|s\.?a|gmbh)\b/i;

function splitGluedCase(word: string): string[] {
  if (KEEPS_INNER_CAPITAL.test(word) || !GLUED_CASE.test(word)) return [word];
  return word.split(GLUED_CASE);
}

/** Letters a person's name spells with digits ("Ig0r"); a word of digits alone stays a number. */
function unmaskDigits(word: string): string {
  const letters = word.replace(/[^\p{L}]/gu, '').length;
  return letters >= 2 && /[0-9@$]/.test(word) ? word.replace(/[0-9@$]/g, (sign) => LEET[sign] ?? sign) : word;
}

/** Single letters with dots or blanks between them are one abbreviation ("A.B.C.", "o.O.O."). */
function joinSpelledOut(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){1,}\p{L}(?![\p{L}\p{N}])\.?/gu,
    (run) => `${run.replace(/[.\s]/g, '')} `,
  );
}

/** "M/V", "F/V", "LPG/C": the kind of ship, in front of its name. */
const SHIP_PREFIX = /^\s*([a-z]{1,3})\s?[/.]\s?([a-z])\b[./]?/i;
/** A ship's number for life is no word of its name. */
const IMO = /[\s,(-]*\bIMO\b(?:\s*(?:no\.?|number))?[\s:.#]*(\d{7})\)?/i;

/** The IMO number that stands within a ship's name, or undefined. */
export const imoIn = (text: string): string | undefined => IMO.exec(text)?.[1];

function prepare(given: string, subject: Subject): string {
  const text = subject === 'vessel' ? given.replace(IMO, ' ').replace(SHIP_PREFIX, '$1$2 ') : given;
  const clean = dropPoints(unmixAlphabets(cleanText(text.slice(0, MAX_TEXT))))
    .replace(/%/g, 'percent')
    .replace(/(?<=\p{N})(?=percent)/gu, ' ')
    .replace(/'s\b/gi, 's')
    .replace(/(?<=[\p{L}\p{N}])(?<!\p{Script=Hebrew})'(?=\p{L})/gu, '')
    .replace(/[&+]/g, ' and ');
  return subject === 'person' ? clean : joinSpelledOut(clean);
}

/** Chinese and Japanese put a dot between the parts of a foreigner's name. */
const FOREIGN_DOT = /[·・•]/u;
const SEPARATORS = /[\s\-‐-―_.,;:/\\()[\]{}"«»“”„!?|·・•*#=<>~^]+/u;

function writtenWords(text: string, subject: Subject): string[] {
  const words = text.split(SEPARATORS).flatMap((word) => splitGluedCase(word));
  return (subject === 'person' ? words.map(unmaskDigits) : words).filter((word) => word !== '' && word !== "'");
}

function rawSegment(text: string, role: Role, subject: Subject): Raw[] {
  const written = writtenWords(text, subject);
  const isForeignDotted = FOREIGN_DOT.test(text);
  return written.map((word) => {
    const { words, origin } = romanise(word, written.length === 1 && subject === 'person' && role === ROLE.unknown);
    return { words, role, origin: isForeignDotted ? ORIGIN.syllabic : origin, written: word };
  });
}

/** "…, Jr.", "…, Chairman", "…, Minister of Defence": what stands behind the comma is no given name. */
function isBehindName(text: string): boolean {
  const words = text.toLowerCase().split(SEPARATORS).filter(Boolean);
  const of = words.findIndex(leadsOn);
  const head = of < 0 ? words : words.slice(0, of);
  return GENERATION.test(text) || (head.length > 0 && head.every(isTitle));
}

/** "SURNAME, Given names" tells family from given; other commas only separate. */
function rawWords(text: string, subject: Subject): Raw[] {
  const comma = text.indexOf(',');
  const isInverted =
    subject === 'person' && comma > 0 && comma === text.lastIndexOf(',') && !isBehindName(text.slice(comma + 1));
  if (!isInverted) return rawSegment(text, ROLE.unknown, subject);
  return [
    ...rawSegment(text.slice(0, comma), ROLE.family, subject),
    ...rawSegment(text.slice(comma + 1), ROLE.given, subject),
  ];
}

/** One letter that stands for a whole sign (이, 吴) is no abbreviation. */
const abbreviates = (origin: Origin): boolean => origin === ORIGIN.latin || origin === ORIGIN.romanised;

function personKind(word: string, origin: Origin): Kind {
  if (word.length === 1 && word >= 'a') return abbreviates(origin) ? KIND.initial : KIND.word;
  if (isTitle(word)) return KIND.title;
  if (isParticle(word)) return KIND.particle;
  if (isCompoundHead(word)) return KIND.generic;
  return /^\d+$/.test(word) ? KIND.number : KIND.word;
}

function otherKind(word: string, subject: Subject): Kind {
  if (/^\d+$/.test(word)) return KIND.number;
  if (subject === 'vessel' && isVesselTitle(word)) return KIND.title;
  if (isParticle(word)) return KIND.particle;
  return isGeneric(word) ? KIND.generic : KIND.word;
}

function personParts(raws: Raw[]): NamePart[] {
  return raws.flatMap(({ words, role, origin }) =>
    words.map((text) => ({ text, kind: personKind(text, origin), role, origin })),
  );
}

function otherParts(raws: Raw[], subject: Subject): NamePart[] {
  const origin = Math.max(ORIGIN.latin, ...raws.map((raw) => raw.origin)) as Origin;
  const words = numbersToDigits(raws.flatMap((raw) => raw.words)).map(canonicalWord);
  const parts: NamePart[] = [];
  for (let at = 0; at < words.length; ) {
    const form = subject === 'vessel' ? undefined : legalFormAt(words, at);
    const text = form ? form.group : words[at]!;
    parts.push({ text, kind: form ? KIND.form : otherKind(text, subject), role: ROLE.unknown, origin });
    at += form?.length ?? 1;
  }
  return subject === 'organisation' ? muteOwnAcronym(parts) : parts;
}

/** A legal form at the end of a person's name ("Maduro LLC") says nothing about the person. */
function dropTrailingForm(raws: Raw[]): Raw[] {
  const last = raws.at(-1)?.words.join('');
  return raws.length > 2 && last && ['llc', 'ltd', 'sa', 'gmbh', 'inc', 'ooo', 'co'].includes(last)
    ? raws.slice(0, -1)
    : raws;
}

const isOf =
  (...kinds: Kind[]) =>
  ({ kind }: NamePart): boolean =>
    kinds.includes(kind);
const isSubstance = isOf(KIND.word, KIND.generic, KIND.number);

/** Titles and particles speak only beside other words; alone they are the name. */
function keepMeaning(parts: NamePart[]): NamePart[] {
  if (parts.some(isSubstance)) return parts;
  return parts.map((part) => (isOf(KIND.title, KIND.particle)(part) ? { ...part, kind: KIND.word } : part));
}

/** One vowel or one run of them: what a syllable of Chinese, Korean, Vietnamese or Burmese is in Latin letters. */
const SYLLABLE = /^[^aeiouy]*[aeiouy]+[^aeiouy]{0,2}$/;
const isSyllable = (word: string): boolean => word.length <= 6 && SYLLABLE.test(word);

/**
 * A particle leads on to the word behind it, so what stands last is none, nor the only given name, nor the first word
 * where such a word is a name elsewhere, nor anything in a name of syllables (Wang Bin, Ben Carson, Kim An Na).
 */
function isNameAfterAll(part: NamePart, at: number, parts: NamePart[]): boolean {
  if (at === lastInSpeech(parts)) return true;
  if (!isNameParticle(part.text)) return false;
  const others = parts.filter((other) => other !== part);
  return (
    (at === 0 && part.role !== ROLE.family) ||
    others.every(({ text, kind }) => isSyllable(text) && kind !== KIND.title) ||
    (part.role === ROLE.given && others.every(({ role }) => role !== ROLE.given))
  );
}

/** "LADEN, Usama bin" is said with the family name last. */
function lastInSpeech(parts: NamePart[]): number {
  const family = parts.map(({ role }) => role).lastIndexOf(ROLE.family);
  return family >= 0 ? family : parts.length - 1;
}

function nameParticles(parts: NamePart[]): NamePart[] {
  if (parts.length < 2) return parts;
  return parts.map((part, at) =>
    part.kind === KIND.particle && isNameAfterAll(part, at, parts) ? { ...part, kind: KIND.word } : part,
  );
}

/** A title that is a name as often counts as one where it ends the name, or where there are not two other words. */
function nameTitles(parts: NamePart[]): NamePart[] {
  const isEnough = parts.filter(isSubstance).length >= 2;
  const last = lastInSpeech(parts);
  const endsName = (at: number): boolean => at === last && parts[at - 1]?.kind !== KIND.title;
  return parts.map((part, at) =>
    part.kind === KIND.title && isNameTitle(part.text) && (!isEnough || endsName(at))
      ? { ...part, kind: KIND.word }
      : part,
  );
}

/** "…, Minister of Defence": behind a name of two words, what a title leads on to belongs to it. */
function officesBehind(parts: NamePart[]): NamePart[] {
  const from = parts.findIndex(
    (part, at) =>
      part.kind === KIND.title &&
      parts.slice(0, at).filter(isSubstance).length >= 2 &&
      leadsOn(parts[at + 1]?.text ?? ''),
  );
  return from < 0 ? parts : parts.map((part, at) => (at > from ? { ...part, kind: KIND.title } : part));
}

const isNative = ({ origin }: { origin: Origin }): boolean => origin === ORIGIN.pinyin || origin === ORIGIN.korean;
/** One sign is a native word; foreign names take two at least. */
const LEAST_SIGNS = 2;

/** The same words read as a foreign name that the script spells by sound; undefined where that cannot be. */
function foreignReading(raws: Raw[]): NamePart[] | undefined {
  if (!raws.some(isNative) || raws.some(({ written }) => [...written].length < LEAST_SIGNS)) return undefined;
  return personParts(
    raws.map((raw) => (isNative(raw) ? { ...raw, words: romaniseForeign(raw.written), origin: ORIGIN.syllabic } : raw)),
  );
}

function personName(raws: Raw[]): ParsedName {
  const parts = keepMeaning(nameTitles(officesBehind(nameParticles(personParts(compound(raws)))))).slice(0, MAX_PARTS);
  const other = foreignReading(raws);
  return { parts, subject: 'person', ...(other && { others: [other.slice(0, MAX_PARTS)] }) };
}

/** Takes a written name apart into comparable parts. Empty `parts` when nothing readable is left. */
export function parseName(text: string, subject: Subject): ParsedName {
  const raws = rawWords(prepare(text, subject), subject);
  if (subject === 'person') return personName(dropTrailingForm(raws));
  return { parts: keepMeaning(otherParts(raws, subject)).slice(0, MAX_PARTS), subject };
}

/** Arabic compounds are joined within one role, so that a family name never swallows a given name. */
function compound(raws: Raw[]): Raw[] {
  const out: Raw[] = [];
  for (let at = 0; at < raws.length; ) {
    const { role, origin, written } = raws[at]!;
    let end = at;
    while (end < raws.length && raws[end]!.role === role && raws[end]!.origin === origin) end += 1;
    out.push({ words: joinCompounds(raws.slice(at, end).flatMap((raw) => raw.words)), role, origin, written });
    at = end;
  }
  return out;
}

/** A person given as separate fields: the roles are known. */
export function parsePersonFields(givenNames: string, surname: string): ParsedName {
  return personName([
    ...rawSegment(prepare(givenNames, 'person'), ROLE.given, 'person'),
    ...rawSegment(prepare(surname, 'person'), ROLE.family, 'person'),
  ]);
}
