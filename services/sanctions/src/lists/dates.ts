import type { PartialDate } from './entry.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const pad = (value: number | string): string => String(value).padStart(2, '0');
const isYear = (year: number): boolean => year >= 1000 && year <= 2100;

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` from numbers; months and days out of range, or 0, are left out. */
export function isoDate(year: number, month = 0, day = 0): string | undefined {
  if (!isYear(year)) return undefined;
  if (!(month >= 1 && month <= 12)) return String(year);
  if (!(day >= 1 && day <= 31)) return `${year}-${pad(month)}`;
  return `${year}-${pad(month)}-${pad(day)}`;
}

export function exactDate(iso: string | undefined, circa = false): PartialDate | undefined {
  return iso === undefined ? undefined : { from: iso, to: iso, circa };
}

export function yearRange(from: number, to: number, circa = false): PartialDate | undefined {
  if (!isYear(from) || !isYear(to)) return exactDate(isoDate(isYear(from) ? from : to), circa);
  return { from: String(Math.min(from, to)), to: String(Math.max(from, to)), circa };
}

function monthOf(word: string): number {
  return MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

type Shape = [pattern: RegExp, read: (match: RegExpExecArray) => string | undefined];

const SHAPES: readonly Shape[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})/, (m) => isoDate(Number(m[1]), Number(m[2]), Number(m[3]))],
  [/^(\d{4})-(\d{1,2})$/, (m) => isoDate(Number(m[1]), Number(m[2]))],
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, (m) => isoDate(Number(m[3]), Number(m[2]), Number(m[1]))],
  [/^(\d{1,2}) ([a-z]{3,9})\.? (\d{4})$/i, (m) => isoDate(Number(m[3]), monthOf(m[2]!), Number(m[1]))],
  [/^([a-z]{3,9})\.? (\d{4})$/i, (m) => isoDate(Number(m[2]), monthOf(m[1]!))],
  [/^(\d{4})$/, (m) => isoDate(Number(m[1]))],
];

/** Reads the date shapes lists use: ISO, `dd/mm/yyyy` (also with dots or hyphens) with zeros for unknown parts, `05 Mar 1960`, `Mar 1960`, `1960`. */
export function readDate(text: string): string | undefined {
  const clean = text.trim();
  for (const [pattern, read] of SHAPES) {
    const match = pattern.exec(clean);
    if (match) return read(match);
  }
  return undefined;
}

/** As `readDate`, with "circa", and with ranges joined by "to", "-" or "between ... and". */
export function readDateText(text: string): PartialDate | undefined {
  const circa = /\b(circa|approximately|approx|about|around|c\.)/i.test(text) || /^c\s/i.test(text);
  const clean = text.replace(/\b(circa|approximately|approx\.?|about|around|between|c\.)\s*/gi, '').trim();
  const parts = clean.split(/\s+(?:to|and|-|–)\s+|(?<=^\d{4})\s*[-–]\s*(?=\d{4}$)/);
  const [from, to] = [readDate(parts[0] ?? ''), readDate(parts[1] ?? '')];
  if (from && to && from !== to) return { from, to, circa };
  return exactDate(from ?? readDate(clean), circa);
}
