import { joinCompounds } from './arabic-compounds.js';
import { cleanText, dropPoints } from './clean.js';
import { legalFormAt } from './legal-forms.js';
import { unmixAlphabets } from './lookalikes.js';
import { numbersToDigits } from './number-words.js';
import {
  canonicalWord,
  isCompoundHead,
  isGeneric,
  isParticle,
  isTitle,
  isVesselTitle,
  KIND,
  type Kind,
  ROLE,
  type Role,
} from './part-kinds.js';
import { romanise } from './romanise.js';
import { ORIGIN, type Origin } from './scripts.js';

export type Subject = 'person' | 'organisation' | 'vessel' | 'other';

/** One word of a name, ready to compare: lower-case a-z and 0-9 only. A legal form's text is its group. */
export type NamePart = { text: string; kind: Kind; role: Role; origin: Origin };
export type ParsedName = { parts: NamePart[]; subject: Subject };

type Raw = { words: string[]; role: Role; origin: Origin };

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

function prepare(text: string, subject: Subject): string {
  const clean = dropPoints(unmixAlphabets(cleanText(text.slice(0, MAX_TEXT))))
    .replace(/%/g, 'percent')
    .replace(/(?<=\p{N})(?=percent)/gu, ' ')
    .replace(/'s\b/gi, 's')
    .replace(/(?<=[\p{L}\p{N}])'(?=\p{L})/gu, '')
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
    return { words, role, origin: isForeignDotted ? ORIGIN.syllabic : origin };
  });
}

/** "SURNAME, Given names" tells family from given; other commas only separate. */
function rawWords(text: string, subject: Subject): Raw[] {
  const comma = text.indexOf(',');
  const isInverted =
    subject === 'person' && comma > 0 && comma === text.lastIndexOf(',') && !GENERATION.test(text.slice(comma + 1));
  if (!isInverted) return rawSegment(text, ROLE.unknown, subject);
  return [
    ...rawSegment(text.slice(0, comma), ROLE.family, subject),
    ...rawSegment(text.slice(comma + 1), ROLE.given, subject),
  ];
}

function personKind(word: string): Kind {
  if (word.length === 1 && word >= 'a') return KIND.initial;
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
    words.map((text) => ({ text, kind: personKind(text), role, origin })),
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
  return parts;
}

/** A legal form at the end of a person's name ("Maduro LLC") says nothing about the person. */
function dropTrailingForm(raws: Raw[]): Raw[] {
  const last = raws.at(-1)?.words.join('');
  return raws.length > 2 && last && ['llc', 'ltd', 'sa', 'gmbh', 'inc', 'ooo', 'co'].includes(last)
    ? raws.slice(0, -1)
    : raws;
}

/** Titles and particles speak only beside other words; alone they are the name. */
function keepMeaning(parts: NamePart[]): NamePart[] {
  if (parts.some((part) => part.kind === KIND.word || part.kind === KIND.generic || part.kind === KIND.number))
    return parts;
  return parts.map((part) =>
    part.kind === KIND.title || part.kind === KIND.particle ? { ...part, kind: KIND.word } : part,
  );
}

/** Takes a written name apart into comparable parts. Empty `parts` when nothing readable is left. */
export function parseName(text: string, subject: Subject): ParsedName {
  const raws = rawWords(prepare(text, subject), subject);
  const parts = subject === 'person' ? personParts(compound(dropTrailingForm(raws))) : otherParts(raws, subject);
  return { parts: keepMeaning(parts).slice(0, MAX_PARTS), subject };
}

/** Arabic compounds are joined within one role, so that a family name never swallows a given name. */
function compound(raws: Raw[]): Raw[] {
  const out: Raw[] = [];
  for (let at = 0; at < raws.length; ) {
    const { role, origin } = raws[at]!;
    let end = at;
    while (end < raws.length && raws[end]!.role === role && raws[end]!.origin === origin) end += 1;
    out.push({ words: joinCompounds(raws.slice(at, end).flatMap((raw) => raw.words)), role, origin });
    at = end;
  }
  return out;
}

/** A person given as separate fields: the roles are known. */
export function parsePersonFields(givenNames: string, surname: string): ParsedName {
  const given = compound(rawSegment(prepare(givenNames, 'person'), ROLE.given, 'person'));
  const family = compound(rawSegment(prepare(surname, 'person'), ROLE.family, 'person'));
  return { parts: keepMeaning(personParts([...given, ...family])).slice(0, MAX_PARTS), subject: 'person' };
}
