import type { Address, EntryType, Identifier, ListEntry, ListName, PartialDate } from './entry.js';

/** One list's measure against the subject of a card. */
export type Sanction = {
  source: string;
  list: string;
  body: string;
  country: string;
  entryId: string;
  programmes: string[];
  listedOn?: string;
  current: boolean;
};

export type CardName = ListName & { lists: string[] };

/** One real person, organisation or vessel, merged from every list that names it. */
export type Card = {
  id: string;
  type: EntryType;
  caption: string;
  names: CardName[];
  datesOfBirth: PartialDate[];
  placesOfBirth: string[];
  nationalities: string[];
  countries: string[];
  addresses: Address[];
  identifiers: Identifier[];
  positions: string[];
  topics: string[];
  gender?: 'male' | 'female';
  remarks: { text: string; source: string }[];
  sanctions: Sanction[];
  /** True while any list still names the subject. */
  current: boolean;
};

/** The type most lists agree on; "other" only when no list says more. */
export function sharedType(entries: readonly ListEntry[]): EntryType {
  return entries.find((entry) => entry.type !== 'other')?.type ?? 'other';
}
