import type { Card } from '../lists/card.js';
import { CARD_TYPES } from './index/arrays.js';
import { frequencyOf, type IndexedPart, indexedName, type OpenIndex, readCard, tokenOf } from './index/open-index.js';
import { remembered } from './index/remembered.js';
import { retrieve } from './index/retrieve.js';
import type { QueryType, ReadQuery } from './query.js';
import { onePerPerson } from './same-person.js';
import { ACROSS_NAMES, type AcrossNames, acrossNames } from './score/across-names.js';
import type { Matcher } from './score/align.js';
import { combine } from './score/combine.js';
import { weighCommonName } from './score/common-name.js';
import { type Evidence, scoreEvidence } from './score/evidence-score.js';
import { type Explanation, explain } from './score/explain.js';
import { scoreNames } from './score/name-score.js';
import type { EngineSettings } from './settings.js';
import { mayBeReadAlike, mayBeSpelledAlike, soundSignature } from './sound/signature.js';
import { isRespelled, type WordMatch, wordMatch } from './sound/similarity.js';
import { areEquivalent } from './text/equivalents.js';
import { type NamePart, type ParsedName, readingsOf } from './text/parse-name.js';

/** One card that fits, with the reasons. */
export type Hit = {
  card: Card;
  /** Combined score, 0 to 1. */
  score: number;
  nameScore: number;
  /** Points that evidence added or took away. */
  evidencePoints: number;
  /** True from the working threshold up. */
  isAlert: boolean;
  explanation: Explanation;
};

type Scored = {
  reading: ParsedName;
  card: number;
  name: number;
  nameScore: number;
  isComplete: boolean;
  across?: AcrossNames;
  score: number;
  evidence: Evidence;
};

const TYPES_FOR: Record<QueryType, ReadonlySet<string>> = {
  person: new Set(['person', 'other']),
  organisation: new Set(['organisation', 'other']),
  vessel: new Set(['vessel', 'aircraft', 'other']),
};

const accepts = (type: QueryType): boolean[] => CARD_TYPES.map((name) => TYPES_FOR[type].has(name));

const UNLIKE: WordMatch = { similarity: 0, how: 'none' };

/** Lists have slips of their own, which stand there once. */
const LEAST_NAMES = 2;

function isNameIn(index: OpenIndex, word: string): boolean {
  const token = tokenOf(index, word);
  return token >= 0 && frequencyOf(index, token) >= LEAST_NAMES;
}

/** Compares each query part with each token once, however many names share the token. */
function rememberingMatcher(index: OpenIndex): Matcher {
  const { arrays } = index;
  const known = new Map<NamePart, Map<number, WordMatch>>();
  const signatures = new Map<NamePart, number>();
  const compare = (q: NamePart, l: IndexedPart): WordMatch => {
    const signature = remembered(signatures, q, () => soundSignature(q.text));
    const mayBeAlike = q.origin === l.origin ? mayBeSpelledAlike : mayBeReadAlike;
    const isPossible =
      mayBeAlike(signature, arrays.tokenSignature[l.token]!, Math.max(q.text.length, l.text.length)) ||
      areEquivalent(q.text, l.text) ||
      isRespelled(q.text, q.origin, l.text, l.origin);
    return isPossible ? wordMatch(q.text, q.origin, l.text, l.origin) : UNLIKE;
  };
  const alike = (q: NamePart, l: NamePart): WordMatch => {
    const { token } = l as IndexedPart;
    const byToken = remembered(known, q, () => new Map<number, WordMatch>());
    const key = token * 8 + l.origin;
    const found = byToken.get(key) ?? compare(q, l as IndexedPart);
    byToken.set(key, found);
    return found;
  };
  return { alike, isName: (word) => isNameIn(index, word) };
}

function better(a: Scored, b: Scored | undefined): boolean {
  return !b || a.score > b.score || (a.score === b.score && a.nameScore > b.nameScore);
}

/** A name that fits less than this does not count as found when candidates are given up. */
const HOPELESS = 0.5;

