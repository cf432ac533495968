import type { PackedDate } from '../index/facts.js';
import type { EvidenceWeights } from '../settings.js';

/** How a birth date relates to the ones a list gives. */
export type BirthOutcome = 'same' | 'same-year' | 'in-range' | 'near' | 'inconclusive' | 'different';
export type ListedBirth = { from: PackedDate; to: PackedDate };

const CIRCA_YEARS = 3;

const isFull = (date: PackedDate): boolean => date.month > 0 && date.day > 0;

function isSingle({ from, to }: ListedBirth): boolean {
  return from.year === to.year && from.month === to.month && from.day === to.day;
}

/** Slips that people make with dates: day and month exchanged, one of the three parts wrong. */
function isSlip(a: PackedDate, b: PackedDate): boolean {
  const isExchanged = a.year === b.year && a.month === b.day && a.day === b.month;
  const equalParts = Number(a.year === b.year) + Number(a.month === b.month) + Number(a.day === b.day);
  return isExchanged || equalParts === 2;
}

/** Lists and people write 1 January where they know no more than the year. */
const isStandIn = ({ month, day }: PackedDate): boolean => month === 1 && day === 1;

const DAY_MS = 86_400_000;
const inDays = ({ year, month, day }: PackedDate): number => Date.UTC(year, month - 1, day) / DAY_MS;
/** Of 441 subjects whom two lists give whole dates 3 differ by less than a year otherwise than by a slip, none by one to two. */
const ABOUT_A_YEAR = 366;

function compareSingle(query: PackedDate, listed: PackedDate): BirthOutcome {
  const years = Math.abs(query.year - listed.year);
  if (isFull(query) && isFull(listed)) {
    if (years === 0 && query.month === listed.month && query.day === listed.day) return 'same';
    if (isSlip(query, listed) || (years === 0 && (isStandIn(query) || isStandIn(listed)))) return 'near';
    if (listed.circa) return years <= CIRCA_YEARS ? 'near' : 'different';
    return Math.abs(inDays(query) - inDays(listed)) <= ABOUT_A_YEAR ? 'inconclusive' : 'different';
  }
  if (years === 0) return 'same-year';
  return years <= (listed.circa ? CIRCA_YEARS : 1) ? 'near' : 'different';
}

function compareOne(query: PackedDate, listed: ListedBirth): BirthOutcome {
  if (isSingle(listed)) return compareSingle(query, listed.from);
  const slack = listed.from.circa ? CIRCA_YEARS : 1;
  if (query.year >= listed.from.year && query.year <= listed.to.year) return 'in-range';
  return query.year >= listed.from.year - slack && query.year <= listed.to.year + slack ? 'near' : 'different';
}

const BEST_FIRST: readonly BirthOutcome[] = ['same', 'same-year', 'in-range', 'near', 'inconclusive', 'different'];

/** The most favourable relation to any listed date; undefined when the list gives none. */
export function compareBirth(query: PackedDate, listed: readonly ListedBirth[]): BirthOutcome | undefined {
  const outcomes = new Set(listed.map((date) => compareOne(query, date)));
  return BEST_FIRST.find((outcome) => outcomes.has(outcome));
}

/** Years to the nearest listed birth, 0 within a listed range. */
export function yearsApart({ year }: PackedDate, listed: readonly ListedBirth[]): number {
  return Math.min(...listed.map(({ from, to }) => Math.max(0, from.year - year, year - to.year)));
}

export function birthPoints(outcome: BirthOutcome, weights: EvidenceWeights): number {
  const points: Record<BirthOutcome, number> = {
    same: weights.birthDateSame,
    'same-year': weights.birthYearSame,
    'in-range': weights.birthYearSame / 2,
    near: weights.birthDateNear,
    inconclusive: 0,
    different: -weights.birthDateDifferent,
  };
  return points[outcome];
}
