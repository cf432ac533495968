import { consonantKey } from '../sound/keys.js';
import { encodeSounds } from '../sound/letter-codes.js';
import { mayBeReadAlike, mayBeSpelledAlike, soundSignature } from '../sound/signature.js';
import { codedSimilarity } from '../sound/similarity.js';
import { equivalentsOf } from '../text/equivalents.js';
import { ORIGIN, type Origin } from '../text/scripts.js';
import { chineseSpellings } from '../text/wade-giles.js';
import { deletionHashes, hashNumber } from './hashing.js';
import { type OpenIndex, tokenOf } from './open-index.js';
import { remembered } from './remembered.js';

export type SimilarWord = { token: number; similarity: number };

const MOST_COMPARED = 200;
const LEAST_FOR_FUZZY = 3;
const LEAST_HALF = 4;
/** Three consonants: spelling distance finds the variants of shorter Latin words by itself. */
const LEAST_LATIN_KEY = 64;
const HALF_WEIGHT = 0.85;
const REMEMBERED = 12_000;

type Search = {
  index: OpenIndex;
  word: string;
  origin: Origin;
  signature: number;
  codes: Uint8Array;
  codeCount: number;
  found: Map<number, number>;
  compared: number;
  round: number;
};

/** Per-index marks of the tokens a search has already met, so that no token is compared twice. */
const marks = new WeakMap<OpenIndex, { met: Int32Array; round: number }>();

function nextRound(index: OpenIndex): { met: Int32Array; round: number } {
  const mark = remembered(marks, index, () => ({ met: new Int32Array(index.tokens), round: 0 }));
  mark.round += 1;
  return mark;
}

/** Words whose signatures lie too far apart cannot be within the floor of likeness. */
function mayBeAlike({ index, word, origin, signature }: Search, token: number): boolean {
  const { tokenSignature, tokenStart, tokenOrigin } = index.arrays;
  const longer = Math.max(tokenStart[token + 1]! - tokenStart[token]!, word.length);
  if (origin === tokenOrigin[token]) return mayBeSpelledAlike(signature, tokenSignature[token]!, longer);
  return mayBeReadAlike(signature, tokenSignature[token]!, longer);
}

function consider(search: Search, met: Int32Array, token: number): void {
  if (met[token] === search.round) return;
  met[token] = search.round;
  if (search.compared >= MOST_COMPARED || !mayBeAlike(search, token)) return;
  search.compared += 1;
  const { tokenCodes, tokenCodeStart, tokenOrigin } = search.index.arrays;
  const [start, end] = [tokenCodeStart[token]!, tokenCodeStart[token + 1]!];
  const similarity = codedSimilarity(
    search.codes,
    search.codeCount,
    search.origin,
    tokenCodes,
    start,
    end - start,
    tokenOrigin[token] as Origin,
  );
  if (similarity > 0 && similarity > (search.found.get(token) ?? 0)) search.found.set(token, similarity);
}

function considerDeletions(search: Search, met: Int32Array): void {
  const { deletionStart, deletions } = search.index.arrays;
  const mask = deletionStart.length - 2;
  deletionHashes(search.word, (hash) => {
    const bucket = hash & mask;
    for (let at = deletionStart[bucket]!; at < deletionStart[bucket + 1]!; at += 1)
      consider(search, met, deletions[at]!);
  });
}

function considerConsonants(search: Search, met: Int32Array): void {
  const key = consonantKey(search.word);
  if (key < (search.origin === ORIGIN.latin ? LEAST_LATIN_KEY : 1)) return;
  const { consonantStart, consonants } = search.index.arrays;
  const bucket = hashNumber(key) & (consonantStart.length - 2);
  for (let at = consonantStart[bucket]!; at < consonantStart[bucket + 1]!; at += 1)
    consider(search, met, consonants[at]!);
}

function addKnown(search: Search, word: string, similarity: number): void {
  const token = tokenOf(search.index, word);
  if (token >= 0 && (search.found.get(token) ?? 0) < similarity) search.found.set(token, similarity);
}

/** "vladimirputin": either half may be a word of its own. */
function considerHalves(search: Search): void {
  const { word } = search;
  for (let cut = LEAST_HALF; cut <= word.length - 2; cut += 1) {
    addKnown(search, word.slice(0, cut), HALF_WEIGHT * Math.sqrt(cut / word.length));
    if (word.length - cut >= LEAST_HALF)
      addKnown(search, word.slice(cut), HALF_WEIGHT * Math.sqrt((word.length - cut) / word.length));
  }
}

const NUMBER = /^\d+$/;

function search(index: OpenIndex, word: string, origin: Origin): SimilarWord[] {
  const { met, round } = nextRound(index);
  const codes = new Uint8Array(64);
  const state: Search = {
    index,
    word,
    origin,
    signature: soundSignature(word),
    codes,
    codeCount: encodeSounds(word, codes),
    found: new Map(),
    compared: 0,
    round,
  };
  addKnown(state, word, 1);
  for (const other of [...equivalentsOf(word), ...chineseSpellings(word)]) addKnown(state, other, 0.9);
  if (!NUMBER.test(word)) {
    if (word.length >= LEAST_FOR_FUZZY) considerDeletions(state, met);
    considerConsonants(state, met);
    if (word.length >= 2 * LEAST_HALF - 1) considerHalves(state);
  }
  return [...state.found].map(([token, similarity]) => ({ token, similarity }));
}

const memories = new WeakMap<OpenIndex, Map<string, SimilarWord[]>>();

/**
 * Tokens of the index that may be the same word: equal, misspelt, alike in sound, written in another alphabet,
 * another form of the name, or half of it. Names repeat their words, so recent answers are remembered per index.
 */
export function similarWords(index: OpenIndex, word: string, origin: Origin): SimilarWord[] {
  const memory = remembered(memories, index, () => new Map<string, SimilarWord[]>());
  const key = origin === ORIGIN.latin ? word : `${word}/${origin}`;
  const known = memory.get(key);
  if (known) return known;
  if (memory.size >= REMEMBERED) memory.clear();
  const found = search(index, word, origin);
  memory.set(key, found);
  return found;
}