function scoreCandidates(
  index: OpenIndex,
  query: ReadQuery,
  settings: EngineSettings,
  match: Matcher,
): Map<number, Scored> {
  const evidences = new Map<number, Evidence>();
  const best = new Map<number, Scored>();
  for (const reading of readingsOf(query.name)) {
    for (const { name, nameScore, isComplete, across } of fittingNames(index, query, reading, settings, match)) {
      const card = index.arrays.nameCard[name]!;
      const evidence = evidences.get(card) ?? scoreEvidence(index, card, query, settings.evidence);
      evidences.set(card, evidence);
      const isWeak = index.arrays.nameIsWeak[name] === 1;
      const score = combine({ nameScore, isWeak, isComplete }, evidence, settings);
      const scored: Scored = { reading, card, name, nameScore, isComplete, evidence, score, ...(across && { across }) };
      if (better(scored, best.get(card))) best.set(card, scored);
    }
  }
  return best;
}

/** The names found for one reading, from the cut-off on: evidence lifts none over it. */
function* fittingNames(
  index: OpenIndex,
  query: ReadQuery,
  reading: ParsedName,
  settings: EngineSettings,
  match: Matcher,
): Generator<{ name: number; nameScore: number; isComplete: boolean; across?: AcrossNames }> {
  const { candidates } = retrieve(index, reading, {
    candidates: settings.candidates,
    postingBudget: settings.postingBudget,
    accepts: accepts(query.type),
  });
  let inVain = 0;
  for (const { name } of candidates) {
    if (inVain >= settings.patience) return;
    const { score, isComplete, alignment } = scoreNames(reading, indexedName(index, name), settings.names, match);
    inVain = score < HOPELESS ? inVain + 1 : 0;
    if (score >= settings.cutOff) yield { name, nameScore: score, isComplete };
    const across =
      score < settings.threshold && reading.subject === 'person'
        ? acrossNames(index, reading, name, alignment)
        : undefined;
    if (!across) continue;
    const nameScore = ACROSS_NAMES * scoreNames(reading, across.listed, settings.names, match).score;
    if (nameScore >= settings.cutOff) yield { name, nameScore, isComplete: false, across };
  }
}

function byRelevance(a: Scored, b: Scored): number {
  return b.score - a.score || b.evidence.points - a.evidence.points || b.nameScore - a.nameScore || a.card - b.card;
}

function toHit(index: OpenIndex, scored: Scored, settings: EngineSettings, match: Matcher): Hit {
  const card = readCard(index, scored.card);
  const listed = card.names[index.arrays.nameOrdinal[scored.name]!]!;
  const parsed = scored.across?.listed ?? indexedName(index, scored.name);
  const other = scored.across && card.names[index.arrays.nameOrdinal[scored.across.other]!];
  const { alignment } = scoreNames(scored.reading, parsed, settings.names, match);
  return {
    card,
    score: scored.score,
    nameScore: scored.nameScore,
    evidencePoints: scored.evidence.points,
    isAlert: scored.score >= settings.threshold,
    explanation: explain(
      {
        query: scored.reading,
        listed: parsed,
        listedText: other ? `${listed.text} + ${other.text}` : listed.text,
        isWeak: listed.strength === 'weak',
        alignment,
        evidence: scored.evidence,
        nameScore: scored.nameScore,
        score: scored.score,
      },
      settings,
    ),
  };
}

/** The best cards for a query, best first: everything from the cut-off up, `limit` at most. */
export function searchIndex(index: OpenIndex, query: ReadQuery, limit: number, settings: EngineSettings): Hit[] {
  const match = rememberingMatcher(index);
  const found = weighCommonName([...scoreCandidates(index, query, settings, match).values()], query, settings);
  const scored = found.filter(({ score }) => score >= settings.cutOff);
  return onePerPerson(
    scored
      .sort(byRelevance)
      .slice(0, limit)
      .map((one) => toHit(index, one, settings, match)),
  );
}

/** The same over several indexes: the public lists and a tenant's own. */
export function searchSlots(
  indexes: readonly OpenIndex[],
  query: ReadQuery,
  limit: number,
  settings: EngineSettings,
): Hit[] {
  const hits = indexes.flatMap((index) => searchIndex(index, query, limit, settings));
  return indexes.length === 1
    ? hits
    : onePerPerson(hits.sort((a, b) => b.score - a.score || b.evidencePoints - a.evidencePoints)).slice(0, limit);
}
