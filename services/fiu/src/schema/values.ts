import type { SimpleType } from './types.js';

const PROBLEM_CODES = [
  'E_REQUIRED',
  'E_TYPE',
  'E_DATE',
  'E_RANGE',
  'E_LENGTH',
  'E_PATTERN',
  'E_CODE',
  'E_REF',
  'E_DUP',
  'E_CHOICE',
  'E_FORMULA',
  'E_UNKNOWN',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;
const NEAREST = 3;

/** What is wrong with a value as it would be written, if anything. `detail` is the limit, or the nearest codes. */
export function wrongValue(
  type: SimpleType,
  fixed: string | undefined,
  value: string,
): { code: ProblemCode; detail?: readonly string[] } | undefined {
  const { base, codes, minLength = 0, maxLength, least, most } = type;
  if (fixed !== undefined && value !== fixed) return { code: 'E_CODE', detail: [fixed] };
  if (codes) return codes.has(value) ? undefined : { code: 'E_CODE', detail: nearest(value, codes) };
  if (base === 'date' && !DATE.test(value)) return { code: 'E_DATE' };
  if (base === 'integer' && !/^-?\d{1,15}$/.test(value)) return { code: 'E_TYPE', detail: ['integer'] };
  if (base === 'decimal' && !/^-?\d+(\.\d+)?$/.test(value)) return { code: 'E_TYPE', detail: ['decimal'] };
  if (base === 'flag' && !/^(true|false|0|1)$/.test(value)) return { code: 'E_TYPE', detail: ['flag'] };
  if (maxLength !== undefined && lengthOf(value) > maxLength) return { code: 'E_LENGTH', detail: [String(maxLength)] };
  if (lengthOf(value) < minLength) return { code: 'E_LENGTH', detail: [String(minLength)] };
  if (isBelow(base, value, least) || isBelow(base, most, value))
    return { code: 'E_RANGE', detail: [least ?? '', most ?? ''] };
  return type.patterns.every((pattern) => pattern.test(value)) ? undefined : { code: 'E_PATTERN' };
}

/** Signs as XML Schema counts them. */
const lengthOf = (value: string): number => (/[\ud800-\udfff]/.test(value) ? [...value].length : value.length);

function isBelow(base: SimpleType['base'], left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  return base === 'date' ? left < right : Number(left) < Number(right);
}

/** The codes that somebody may have meant, the likeliest first. */
export function nearest(value: string, codes: ReadonlySet<string>): string[] {
  const wanted = value.trim().toUpperCase();
  const close = [...codes]
    .map((code) => ({ code, distance: distance(wanted, code.toUpperCase()) }))
    .filter(({ distance: far }) => far <= Math.max(2, wanted.length / 2));
  return close
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ code }) => code);
}

/** Edits between two short texts; long ones are never meant as codes. */
function distance(left: string, right: string): number {
  if (left.length > 20 || right.length > 20) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const change = (row[j - 1] as number) + (left[i - 1] === right[j - 1] ? 0 : 1);
      next[j] = Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1);
    }
    row = next;
  }
  return row[right.length] as number;
}
