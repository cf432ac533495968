const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** Days in a month; `month` from 1. */
const lastDay = (year: number, month: number): number =>
  month === 2 && (year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)) ? 29 : (LENGTHS[month - 1] ?? 0);
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The day it is in UTC, as YYYY-MM-DD. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A day that exists, written YYYY-MM-DD, in the years 1000 to 9999. */
export function isDate(value: unknown): value is string {
  const parts = typeof value === 'string' ? SHAPE.exec(value) : null;
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  return year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month);
}

/** Moves a date by whole months; a day the target month lacks becomes its last day (29 February plus a year is 28 February). */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const total = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1];
  return `${pad(toYear, 4)}-${pad(toMonth, 2)}-${pad(Math.min(day, lastDay(toYear, toMonth)), 2)}`;
}

/** Moves a date by whole days, back with a negative number. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** DD/MM/YYYY of a YYYY-MM-DD date. */
export const dayMonthYear = (date: string): string => date.split('-').reverse().join('/');

/** Every whole day in a sanction list's words as DD/MM/YYYY: `circa 1959; 1961-04-17` has one. */
export const listedDays = (words: string): string => words.replaceAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g, '$3/$2/$1');
