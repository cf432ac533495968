import type { EngineSettings } from '../settings.js';
import type { ParsedName } from '../text/parse-name.js';
import { KIND } from '../text/part-kinds.js';
import type { Alignment, PairKind } from './align.js';
import type { Evidence, EvidenceItem } from './evidence-score.js';
import { partWeights } from './weights.js';

export type PartKindLabel = 'word' | 'particle' | 'title' | 'legal form' | 'common word' | 'number' | 'initial';

/** One line of the side-by-side view: what was asked, what is listed, how alike, how much it counts. */
export type ExplainedPart = {
  asked: string;
  listed: string;
  kind: PartKindLabel;
  how: PairKind | 'missing in list' | 'missing in query';
  similarity: number;
  weight: number;
};

/** Why a hit scored what it did, in plain data: the screen and the PDF put it into words. */
export type Explanation = {
  matchedName: string;
  isWeakAlias: boolean;
  /** Set when the rule for weak aliases held the score below the threshold. */
  isHeldBack: boolean;
  nameScore: number;
  score: number;
  threshold: number;
  parts: ExplainedPart[];
  evidence: EvidenceItem[];
};

const KIND_LABELS: readonly PartKindLabel[] = [
  'word',
  'particle',
  'title',
  'legal form',
  'common word',
  'number',
  'initial',
];

export type ExplainInput = {
  query: ParsedName;
  listed: ParsedName;
  listedText: string;
  isWeak: boolean;
  alignment: Alignment;
  evidence: Evidence;
  nameScore: number;
  score: number;
};

const round = (value: number): number => Math.round(value * 1000) / 1000;
const textOf = (name: ParsedName, parts: number[]): string => parts.map((at) => name.parts[at]!.text).join(' ');
const kindOf = (name: ParsedName, at: number): PartKindLabel => KIND_LABELS[name.parts[at]?.kind ?? KIND.word]!;

function explainParts({ query, listed, alignment }: ExplainInput, settings: EngineSettings): ExplainedPart[] {
  const [asked, known] = [partWeights(query, settings.names), partWeights(listed, settings.names)];
  const sum = (weights: Float64Array, parts: number[]): number => parts.reduce((total, at) => total + weights[at]!, 0);
  const pairs = [...alignment.pairs]
    .sort((a, b) => a.query[0]! - b.query[0]!)
    .map((pair) => ({
      asked: textOf(query, pair.query),
      listed: textOf(listed, pair.listed),
      kind: kindOf(query, pair.query[0]!),
      how: pair.how,
      similarity: round(pair.similarity),
      weight: round((sum(asked, pair.query) + sum(known, pair.listed)) / 2),
    }));
  const missing = alignment.freeQuery.map((at) => ({
    asked: query.parts[at]!.text,
    listed: '',
    kind: kindOf(query, at),
    how: 'missing in list' as const,
    similarity: 0,
    weight: round(asked[at]!),
  }));
  const extra = alignment.freeListed.map((at) => ({
    asked: '',
    listed: listed.parts[at]!.text,
    kind: kindOf(listed, at),
    how: 'missing in query' as const,
    similarity: 0,
    weight: round(known[at]!),
  }));
  return [...pairs, ...missing, ...extra];
}

export function explain(input: ExplainInput, settings: EngineSettings): Explanation {
  return {
    matchedName: input.listedText,
    isWeakAlias: input.isWeak,
    isHeldBack: input.isWeak && input.nameScore >= settings.threshold && input.score < settings.threshold,
    nameScore: round(input.nameScore),
    score: round(input.score),
    threshold: settings.threshold,
    parts: explainParts(input, settings),
    evidence: input.evidence.items.map((item) => ({ ...item, points: round(item.points) })),
  };
}
