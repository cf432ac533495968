import { haveKoreanConsonants } from '../sound/korean.js';
import { type Likeness, type WordMatch, wordMatch } from '../sound/similarity.js';
import { slipsAllowed, slipsBetween } from '../sound/slips.js';
import type { NamePart, ParsedName } from '../text/parse-name.js';
import { KIND, ROLE } from '../text/part-kinds.js';
import { ORIGIN, type Origin } from '../text/scripts.js';

/** How a pair of name parts was brought together; `glued`, `initial` and `acronym` join unequal numbers of words. */
export type PairKind = Likeness | 'glued' | 'initial' | 'acronym' | 'slip';
export type Pair = { query: number[]; listed: number[]; similarity: number; how: PairKind };
export type Alignment = { pairs: Pair[]; freeQuery: number[]; freeListed: number[] };

/** What an index knows of words: `alike` may answer from memory, `isName` tells words that its names have. */
export type Matcher = { alike: (q: NamePart, l: NamePart) => WordMatch; isName: (word: string) => boolean };
export const directMatcher: Matcher = {
  alike: (q, l) => wordMatch(q.text, q.origin, l.text, l.origin),
  isName: () => false,
};

const INITIAL_MATCH = 0.85;
/** A likeness across alphabets that this leaves below the floor is chance; by origin: native Chinese has one spelling for each syllable. */
const SCRIPT_FLOOR: readonly number[] = [0.6, 0.6, 0.6, 0.6, 0.8, 0.6];
const MISTYPED_PARTICLE: WordMatch = { similarity: 0.75, how: 'spelling' };
/** By origin, for words of up to 4, 6, 8 and more letters. Native Chinese and Korean words are short and many. */
const STRICTNESS: readonly (readonly number[])[] = [
  [1, 1, 1, 1],
  [2, 1.6, 1.3, 1.1],
  [2.6, 2, 1.6, 1.3],
  [2.6, 2, 1.6, 1.3],
  [5, 4, 2.5, 1.6],
  [3, 2, 1.6, 1.3],
];
/** Romanisation loses tones and vowels, so even the same reading is not quite the same name. */
const SAME_READING = 0.96;
const SWAPPED_ROLE = 0.96;
const GLUED_FLOOR = 0.78;
const GLUED_FACTOR = 0.97;
const LONGEST_RUN = 4;

type Candidate = { q: number; l: number; similarity: number; how: PairKind; rank: number };

function isInitialOf(short: NamePart, long: NamePart): boolean {
  return short.kind === KIND.initial && long.text.startsWith(short.text);
}

function compare(
  q: NamePart,
  l: NamePart,
  match: Matcher,
  care: number,
): { similarity: number; how: PairKind } | undefined {
  if (q.kind === KIND.form || l.kind === KIND.form)
    return q.kind === l.kind && q.text === l.text ? { similarity: 1, how: 'exact' } : undefined;
  if (q.kind === KIND.number || l.kind === KIND.number)
    return q.text === l.text ? { similarity: 1, how: 'exact' } : undefined;
  if (q.kind === KIND.initial || l.kind === KIND.initial) {
    if (q.text === l.text) return { similarity: 1, how: 'exact' };
    const isOneScript = q.origin === l.origin;
    return isOneScript && (isInitialOf(q, l) || isInitialOf(l, q))
      ? { similarity: INITIAL_MATCH, how: 'initial' }
      : undefined;
  }
  const found = match.alike(q, l);
  if (isOtherKorean(q, l, found)) return undefined;
  if (found.how === 'script' && care > 0) return strictAcrossScripts(q, l, found, care);
  if (found.similarity > 0) return found;
  return isMistypedParticle(q, l) || isMistypedParticle(l, q) ? MISTYPED_PARTICLE : undefined;
}

/**
 * The shorter the word, the more words of another alphabet sound like it. A single word may be judged by
 * likeness alone; within a name each word must bear its share, or every name would fit somebody.
 */
function strictAcrossScripts(q: NamePart, l: NamePart, found: WordMatch, care = 1): WordMatch | undefined {
  const length = Math.min(q.text.length, l.text.length);
  const origin = Math.max(q.origin, l.origin);
  const whole = STRICTNESS[origin]![length <= 4 ? 0 : length <= 6 ? 1 : length <= 8 ? 2 : 3]!;
  const strictness = 1 + (whole - 1) * care;
  const similarity = Math.min(SAME_READING, 1 - (1 - found.similarity) * strictness);
  return similarity < SCRIPT_FLOOR[origin]! ? undefined : { similarity, how: 'script' };
}

