import type { ProblemCode } from '../schema/values.js';
import type { SheetName } from './columns.js';

const WARNING_CODES = [
  'W_UNKNOWN_COLUMN',
  'W_FUTURE_DATE',
  'W_NO_MY_CLIENT',
  'W_NO_INDICATOR',
  'W_PLACEHOLDER',
  'W_NUMERIC_ID',
  'W_FORMULA',
  'W_CONTROL',
  'W_DIFFERS',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];
export type IssueCode = ProblemCode | WarningCode;

/** Something about one cell. An error keeps its row out of the report, a warning does not. */
export type Issue = {
  sheet: SheetName;
  row: number;
  column: string;
  code: IssueCode;
  /** As it stood in the cell, its first 40 signs. */
  value: string;
  /** Limits, or the nearest codes. */
  detail: readonly string[];
};

const SHOWN = 40;
export const shownValue = (value: unknown): string => {
  const text = value === undefined ? '' : String(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text;
};

export const isWarning = ({ code }: Pick<Issue, 'code'>): boolean => code.startsWith('W_');
