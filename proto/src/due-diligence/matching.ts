import type { Plain } from '../records/model/json.js';
import { nameKey } from '../rules/name-key.js';

/** What speaks for two descriptions being of the same, in the order in which it is told. */
export const REASONS = [
  'same_number',
  'same_name',
  'similar_name',
  'same_birth_date',
  'other_birth_date',
  'same_country',
  'filled_in',
] as const;
export type Reason = (typeof REASONS)[number];
/** `score` from 0 to 100. */
export type Match = { score: number; reasons: Reason[] };

/** From which score on the same is proposed instead of a new record. */
export const LIKELY = 60;
/** Below it nothing is shown. */
export const POSSIBLE = 30;

const WORTH: Record<Reason, number> = {
  same_number: 60,
  same_name: 45,
  similar_name: 25,
  same_birth_date: 30,
  other_birth_date: -35,
  same_country: 15,
  filled_in: 100,
};

const NUMBERS = ['passportNumber', 'secondPassportNumber'] as const;
const bare = (number: unknown): string =>
  String(number ?? '')
    .replace(/[^0-9a-z]/gi, '')
    .toLowerCase();
const nameOf = ({ name, firstName, lastName }: Plain): string[] =>
  nameKey(String(name ?? [firstName, lastName].filter(Boolean).join(' ')))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();

function names(given: Plain, filed: Plain): Reason[] {
  const [left, right] = [nameOf(given), nameOf(filed)];
  if (left.length === 0 || right.length === 0) return [];
  if (left.join(' ') === right.join(' ')) return ['same_name'];
  const shared = left.filter((word) => right.includes(word)).length;
  return shared >= 2 || shared / Math.max(left.length, right.length) >= 0.5 ? ['similar_name'] : [];
}

function births({ dateOfBirth: left }: Plain, { dateOfBirth: right }: Plain): Reason[] {
  if (!left || !right) return [];
  return [left === right ? 'same_birth_date' : 'other_birth_date'];
}

/** How likely it is that what a form says (`given`) and a record of the file (`filed`) are about the same; both in the file's names. */
export function matched(given: Plain, filed: Plain): Match {
  const numbers = NUMBERS.map((name) => bare(given[name])).filter(Boolean);
  const hasSameNumber = NUMBERS.some((name) => numbers.includes(bare(filed[name])));
  const hasSameCountry = Boolean(
    given.name && given.address_country && given.address_country === filed.address_country,
  );
  const reasons: Reason[] = [
    ...(hasSameNumber ? (['same_number'] as const) : []),
    ...names(given, filed),
    ...births(given, filed),
    ...(hasSameCountry ? (['same_country'] as const) : []),
  ];
  const sum = reasons.reduce((total, reason) => total + WORTH[reason], 0);
  // Of a company the name is all there is to tell it by.
  const isNamesake = Boolean(given.name) && reasons.includes('same_name');
  return { score: Math.min(100, Math.max(0, sum + (isNamesake ? 25 : 0))), reasons };
}