/** A Korean word that only sounds like the other: known forms of one name (Lee, Ri) differ as they like. */
function isOtherKorean(q: NamePart, l: NamePart, { how }: WordMatch): boolean {
  const isKorean = q.origin === ORIGIN.korean || l.origin === ORIGIN.korean;
  return isKorean && how !== 'equivalent' && !haveKoreanConsonants(q.text, l.text);
}

/** "xal" for "al": one letter too many in a word of no weight. */
function isMistypedParticle(word: NamePart, particle: NamePart): boolean {
  if (particle.kind !== KIND.particle || word.kind !== KIND.word || word.text.length !== particle.text.length + 1)
    return false;
  return particle.text.length >= 2 && (word.text.startsWith(particle.text) || word.text.endsWith(particle.text));
}

function rolesDiffer(q: NamePart, l: NamePart): boolean {
  return q.role !== ROLE.unknown && l.role !== ROLE.unknown && q.role !== l.role;
}

/** How strictly words across scripts are judged: not at all alone, in full within a name of which something else is missing. */
const ALONE = 0;
const WITHIN = 1;
/** By origin, where every word of both names finds another: two likenesses at once are no chance. */
const WHOLE: readonly number[] = [1, 0, 0.5, 0.35, 1, 0.9];

function candidates(query: ParsedName, listed: ParsedName, match: Matcher, care: number): Candidate[] {
  const found: Candidate[] = [];
  query.parts.forEach((q, qAt) => {
    listed.parts.forEach((l, lAt) => {
      const alike = compare(q, l, match, care);
      if (!alike) return;
      const similarity = rolesDiffer(q, l) ? alike.similarity * SWAPPED_ROLE : alike.similarity;
      const sameKind = q.kind === l.kind ? 0.01 : 0;
      found.push({
        q: qAt,
        l: lAt,
        how: alike.how,
        similarity,
        rank: similarity + sameKind - 0.001 * Math.abs(qAt - lAt),
      });
    });
  });
  return found.sort((a, b) => b.rank - a.rank);
}

function free(count: number, taken: boolean[]): number[] {
  const left: number[] = [];
  for (let at = 0; at < count; at += 1) if (!taken[at]) left.push(at);
  return left;
}

/** Runs of neighbouring free parts, two to four long. */
function runs(freeParts: number[]): number[][] {
  const out: number[][] = [];
  for (let start = 0; start < freeParts.length; start += 1) {
    for (let length = 2; length <= LONGEST_RUN && start + length <= freeParts.length; length += 1) {
      const run = freeParts.slice(start, start + length);
      if (run[length - 1]! - run[0]! === length - 1) out.push(run);
    }
  }
  return out;
}

function joined(parts: NamePart[], run: number[]): NamePart {
  const first = parts[run[0]!]!;
  return { ...first, text: run.map((at) => parts[at]!.text).join(''), kind: KIND.word };
}

function gluedPair(one: NamePart, parts: NamePart[], run: number[]): WordMatch | undefined {
  if (isInitialsOf(one, parts, run)) return { similarity: INITIAL_MATCH, how: 'equivalent' };
  const length = run.reduce((sum, at) => sum + parts[at]!.text.length, 0);
  const slack = one.origin === parts[run[0]!]!.origin ? 2 : 6;
  if (Math.abs(length - one.text.length) > slack || one.text.length < 4) return undefined;
  const whole = joined(parts, run);
  const raw = directMatcher.alike(one, whole);
  if (isOtherKorean(one, whole, raw)) return undefined;
  const found = raw.how === 'script' ? strictAcrossScripts(one, whole, raw) : raw;
  return found && found.similarity >= GLUED_FLOOR ? found : undefined;
}

/** "JC" for "Jean Claude": the first letters of neighbouring given names, written as one. Nobody writes a family name so. */
function isInitialsOf(short: NamePart, parts: NamePart[], run: number[]): boolean {
  return (
    short.kind === KIND.word &&
    short.text.length <= 3 &&
    short.text === run.map((at) => parts[at]!.text[0]).join('') &&
    run.every((at) => parts[at]!.role !== ROLE.family && at < parts.length - 1)
  );
}

