import { CARD_TYPES } from '../index/arrays.js';
import { frequencyOf, type IndexedPart, indexedName, type OpenIndex, wordOf } from '../index/open-index.js';
import { similarWords } from '../index/similar-words.js';
import { areEquivalent } from '../text/equivalents.js';
import type { NamePart, ParsedName } from '../text/parse-name.js';
import { KIND } from '../text/part-kinds.js';
import { ORIGIN } from '../text/scripts.js';
import type { Alignment } from './align.js';

/** A name that no list gives whole: `listed` puts it together, `other` is the name that the missing words come from. */
export type AcrossNames = { listed: ParsedName & { parts: IndexedPart[] }; other: number };

/** What a name put together from two is worth beside one that is listed so. */
export const ACROSS_NAMES = 0.85;
/** A word counts as found elsewhere on a card from this likeness on. */
const ALIKE = 0.85;
/** Words of more listed names than this are too common to be borrowed: nearly every card has a Muhammad somewhere. */
const MOST_NAMES = 120;

const isWord = ({ kind }: NamePart): boolean => kind === KIND.word;
const isLatin = ({ origin }: NamePart): boolean => origin === ORIGIN.latin;
const PERSON = CARD_TYPES.indexOf('person');

/** Tokens that stand for a rare word; undefined for a word that is common, or none of the index. */
function rareTokens(index: OpenIndex, { text, origin }: NamePart): Set<number> | undefined {
  const alike = similarWords(index, text, origin).filter(
    ({ token, similarity }) => similarity >= ALIKE && !areEquivalent(text, wordOf(index, token)),
  );
  const names = alike.reduce((sum, { token }) => sum + frequencyOf(index, token), 0);
  return names > 0 && names <= MOST_NAMES ? new Set(alike.map(({ token }) => token)) : undefined;
}

/** The first other name of the same card that has one of the tokens. */
function nameWith({ arrays }: OpenIndex, name: number, tokens: ReadonlySet<number>): number | undefined {
  const card = arrays.nameCard[name]!;
  for (let other = arrays.cardNames[card]!; other < arrays.cardNames[card + 1]!; other += 1) {
    if (other === name || arrays.nameIsWeak[other] === 1) continue;
    for (let at = arrays.nameStart[other]!; at < arrays.nameStart[other + 1]!; at += 1)
      if (tokens.has(arrays.partToken[at]!)) return other;
  }
  return undefined;
}

/**
 * People are listed as Shahab Ghafari and as Sanaullah al-Muhajir, and asked for as Sanaullah Ghafari. Where all of a
 * query but one rare word fits a listed name, and that word stands in another name of the same card, the two make one.
 */
export function acrossNames(
  index: OpenIndex,
  query: ParsedName,
  name: number,
  { pairs, freeQuery }: Alignment,
): AcrossNames | undefined {
  if (index.arrays.cardType[index.arrays.nameCard[name]!] !== PERSON || !query.parts.every(isLatin)) return undefined;
  const missing = freeQuery.filter((at) => isWord(query.parts[at]!));
  const found = pairs.filter(({ query: [at], similarity }) => isWord(query.parts[at!]!) && similarity >= ALIKE);
  if (missing.length !== 1 || found.length === 0 || found.length < pairs.length - 1) return undefined;
  const tokens = rareTokens(index, query.parts[missing[0]!]!);
  const other = tokens && nameWith(index, name, tokens);
  if (!tokens || other === undefined) return undefined;
  const [own, lent]: IndexedPart[][] = [indexedName(index, name).parts, indexedName(index, other).parts];
  const used = found.flatMap(({ listed }) => listed.map((at) => own![at]!));
  const borrowed = lent!.find(({ token }) => tokens.has(token))!;
  return { listed: { parts: [...used, borrowed], subject: query.subject }, other };
}
