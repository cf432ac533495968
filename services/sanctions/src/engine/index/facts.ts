import type { Card } from '../../lists/card.js';
import type { PartialDate } from '../../lists/entry.js';
import { hashText } from './hashing.js';

/** yyyymmdd with zeros for parts that are not known, shifted to leave room for the "circa" bit. */
function packDate(iso: string, circa: boolean): number {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return (year * 10_000 + month * 100 + day) * 2 + (circa ? 1 : 0);
}

export const packBirth = (date: PartialDate): [from: number, to: number] => [
  packDate(date.from, date.circa),
  packDate(date.to, date.circa),
];

export type PackedDate = { year: number; month: number; day: number; circa: boolean };

export function unpackDate(packed: number): PackedDate {
  const digits = packed >> 1;
  return {
    year: Math.floor(digits / 10_000),
    month: Math.floor(digits / 100) % 100,
    day: digits % 100,
    circa: (packed & 1) === 1,
  };
}

const NATIONALITY_BIT = 1 << 10;

/** Two letters in ten bits; nationality and mere country of an address are told apart. */
export function packPlace(code: string, isNationality: boolean): number {
  return ((code.charCodeAt(0) - 65) * 26 + (code.charCodeAt(1) - 65)) | (isNationality ? NATIONALITY_BIT : 0);
}

export function unpackPlace(packed: number): { code: string; isNationality: boolean } {
  const letters = packed & (NATIONALITY_BIT - 1);
  return {
    code: String.fromCharCode(65 + Math.floor(letters / 26), 65 + (letters % 26)),
    isNationality: (packed & NATIONALITY_BIT) !== 0,
  };
}

export function placesOf(card: Card): number[] {
  const nationalities = card.nationalities.map((code) => packPlace(code, true));
  const countries = card.countries
    .filter((code) => !card.nationalities.includes(code))
    .map((code) => packPlace(code, false));
  return [...nationalities, ...countries];
}

/** Document numbers compare without blanks, dots and dashes. */
export function hashIdentifier(value: string): number {
  return hashText(value.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}

export const GENDERS = { unknown: 0, male: 1, female: 2 } as const;