/** Words written together on one side and apart on the other. */
function glue(query: ParsedName, listed: ParsedName, alignment: Alignment): void {
  const tryGlue = (
    single: 'freeQuery' | 'freeListed',
    other: 'freeQuery' | 'freeListed',
    one: ParsedName,
    many: ParsedName,
  ): void => {
    for (const at of [...alignment[single]]) {
      for (const run of runs(alignment[other])) {
        const found = gluedPair(one.parts[at]!, many.parts, run);
        if (!found) continue;
        alignment.pairs.push({
          query: single === 'freeQuery' ? [at] : run,
          listed: single === 'freeQuery' ? run : [at],
          similarity: found.similarity * GLUED_FACTOR,
          how: 'glued',
        });
        alignment[single] = alignment[single].filter((part) => part !== at);
        alignment[other] = alignment[other].filter((part) => !run.includes(part));
        break;
      }
    }
  };
  tryGlue('freeQuery', 'freeListed', query, listed);
  tryGlue('freeListed', 'freeQuery', listed, query);
}

const isSpelled = ({ kind, origin }: NamePart): boolean =>
  (kind === KIND.word || kind === KIND.generic) && origin === ORIGIN.latin;

/** What a word with so many slips is still worth beside words that fit. */
const slipWorth = (slips: number): number => 0.72 - 0.1 * slips;
const CORROBORATES = 0.85;

/**
 * Words too unlike to be taken for each other alone, one or two slips apart, where all else fits: nobody is called Kont,
 * so "Joseph Kont" is Joseph Kony. A word that is itself a name on the lists was meant as it stands.
 */
function pairSlips(query: ParsedName, listed: ParsedName, alignment: Alignment, match: Matcher): void {
  const words = (name: ParsedName, parts: number[]): number[] => parts.filter((at) => isSpelled(name.parts[at]!));
  const [q, l] = [words(query, alignment.freeQuery), words(listed, alignment.freeListed)];
  const fits = alignment.pairs.some(
    (pair) => pair.similarity >= CORROBORATES && isSpelled(listed.parts[pair.listed[0]!]!),
  );
  if (!fits || q.length !== 1 || l.length === 0) return;
  const asked = query.parts[q[0]!]!.text;
  const best = closest(asked, listed, l);
  if (!best || match.isName(asked)) return;
  alignment.pairs.push({ query: [q[0]!], listed: [best.at], similarity: slipWorth(best.slips), how: 'slip' });
  alignment.freeQuery = alignment.freeQuery.filter((at) => at !== q[0]);
  alignment.freeListed = alignment.freeListed.filter((at) => at !== best.at);
}

function closest(asked: string, listed: ParsedName, free: number[]): { at: number; slips: number } | undefined {
  let best: { at: number; slips: number } | undefined;
  for (const at of free) {
    const { text } = listed.parts[at]!;
    const allowed = slipsAllowed(Math.max(asked.length, text.length));
    const slips = slipsBetween(asked, text, allowed);
    if (slips <= allowed && (!best || slips < best.slips)) best = { at, slips };
  }
  return best;
}

const originOf = ({ parts }: ParsedName): Origin => Math.max(...parts.map(({ origin }) => origin)) as Origin;

/** Words of two scripts that pair off without a rest are judged more easily than words within a name. */
function alignWhole(query: ParsedName, listed: ParsedName, match: Matcher): Alignment | undefined {
  const origin = Math.max(originOf(query), originOf(listed));
  if (query.parts.length !== listed.parts.length || originOf(query) === originOf(listed)) return undefined;
  const alignment = pairUp(query, listed, match, query.parts.length === 1 ? ALONE : WHOLE[origin]!);
  return alignment.freeQuery.length === 0 ? alignment : undefined;
}

/** Pairs the parts of two names, each part used once, best pairs first. */
export function align(query: ParsedName, listed: ParsedName, match: Matcher = directMatcher): Alignment {
  const whole = alignWhole(query, listed, match);
  if (whole) return whole;
  const alignment = pairUp(query, listed, match, WITHIN);
  if (alignment.freeQuery.length > 0 && alignment.freeListed.length > 0) glue(query, listed, alignment);
  if (alignment.freeQuery.length > 0 && alignment.freeListed.length > 0) pairSlips(query, listed, alignment, match);
  return alignment;
}

function pairUp(query: ParsedName, listed: ParsedName, match: Matcher, care: number): Alignment {
  const takenQ: boolean[] = [];
  const takenL: boolean[] = [];
  const pairs: Pair[] = [];
  for (const { q, l, similarity, how } of candidates(query, listed, match, care)) {
    if (takenQ[q] || takenL[l]) continue;
    takenQ[q] = true;
    takenL[l] = true;
    pairs.push({ query: [q], listed: [l], similarity, how });
  }
  return {
    pairs,
    freeQuery: free(query.parts.length, takenQ),
    freeListed: free(listed.parts.length, takenL),
  };
}
