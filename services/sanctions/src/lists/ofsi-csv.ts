import { countryCode, countryCodes } from '@dossier/proto/rules/country-names';
import type { Get } from './csv-rows.js';
import { exactDate, readDate } from './dates.js';
import {
  addAddress,
  addDate,
  addIdentifier,
  addName,
  addOnce,
  blankEntry,
  type EntryType,
  type ListEntry,
  type ListIdentity,
} from './entry.js';
import { groupedEntries } from './grouped-rows.js';

export const UK_IDENTITY: Omit<ListIdentity, 'source'> = {
  list: 'UK OFSI',
  body: 'HM Treasury, Office of Financial Sanctions Implementation',
  country: 'GB',
};

const NEEDED = ['Name 6', 'Name 1', 'DOB', 'Nationality', 'Group Type', 'Alias Quality', 'Group ID'];
const TYPES: Record<string, EntryType> = { Individual: 'person', Entity: 'organisation', Ship: 'vessel' };

/** "(Gender):Male (UN Ref):QDi.012" inside "Other Information". */
function note(other: string, label: string): string {
  return new RegExp(`\\(${label}\\):\\s*([^()]*)`).exec(other)?.[1]?.trim() ?? '';
}

/** "(1) 10716775 (2) 2020316097" */
export function numbered(text: string): string[] {
  return text
    .split(/\(\d+\)/)
    .map((part) => part.replace(/[.;]\s*$/, '').trim())
    .filter(Boolean);
}

function kindOf(entry: ListEntry, aliasType: string): 'primary' | 'alias' | 'former' {
  if (aliasType === 'FKA') return 'former';
  return aliasType === 'Primary name' && !entry.names.some((name) => name.kind === 'primary') ? 'primary' : 'alias';
}

/** Name 6 is the family name; in ours it comes first, with a comma, so that the two are told apart. */
function addNames(entry: ListEntry, get: Get): void {
  const given = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5']
    .map((column) => get(column))
    .filter(Boolean)
    .join(' ');
  const family = get('Name 6');
  const text =
    entry.type === 'person' && family && given ? `${family}, ${given}` : [given, family].filter(Boolean).join(' ');
  addName(entry, text, kindOf(entry, get('Alias Type')), get('Alias Quality') === 'Low quality' ? 'weak' : 'strong');
  addName(entry, get('Name Non-Latin Script'), 'original-script');
}

function addLinks(entry: ListEntry, other: string): void {
  addOnce(entry.links, `uk:${entry.id}`);
  for (const reference of note(other, 'UN Ref').matchAll(/[A-Z]{2}[ie]\.\d{3}/gi))
    addOnce(entry.links, `un:${reference[0].toUpperCase()}`);
  const uksl = /^[A-Z]{3}\d{4}/.exec(note(other, 'UK Sanctions List Ref'));
  if (uksl) addOnce(entry.links, `uksl:${uksl[0]}`);
  const imo = /\d{7}/.exec(note(other, 'IMO number'));
  if (imo) {
    addOnce(entry.links, `imo:${imo[0]}`);
    addIdentifier(entry, 'IMO', imo[0]);
  }
}

function addDetails(entry: ListEntry, get: Get): void {
  addDate(entry, exactDate(readDate(get('DOB'))));
  addOnce(entry.placesOfBirth, [get('Town of Birth'), get('Country of Birth')].filter(Boolean).join(', '));
  for (const code of countryCodes(get('Nationality'))) addOnce(entry.nationalities, code);
  const address = [
    'Address 1',
    'Address 2',
    'Address 3',
    'Address 4',
    'Address 5',
    'Address 6',
    'Post/Zip Code',
    'Country',
  ].map((column) => get(column));
  addAddress(entry, address.filter(Boolean).join(', '), countryCode(get('Country')));
  for (const number of numbered(get('Passport Number'))) addIdentifier(entry, 'Passport', number);
  for (const number of numbered(get('National Identification Number')))
    addIdentifier(entry, 'National identification number', number);
  for (const position of numbered(get('Position'))) addOnce(entry.positions, position);
  addOnce(entry.programmes, get('Regime'));
}

function newEntry(get: Get, source: string): ListEntry {
  const entry = blankEntry({ ...UK_IDENTITY, source }, get('Group ID'), TYPES[get('Group Type')] ?? 'other');
  addOnce(entry.remarks, get('Other Information'));
  const gender = note(get('Other Information'), 'Gender').toLowerCase();
  if (gender.startsWith('male') || gender.startsWith('female'))
    entry.gender = gender.startsWith('male') ? 'male' : 'female';
  const listed = readDate(get('Listed On'));
  return listed ? { ...entry, listedOn: listed } : entry;
}

/** OFSI's ConList: the first line is a date, then one row per name; rows of one group are one subject. */
export const parseOfsiCsv = (texts: AsyncIterable<string>, source: string): AsyncGenerator<ListEntry> =>
  groupedEntries(texts, {
    needed: NEEDED,
    isPreface: (row) => row[0] === 'Last Updated',
    idColumn: 'Group ID',
    newEntry: (get) => newEntry(get, source),
    add: (entry, get) => {
      addNames(entry, get);
      addLinks(entry, get('Other Information'));
      addDetails(entry, get);
    },
  });
