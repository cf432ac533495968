import { screening } from '../texts/screening.js';
import { isPair, type ScoredEvidence, type ScoredPart } from './score-lines.js';

type Explained = { parts: ScoredPart[]; evidence: ScoredEvidence[]; is_weak_alias: boolean };
type Words = typeof screening.open;

/** Particles, titles and legal forms may come and go. */
const NO_SUBSTANCE = ['particle', 'title', 'legal form'];

function nameReason(parts: (ScoredPart & { kind?: string })[], words: Words): string {
  const weighty = parts.filter(({ kind = 'word' }) => !NO_SUBSTANCE.includes(kind));
  if (weighty.some((part) => !isPair(part))) return words.name.part;
  return weighty.every(({ similarity }) => similarity >= 1) ? words.name.same : words.name.alike;
}

function birthReason(item: ScoredEvidence | undefined, words: Words): string {
  if (!item) return words.birth.unknown;
  if (item.outcome === 'same') return words.birth.same;
  if (item.outcome === 'same-year') return words.birth.sameYear;
  if (item.outcome === 'in-range') return words.birth.inRange;
  return words.birth.differs(item.years ?? 0);
}

function nationalityReason(item: ScoredEvidence | undefined, words: Words): string {
  if (!item) return words.nationality.unknown;
  return words.nationality[item.outcome as 'same' | 'country' | 'different'];
}

/**
 * In one line why a match needs somebody's judgement: `the name is alike, birth year differs by 2, nationality unknown`.
 * `asked` tells what the request stated; what it did not is no reason.
 */
export function openReason(
  { parts, evidence, is_weak_alias }: Explained,
  asked: { dob?: string; nationality?: string },
  words: Words = screening.open,
): string {
  const item = (kind: ScoredEvidence['kind']) => evidence.find((one) => one.kind === kind);
  const common = item('common-name');
  return [
    nameReason(parts, words),
    is_weak_alias && words.weakAlias,
    asked.dob && birthReason(item('birth'), words),
    asked.nationality && nationalityReason(item('nationality'), words),
    item('gender') && words.gender,
    item('identifier') && words.identifier,
    common && words.commonName(common.count ?? 0),
  ]
    .filter(Boolean)
    .join(', ');
}
