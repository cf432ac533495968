import type { NameWeights } from '../settings.js';
import { wordMatch } from '../sound/similarity.js';
import { type ParsedName, readingsOf } from '../text/parse-name.js';
import { KIND, ROLE } from '../text/part-kinds.js';
import { ORIGIN } from '../text/scripts.js';
import { acronymPair } from './acronym.js';
import { type Alignment, align, directMatcher, type Matcher, type Pair } from './align.js';
import { partWeights } from './weights.js';

/** `isComplete`: nothing of weight is missing on either side, and two words at least fit. */
export type NameScore = { score: number; alignment: Alignment; isComplete: boolean };

const REPEATED = 0.9;
const FAMILY_MISSING = 1.1;
const SEVERAL_MISSING = 1.6;
const GIVEN_ONLY = 3;
/** Just below what is asked for, so that a likeness of exactly that is told from a lesser one. */
const SLACK = 0.01;
const UNMATCHED_INITIAL = 0.9;
const SPACING_FLOOR = 0.9;
const INITIALS_ONLY = 0.5;
const SPACING_FACTOR = 0.95;
const SPACING_MIN_LENGTH = 8;

type Side = { name: ParsedName; weights: Float64Array; free: number[]; used: number[] };

/** A part that only repeats a matched part of its own name ("Sergey Sergey Shoigu") is no difference. */
function isRepeat(side: Side, at: number): boolean {
  const part = side.name.parts[at]!;
  return side.used.some((other) => {
    const { text, origin } = side.name.parts[other]!;
    return wordMatch(part.text, part.origin, text, origin, REPEATED - SLACK).similarity >= REPEATED;
  });
}

const isSubstance = (side: Side, at: number): boolean => {
  const kind = side.name.parts[at]!.kind;
  return kind === KIND.word || kind === KIND.initial;
};

/** What the unmatched parts of one side weigh. An initial that the other name contradicts counts like a word. */
function freeWeight(side: Side, opposite: Side): number {
  const isContradicted = opposite.free.some((at) => isSubstance(opposite, at));
  return side.free.reduce((sum, at) => {
    if (side.name.parts[at]!.kind === KIND.title || isRepeat(side, at)) return sum;
    const isOpposedInitial = side.name.parts[at]!.kind === KIND.initial && isContradicted;
    return sum + (isOpposedInitial ? UNMATCHED_INITIAL : side.weights[at]!);
  }, 0);
}

const sum = (weights: Float64Array, parts: number[]): number => parts.reduce((total, at) => total + weights[at]!, 0);

/** A loose likeness is worth less when parts of either name are missing besides. */
const IDLE = 0.2;
const LOOSE_WITH_GAPS = 1.7;
const OUT_OF_ORDER_WITH_GAPS = 0.94;

function matchedWeights(alignment: Alignment, q: Side, l: Side): { weight: number; gained: number } {
  const hasGaps = q.free.some((at) => isSubstance(q, at)) || l.free.some((at) => isSubstance(l, at));
  let weight = 0;
  let gained = 0;
  for (const pair of alignment.pairs) {
    const pairWeight = (sum(q.weights, pair.query) + sum(l.weights, pair.listed)) / 2;
    weight += pairWeight;
    const similarity = isIdleInitial(pair, q, l) || isStrayScramble(pair, alignment) ? IDLE : pair.similarity;
    gained += pairWeight * (hasGaps ? similarity ** LOOSE_WITH_GAPS : similarity);
  }
  return { weight, gained: hasGaps && isOutOfOrder(alignment, q, l) ? gained * OUT_OF_ORDER_WITH_GAPS : gained };
}

/** "Brown" is not the B of "John B. Smith": an initial stands for a word only where no word is left over beside it. */
function isIdleInitial(pair: Pair, q: Side, l: Side): boolean {
  if (pair.how !== 'initial') return false;
  const holder = q.name.parts[pair.query[0]!]!.kind === KIND.initial ? q : l;
  return holder.free.some((at) => holder.name.parts[at]!.kind === KIND.word);
}

/** Whoever hides a name scrambles all of it; one scrambled word beside a plain one is another name (Diane, Aiden). */
function isStrayScramble(pair: Pair, alignment: Alignment): boolean {
  return pair.how === 'scrambled' && alignment.pairs.some((other) => other.how !== 'scrambled');
}

/** Words that changed places, where the writers did not say which is the family name. */
function isOutOfOrder(alignment: Alignment, q: Side, l: Side): boolean {
  const hasRoles = (side: Side): boolean => side.name.parts.some((part) => part.role !== ROLE.unknown);
  if (hasRoles(q) || hasRoles(l)) return false;
  const words = alignment.pairs
    .filter((pair) => isSubstance(q, pair.query[0]!))
    .sort((a, b) => a.query[0]! - b.query[0]!);
  return words.some((pair, at) => at > 0 && pair.listed[0]! < words[at - 1]!.listed[0]!);
}

function kindsFree(side: Side, kind: number): string[] {
  return side.free.filter((at) => side.name.parts[at]!.kind === kind).map((at) => side.name.parts[at]!.text);
}

function formsDiffer(q: Side, l: Side): boolean {
  const stated = (side: Side): string[] => kindsFree(side, KIND.form).filter((group) => group !== 'any');
  return stated(q).length > 0 && stated(l).length > 0;
}

/** Numbers and legal forms tell sister ships and sister companies apart. */
function conflictFactor(q: Side, l: Side, weights: NameWeights): number {
  const numbers = kindsFree(q, KIND.number).length > 0 && kindsFree(l, KIND.number).length > 0;
  return (numbers ? weights.numberConflict : 1) * (formsDiffer(q, l) ? weights.formConflict : 1);
}

