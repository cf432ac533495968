import type { Card } from '../../lists/card.js';
import type { NamePart, ParsedName, Subject } from '../text/parse-name.js';
import type { Kind, Role } from '../text/part-kinds.js';
import type { Origin } from '../text/scripts.js';
import { CARD_TYPES, type IndexArrays, unpackKind, unpackOrigin, unpackRole } from './arrays.js';
import { hashText } from './hashing.js';
import { subjectOf } from './names.js';

/** A listed part remembers its token, so that a query compares each token once. */
export type IndexedPart = NamePart & { token: number };

/** An index ready to be read. Words of tokens are decoded when first needed and kept. */
export type OpenIndex = {
  arrays: IndexArrays;
  names: number;
  cards: number;
  tokens: number;
  words: (string | undefined)[];
};

export function openIndex(arrays: IndexArrays): OpenIndex {
  const tokens = arrays.tokenStart.length - 1;
  return {
    arrays,
    names: arrays.nameCard.length,
    cards: arrays.cardType.length,
    tokens,
    words: new Array<string | undefined>(tokens),
  };
}

function decodeWord({ tokenText, tokenStart }: IndexArrays, token: number): string {
  let word = '';
  for (let at = tokenStart[token]!; at < tokenStart[token + 1]!; at += 1) word += String.fromCharCode(tokenText[at]!);
  return word;
}

export function wordOf(index: OpenIndex, token: number): string {
  index.words[token] ??= decodeWord(index.arrays, token);
  return index.words[token];
}

function isWordAt({ tokenText, tokenStart }: IndexArrays, token: number, word: string): boolean {
  const start = tokenStart[token]!;
  if (tokenStart[token + 1]! - start !== word.length) return false;
  for (let at = 0; at < word.length; at += 1) if (tokenText[start + at] !== word.charCodeAt(at)) return false;
  return true;
}

/** Number of the token spelled exactly so, or -1. */
export function tokenOf(index: OpenIndex, word: string): number {
  const { dictionary } = index.arrays;
  let slot = hashText(word) & (dictionary.length - 1);
  for (;;) {
    const token = dictionary[slot]! - 1;
    if (token < 0) return -1;
    if (isWordAt(index.arrays, token, word)) return token;
    slot = (slot + 1) & (dictionary.length - 1);
  }
}

export function frequencyOf({ arrays }: OpenIndex, token: number): number {
  return arrays.postingStart[token + 1]! - arrays.postingStart[token]!;
}

export function cardSubject({ arrays }: OpenIndex, card: number): Subject {
  return subjectOf(CARD_TYPES[arrays.cardType[card]!]!);
}

/** The comparable parts of a listed name. */
export function indexedName(index: OpenIndex, name: number): ParsedName & { parts: IndexedPart[] } {
  const { nameStart, partToken, partInfo, nameCard } = index.arrays;
  const parts: IndexedPart[] = [];
  for (let at = nameStart[name]!; at < nameStart[name + 1]!; at += 1) {
    const token = partToken[at]!;
    const info = partInfo[at]!;
    parts.push({
      text: wordOf(index, token),
      kind: unpackKind(info) as Kind,
      role: unpackRole(info) as Role,
      origin: unpackOrigin(info) as Origin,
      token,
    });
  }
  return { parts, subject: cardSubject(index, nameCard[name]!) };
}

/** The whole card, read from its stored text. */
export function readCard({ arrays }: OpenIndex, card: number): Card {
  const [from, to] = [arrays.cardTextStart[card]!, arrays.cardTextStart[card + 1]!];
  const bytes = Buffer.from(arrays.cardText.buffer, arrays.cardText.byteOffset + from, to - from);
  return JSON.parse(bytes.toString('utf8')) as Card;
}
