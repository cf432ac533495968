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
import { numbered } from './ofsi-csv.js';

/**
 * The UK Sanctions List of the Foreign, Commonwealth & Development Office, which replaced OFSI's list on
 * 28 January 2026. Written from its published columns; no real file was at hand when this was made.
 */
export const UKSL_IDENTITY: Omit<ListIdentity, 'source'> = {
  list: 'UK Sanctions List',
  body: 'UK Foreign, Commonwealth & Development Office',
  country: 'GB',
};

const NEEDED = ['Unique ID', 'Name 6', 'Name type', 'Regime Name'];
const TYPES: Record<string, EntryType> = { individual: 'person', entity: 'organisation', ship: 'vessel' };

/** Headers differ in case and in words such as "D.O.B" between the CSV and the ODS form. */
const OTHER_COLUMNS: Record<string, string[]> = {
  birth: ['D.O.B', 'DOB', 'Date of birth'],
  nationality: ['Nationality(/ies)', 'Nationality'],
  type: ['Designation Type', 'Individual, Entity, Ship', 'Group Type'],
  passport: ['Passport number', 'Passport Number'],
  business: [
    'Business registration number (s)',
    'Business registration number(s)',
    'Business Registration Number(s)',
    'Business registration number',
  ],
  national: ['National Identifier number', 'National Identifier Number'],
};

const first = (get: Get, columns: string[]): string => columns.map((column) => get(column)).find(Boolean) ?? '';
const named = (get: Get, key: string): string => first(get, OTHER_COLUMNS[key] ?? []);

/** "dd/mm/1968" says that day and month are not known. */
const birthDate = (text: string): string | undefined => readDate(text.replace(/[dm]{2}/gi, '00'));

function addNames(entry: ListEntry, get: Get): void {
  const given = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5']
    .map((column) => get(column))
    .filter(Boolean)
    .join(' ');
  const family = get('Name 6');
  const text =
    entry.type === 'person' && family && given ? `${family}, ${given}` : [given, family].filter(Boolean).join(' ');
  const isPrimary = /^primary name$/i.test(get('Name type')) && !entry.names.some((name) => name.kind === 'primary');
  addName(entry, text, isPrimary ? 'primary' : 'alias', /low/i.test(get('Alias strength')) ? 'weak' : 'strong');
  addName(entry, get('Name non-latin script'), 'original-script');
}

function addLinks(entry: ListEntry, get: Get): void {
  addOnce(entry.links, `uksl:${entry.id}`);
  addOnce(entry.links, get('OFSI Group ID') && `uk:${get('OFSI Group ID')}`);
  for (const reference of get('UN Reference Number').matchAll(/[A-Z]{2}[ie]\.\d{3}/gi))
    addOnce(entry.links, `un:${reference[0].toUpperCase()}`);
  const imo = /\d{7}/.exec(get('IMO number'));
  if (imo) addOnce(entry.links, `imo:${imo[0]}`);
  if (imo) addIdentifier(entry, 'IMO', imo[0]);
}

function addDetails(entry: ListEntry, get: Get): void {
  for (const date of numbered(named(get, 'birth'))) addDate(entry, exactDate(birthDate(date)));
  addOnce(entry.placesOfBirth, [get('Town of birth'), get('Country of birth')].filter(Boolean).join(', '));
  for (const code of countryCodes(named(get, 'nationality'))) addOnce(entry.nationalities, code);
  const lines = [1, 2, 3, 4, 5, 6].map((line) => get(`Address Line ${line}`));
  const country = get('Address Country');
  addAddress(entry, [...lines, get('Address Postal Code'), country].filter(Boolean).join(', '), countryCode(country));
  for (const number of numbered(named(get, 'passport'))) addIdentifier(entry, 'Passport', number);
  for (const number of numbered(named(get, 'national'))) addIdentifier(entry, 'National identifier', number);
  for (const number of numbered(named(get, 'business'))) addIdentifier(entry, 'Business registration number', number);
  for (const position of numbered(get('Position'))) addOnce(entry.positions, position);
  addOnce(entry.programmes, get('Regime Name'));
}

function newEntry(get: Get, source: string): ListEntry {
  const entry = blankEntry(
    { ...UKSL_IDENTITY, source },
    get('Unique ID'),
    TYPES[named(get, 'type').toLowerCase()] ?? 'other',
  );
  for (const column of ['Sanctions Imposed', 'Other Information', 'UK Statement of Reasons'])
    addOnce(entry.remarks, get(column));
  const gender = get('Gender').toLowerCase();
  if (gender === 'male' || gender === 'female') entry.gender = gender;
  const listed = readDate(get('Date Designated'));
  return listed ? { ...entry, listedOn: listed } : entry;
}

/** One row per name and address; a "Report Date" line may come before the header. */
export const parseUksl = (texts: AsyncIterable<string>, source: string): AsyncGenerator<ListEntry> =>
  groupedEntries(texts, {
    needed: NEEDED,
    isPreface: (row) => /^report date/i.test(row[0] ?? ''),
    idColumn: 'Unique ID',
    newEntry: (get) => newEntry(get, source),
    add: (entry, get) => {
      addNames(entry, get);
      addLinks(entry, get);
      addDetails(entry, get);
    },
  });
