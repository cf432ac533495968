import { areEquivalent } from '../text/equivalents.js';
import { ORIGIN, type Origin } from '../text/scripts.js';
import { chineseSpellings } from '../text/wade-giles.js';
import { soundDistance } from './distance.js';
import { encodeSounds } from './letter-codes.js';
import { type LetterCosts, latinCosts, romanisedCosts, vowellessCosts } from './letter-costs.js';

/** How two words were found alike. */
export type Likeness = 'exact' | 'sound' | 'spelling' | 'equivalent' | 'script' | 'scrambled' | 'none';
export type WordMatch = { similarity: number; how: Likeness };

const NONE: WordMatch = { similarity: 0, how: 'none' };
const EXACT: WordMatch = { similarity: 1, how: 'exact' };
const SAME_READING: WordMatch = { similarity: 1, how: 'script' };
const EQUIVALENT: WordMatch = { similarity: 0.8, how: 'equivalent' };
const RESPELLED: WordMatch = { similarity: 0.9, how: 'equivalent' };
const SCRAMBLED: WordMatch = { similarity: 0.72, how: 'scrambled' };
const SCRAMBLED_MIN_LENGTH = 5;

/** Words less alike than this do not match at all. */
export const WORD_FLOOR = 0.68;
/** Pinyin has one spelling for each syllable: another spelling is another name, or a foreign one. */
const OTHER_PINYIN = 0.9;
/** Both written without vowels, or in syllables: every letter left carries more. */
const BARE_LETTERS = 1.6;
const SOUND_ALIKE = 0.9;

const LATIN = latinCosts();
const ROMANISED = romanisedCosts();
const VOWELLESS = vowellessCosts();

const codesA = new Uint8Array(64);
const codesB = new Uint8Array(64);
const letterCounts = new Int8Array(128);
const VOWEL = new Uint8Array(64);
for (const vowel of 'aeiouyhw') VOWEL[vowel.charCodeAt(0) - 97] = 1;

/** One typing error weighs more the shorter the word: 0.67 in four letters, 0.8 in seven, 0.85 in ten. */
function latinScale(length: number): number {
  return 0.62 * length + 0.6;
}

function latinMatch(lengthA: number, lengthB: number, strictness: number, floor: number): WordMatch {
  const scale = latinScale(Math.max(lengthA, lengthB)) / strictness;
  const distance = soundDistance(codesA, lengthA, codesB, lengthB, LATIN, scale * (1 - floor));
  const similarity = 1 - distance / scale;
  if (similarity <= floor) return NONE;
  if (distance === 0) return { similarity: 0.97, how: 'sound' };
  return { similarity, how: similarity >= SOUND_ALIKE && distance < 0.65 ? 'sound' : 'spelling' };
}

function consonants(codes: Uint8Array, length: number): number {
  let count = 0;
  for (let at = 0; at < length; at += 1) if (VOWEL[codes[at]!] === 0) count += 1;
  return count;
}

/** Vowels say little across alphabets, so the length that counts is mostly that of the consonants. */
function crossScale(lengthA: number, lengthB: number): number {
  const solid = (consonants(codesA, lengthA) + consonants(codesB, lengthB)) / 2;
  return 0.5 + 0.75 * solid + 0.12 * ((lengthA + lengthB) / 2 - solid);
}

/** Syllabic scripts bend a name further for the same likelihood of being it; the factors were set on random pairs. */
const CROSS: Record<number, { costs: LetterCosts; bend: number }> = {
  [ORIGIN.romanised]: { costs: ROMANISED, bend: 0.9 },
  [ORIGIN.vowelless]: { costs: VOWELLESS, bend: 0.88 },
  [ORIGIN.syllabic]: { costs: ROMANISED, bend: 0.7 },
  [ORIGIN.pinyin]: { costs: ROMANISED, bend: 0.8 },
  [ORIGIN.korean]: { costs: ROMANISED, bend: 0.7 },
};

