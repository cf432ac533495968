import { screening } from '../texts/screening.js';
import { countryName } from './countries.js';

export type ScoredPart = { asked: string; listed: string; how: string; similarity: number };
/** What besides the name counts for or against a match; each kind has its sentence. */
export const EVIDENCE_KINDS = ['birth', 'nationality', 'unconfirmed', 'gender', 'identifier', 'common-name'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];
export type ScoredEvidence = {
  kind: EvidenceKind;
  outcome: string;
  points: number;
  listed?: string[];
  /** Of a birth date: years from the nearest listed one. */
  years?: number;
  /** Of a common name: the listed subjects it fits. */
  count?: number;
};
export type Scored = {
  name_score: number;
  score: number;
  is_held_back: boolean;
  evidence: ScoredEvidence[];
};

type Words = {
  reserve: string;
  heldBack: string;
  capped: string;
  birth: Record<'same' | 'sameYear' | 'inRange' | 'near' | 'different', string>;
  nationality: { same: string; country: string; different: (listed: string) => string };
  unconfirmed: string;
  gender: { different: string };
  identifier: { same: string };
  commonName: (count: number) => string;
  how: Record<string, string>;
};

/** A score as people read it, 0 to 100. */
export const percent = (score: number): number => Math.round(score * 100);

/** What raised and what lowered a score besides the name, in whole points that add up to the score shown. */
export function scoreLines(
  { evidence, name_score, score, is_held_back }: Scored,
  words: Words = screening.why,
): { key: string; sentence: string; points: number }[] {
  const items = evidence.map((item) => ({
    key: item.kind,
    sentence: sentenceOf(item, words),
    points: percent(item.points),
  }));
  const rest = percent(score) - percent(name_score) - items.reduce((sum, { points }) => sum + points, 0);
  const isLimit = is_held_back || (rest < 0 && score >= 1);
  const limit = is_held_back ? words.heldBack : words.capped;
  const remainder = { key: 'rest', sentence: isLimit ? limit : words.reserve, points: rest };
  // A limit comes last: it cuts what the lines before it have added.
  return (isLimit ? [...items, remainder] : [remainder, ...items]).filter(({ points }) => points !== 0);
}

const BIRTH = { same: 'same', 'same-year': 'sameYear', 'in-range': 'inRange', near: 'near' } as const;

function sentenceOf({ kind, outcome, listed = [], count = 0 }: ScoredEvidence, words: Words): string {
  if (kind === 'birth') return words.birth[BIRTH[outcome as keyof typeof BIRTH] ?? 'different'];
  if (kind === 'gender') return words.gender.different;
  if (kind === 'identifier') return words.identifier.same;
  if (kind === 'unconfirmed') return words.unconfirmed;
  if (kind === 'common-name') return words.commonName(count);
  if (outcome === 'different') return words.nationality.different(listed.map(countryName).join(', '));
  return outcome === 'same' ? words.nationality.same : words.nationality.country;
}

export const isPair = ({ asked, listed }: ScoredPart): boolean => asked !== '' && listed !== '';

/** A reading in another script is never quite the same; below this it is another word that sounds like it. */
const SAME_READING = 0.9;

/** How two parts of a name fit: `spelt alike 88`. */
export function howSentence(part: ScoredPart, words: Pick<Words, 'how'> = screening.why): string {
  if (part.how === 'missing in list') return words.how.missingInList ?? '';
  if (part.how === 'missing in query') return words.how.missingInQuery ?? '';
  const how = part.how === 'script' && part.similarity < SAME_READING ? 'scriptAlike' : part.how;
  const sentence = words.how[how] ?? part.how;
  return isPair(part) && part.similarity < 1 ? `${sentence} ${percent(part.similarity)}` : sentence;
}
