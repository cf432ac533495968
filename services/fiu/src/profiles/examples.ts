import type { SimpleType } from '../schema/types.js';
import { wrongValue } from '../schema/values.js';

const DIGITS = '1234567890'.repeat(2);
/** Texts of the kinds that patterns of schemas ask for. */
const TEXTS: readonly string[] = [
  'Example',
  'EXAMPLE',
  ...Array.from(DIGITS, (_, at) => DIGITS.slice(0, at + 1)),
  'Y',
  'EXAMCWCU',
  'EXAMCWCUXXX',
  'ana@example.com',
];
const BY_BASE: Readonly<Record<SimpleType['base'], readonly string[]>> = {
  text: TEXTS,
  date: ['2026-01-15T00:00:00'],
  decimal: ['1', '100', '1000'],
  integer: ['1', '100', '1000'],
  flag: ['true', '1'],
};

/** Values that a type may take, the likeliest first. */
export function examplesOf(type: SimpleType): string[] {
  // `-` stands for no code, and comes last.
  const codes = type.codes && [...type.codes].sort((a, b) => Number(/\w/.test(b)) - Number(/\w/.test(a)));
  return (codes ?? BY_BASE[type.base]).filter((value) => !wrongValue(type, undefined, value));
}

/** Texts to try where no type is at hand. */
export const SOME_TEXTS = TEXTS;