function crossMatch(lengthA: number, lengthB: number, origin: Origin, floor: number): WordMatch {
  const { costs, bend } = CROSS[origin]!;
  const scale = crossScale(lengthA, lengthB) / bend;
  const distance = soundDistance(codesA, lengthA, codesB, lengthB, costs, scale * (1 - floor));
  const similarity = 1 - distance / scale;
  return similarity <= floor ? NONE : { similarity, how: 'script' };
}

/** The same letters in another order: typed backwards, or syllables exchanged. */
function isScrambled(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < SCRAMBLED_MIN_LENGTH) return false;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a.charCodeAt(at) - b.charCodeAt(at);
  if (sum !== 0) return false;
  letterCounts.fill(0);
  for (let at = 0; at < a.length; at += 1) {
    letterCounts[a.charCodeAt(at) & 127]! += 1;
    letterCounts[b.charCodeAt(at) & 127]! -= 1;
  }
  return letterCounts.every((count) => count === 0);
}

function isTooShortToDiffer(a: string, b: string): boolean {
  return Math.min(a.length, b.length) < 2;
}

function compareCodes(
  lengthA: number,
  originA: Origin,
  lengthB: number,
  originB: Origin,
  floor = WORD_FLOOR,
): WordMatch {
  if (originA === originB) return latinMatch(lengthA, lengthB, originA >= ORIGIN.vowelless ? BARE_LETTERS : 1, floor);
  const { similarity } = crossMatch(lengthA, lengthB, Math.max(originA, originB) as Origin, floor);
  const isPinyin = originA === ORIGIN.pinyin || originB === ORIGIN.pinyin;
  return similarity > 0
    ? { similarity: isPinyin ? Math.min(similarity, OTHER_PINYIN) : similarity, how: 'script' }
    : NONE;
}

/** Mario and Maria, Angelo and Angela: two people, however alike. */
function isOtherSex(a: string, b: string): boolean {
  const [lastA, lastB] = [a.at(-1), b.at(-1)];
  const isEnding = (lastA === 'a' && lastB === 'o') || (lastA === 'o' && lastB === 'a');
  return isEnding && a.length === b.length && a.slice(0, -1) === b.slice(0, -1);
}

/** One Chinese word in Latin letters, in pinyin here and by Wade-Giles there. */
export function isRespelled(a: string, originA: Origin, b: string, originB: Origin): boolean {
  return originA === ORIGIN.latin && originB === ORIGIN.latin && chineseSpellings(a).has(b);
}

/** How alike two words are, 0 to 1; 0 below the floor, and the sooner found the higher that is. Pure and symmetric. */
export function wordMatch(a: string, originA: Origin, b: string, originB: Origin, floor = WORD_FLOOR): WordMatch {
  if (a === b) return originA === originB ? EXACT : SAME_READING;
  if (isTooShortToDiffer(a, b)) return NONE;
  if (originA === originB && isOtherSex(a, b)) return NONE;
  if (isRespelled(a, originA, b, originB)) return RESPELLED;
  if (areEquivalent(a, b)) return EQUIVALENT;
  const found = compareCodes(encodeSounds(a, codesA), originA, encodeSounds(b, codesB), originB, floor);
  return found === NONE && originA === originB && isScrambled(a, b) ? SCRAMBLED : found;
}

/** Likeness of sound alone, for words already coded: `b` is `lengthB` codes of `pool` from `startB` on. */
export function codedSimilarity(
  a: Uint8Array,
  lengthA: number,
  originA: Origin,
  pool: Uint8Array,
  startB: number,
  lengthB: number,
  originB: Origin,
): number {
  for (let at = 0; at < lengthA; at += 1) codesA[at] = a[at]!;
  for (let at = 0; at < lengthB; at += 1) codesB[at] = pool[startB + at]!;
  return compareCodes(lengthA, originA, lengthB, originB).similarity;
}