/** Russian, Ukrainian, Belarusian and Bulgarian names of the father. */
const PATRONYMIC = /(?:[oey]vi(?:ch|tch|c|tj)|[oeiy](?:vn|chn)a|ovych|evych|ivna|yivna|oglu|ogly|kyzy)$/;

/** "Igor Ivanovich" names no family: whoever is listed with one is called so among thousands. */
function lacksFamily(q: Side, l: Side): boolean {
  const words = q.used.filter((at) => isWord(q, at));
  if (words.length !== 2 || !l.free.some((at) => isWord(l, at))) return false;
  return l.used.some(
    (at) => PATRONYMIC.test(l.name.parts[at]!.text) && l.name.parts[at]!.role !== ROLE.family && at > 0,
  );
}

/** Two given names of somebody whose family name is known and not asked for. */
const isGivenOnly = (l: Side): boolean => {
  const roleOf = (at: number): number => l.name.parts[at]!.role;
  const words = (places: number[]): number[] => places.filter((at) => isWord(l, at));
  return (
    words(l.free).some((at) => roleOf(at) === ROLE.family) && words(l.used).every((at) => roleOf(at) === ROLE.given)
  );
};

/** One further given name goes unsaid; two words of a listed person that nobody says are two people's more often. */
const lacksSeveral = (l: Side): boolean =>
  l.name.subject === 'person' && l.free.filter((at) => isWord(l, at)).length >= 2;

/** Names that share only words such as "management" and "company" share nothing. */
function missingInQueryShare(q: Side, l: Side, alignment: Alignment, weights: NameWeights): number {
  const hasSubstance =
    l.used.some((at) => isSubstance(l, at)) || alignment.pairs.some((pair) => pair.how === 'acronym');
  const hasNumberOnly = l.name.subject !== 'person' && kindsFree(l, KIND.number).length > 0;
  if (lacksFamily(q, l)) return FAMILY_MISSING;
  if (isGivenOnly(l)) return weights.missingInQuery * GIVEN_ONLY;
  if (!hasSubstance && l.free.some((at) => isSubstance(l, at))) return weights.missingInList;
  return hasNumberOnly ? 0.6 : weights.missingInQuery * (lacksSeveral(l) ? SEVERAL_MISSING : 1);
}

const isCompacted = ({ kind }: ParsedName['parts'][number]): boolean => kind !== KIND.form && kind !== KIND.title;

const compactLength = ({ parts }: ParsedName): number =>
  parts.reduce((sum, part) => sum + (isCompacted(part) ? part.text.length : 0), 0);

const compactText = ({ parts }: ParsedName): string =>
  parts
    .filter(isCompacted)
    .map((part) => part.text)
    .join('');

/** "N.N." fits half the world. */
function isInitialsOnly(alignment: Alignment): boolean {
  return alignment.pairs.every((pair) => pair.how === 'initial');
}

/** A blank that moved ("Laurent Nkunda", "Lauren Tnkunda") shows only when the words are run together. */
function spacingScore(query: ParsedName, listed: ParsedName): number {
  const [q, l] = [compactLength(query), compactLength(listed)];
  if (q < SPACING_MIN_LENGTH || Math.abs(q - l) > 2 || q > 60 || l > 60) return 0;
  const [text, other] = [compactText(query), compactText(listed)];
  const { similarity } = wordMatch(text, ORIGIN.latin, other, ORIGIN.latin, SPACING_FLOOR - SLACK);
  return similarity >= SPACING_FLOOR ? similarity * SPACING_FACTOR : 0;
}

const isWord = (side: Side, at: number): boolean => side.name.parts[at]!.kind === KIND.word;

const isWhole = (side: Side): boolean =>
  !side.free.some((at) => isSubstance(side, at)) && side.used.filter((at) => isWord(side, at)).length >= 2;

/** How well the query's name fits a listed name, 0 to 1, from the names alone: the best of their readings. */
export function scoreNames(
  query: ParsedName,
  listed: ParsedName,
  weights: NameWeights,
  match: Matcher = directMatcher,
): NameScore {
  if (!query.others && !listed.others) return scoreReading(query, listed, weights, match);
  const scores = readingsOf(query).flatMap((asked) =>
    readingsOf(listed).map((known) => scoreReading(asked, known, weights, match)),
  );
  return scores.reduce((best, one) => (one.score > best.score ? one : best));
}

function scoreReading(query: ParsedName, listed: ParsedName, weights: NameWeights, match: Matcher): NameScore {
  const alignment = acronymPair(query, listed) ?? align(query, listed, match);
  const used = (side: 'query' | 'listed'): number[] => alignment.pairs.flatMap((pair) => pair[side]);
  const q: Side = { name: query, weights: partWeights(query, weights), free: alignment.freeQuery, used: used('query') };
  const l: Side = {
    name: listed,
    weights: partWeights(listed, weights),
    free: alignment.freeListed,
    used: used('listed'),
  };
  const { weight, gained } = matchedWeights(alignment, q, l);
  if (weight === 0) return { score: spacingScore(query, listed), alignment, isComplete: false };
  const freeQ = freeWeight(q, l);
  const freeL = freeWeight(l, q);
  const against =
    weights.missingInList * freeQ +
    missingInQueryShare(q, l, alignment, weights) * freeL +
    weights.contradiction * Math.min(freeQ, freeL);
  const plain = gained / (weight + against);
  const best = plain < SPACING_FLOOR ? Math.max(plain, spacingScore(query, listed)) : plain;
  const score = best * conflictFactor(q, l, weights) * (isInitialsOnly(alignment) ? INITIALS_ONLY : 1);
  return { score, alignment, isComplete: isWhole(q) && isWhole(l) };
}
