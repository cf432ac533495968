import { countryCode } from '@dossier/proto/rules/country-names';
import { readDateText } from '../lists/dates.js';
import { hashIdentifier, type PackedDate, packBirth, unpackDate } from './index/facts.js';
import { imoIn, type ParsedName, parseName, parsePersonFields } from './text/parse-name.js';

export type QueryType = 'person' | 'organisation' | 'vessel';

/** What is asked. A person by `firstname` and `surname`, or anything by `name`. */
export type ScreenQuery = {
  type: QueryType;
  name?: string;
  firstname?: string;
  surname?: string;
  /** ISO date, `dd/mm/yyyy`, or a year alone. */
  dob?: string;
  /** ISO 3166 alpha-2 or alpha-3, or the English name. */
  nationality?: string;
  /** Country of residence or incorporation. */
  country?: string;
  gender?: 'male' | 'female';
  identifiers?: string[];
};

export type ReadQuery = {
  type: QueryType;
  name: ParsedName;
  birth?: PackedDate;
  nationality?: string;
  country?: string;
  gender?: 'male' | 'female';
  identifiers: number[];
};

/** Why a query cannot be screened; the caller answers 400 with its own words. */
export type QueryFault = 'name_missing' | 'name_too_short' | 'name_too_long' | 'dob_unreadable' | 'nationality_unknown';
export type QueryRefusal = Error & { fault: QueryFault };

export function queryRefusal(fault: QueryFault): QueryRefusal {
  return Object.assign(new Error(fault), { fault });
}

export function isQueryRefusal(error: unknown): error is QueryRefusal {
  return error instanceof Error && 'fault' in error;
}

const LONGEST_NAME = 400;
const SHORTEST_NAME = 2;

function nameText(query: ScreenQuery): string {
  return query.name ?? [query.firstname, query.surname].filter(Boolean).join(' ');
}

function readName(query: ScreenQuery): ParsedName {
  const text = nameText(query).trim();
  if (text === '') throw queryRefusal('name_missing');
  if (text.length > LONGEST_NAME) throw queryRefusal('name_too_long');
  if (query.type === 'person' && query.firstname && query.surname)
    return parsePersonFields(query.firstname, query.surname);
  return parseName(text, query.type);
}

/** One Latin letter names nobody; one Chinese sign may. */
function refuseTooShort(name: ParsedName): void {
  const letters = name.parts.reduce((sum, part) => sum + part.text.length, 0);
  if (letters < SHORTEST_NAME) throw queryRefusal(letters === 0 ? 'name_missing' : 'name_too_short');
}

function readBirth(dob: string | undefined): PackedDate | undefined {
  if (!dob) return undefined;
  const date = readDateText(dob);
  if (!date) throw queryRefusal('dob_unreadable');
  return unpackDate(packBirth(date)[0]);
}

function readCountry(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const code = countryCode(text);
  if (!code) throw queryRefusal('nationality_unknown');
  return code;
}

/** Lists give a ship's number with and without its label. */
function identifiersOf({ type, name = '', identifiers = [] }: ScreenQuery): string[] {
  const imo = type === 'vessel' ? imoIn(name) : undefined;
  return [...identifiers.filter((value) => value.trim().length >= 4), ...(imo ? [imo, `IMO${imo}`] : [])];
}

/** Checks a query and takes it apart. Throws a QueryRefusal when it cannot be screened. */
export function readQuery(query: ScreenQuery): ReadQuery {
  const name = readName(query);
  refuseTooShort(name);
  const [birth, nationality, country] = [
    readBirth(query.dob),
    readCountry(query.nationality),
    readCountry(query.country),
  ];
  return {
    type: query.type,
    name,
    identifiers: identifiersOf(query).map(hashIdentifier),
    ...(birth && { birth }),
    ...(nationality && { nationality }),
    ...(country && { country }),
    ...(query.gender && { gender: query.gender }),
  };
}
