import { countryCode } from '@dossier/proto/rules/country-names';
import type { Get } from './csv-rows.js';
import { exactDate, isoDate, readDate, yearRange } from './dates.js';
import {
  addAddress,
  addDate,
  addIdentifier,
  addName,
  addOnce,
  blankEntry,
  type ListEntry,
  type ListIdentity,
  type PartialDate,
} from './entry.js';
import { groupedEntries } from './grouped-rows.js';

export const EU_IDENTITY: Omit<ListIdentity, 'source'> = { list: 'EU FSF', body: 'European Union', country: 'EU' };

const NEEDED = [
  'Entity_LogicalId',
  'Entity_EU_ReferenceNumber',
  'Entity_SubjectType',
  'NameAlias_WholeName',
  'BirthDate_Year',
  'Citizenship_CountryIso2Code',
];

const isWeak = (remark: string): boolean => /\blo?w?\s+quality/i.test(remark);
const isFormer = (remark: string): boolean => /\b(former|formerly|fka|f\.k\.a|maiden)/i.test(remark);

function addNameOf(entry: ListEntry, get: Get): void {
  const remark = get('NameAlias_Remark');
  const whole =
    get('NameAlias_WholeName') ||
    [get('NameAlias_FirstName'), get('NameAlias_MiddleName'), get('NameAlias_LastName')].join(' ');
  const kind = entry.names.length === 0 ? 'primary' : isFormer(remark) ? 'former' : 'alias';
  addName(entry, whole, kind, isWeak(remark) ? 'weak' : 'strong');
  const gender = get('NameAlias_Gender');
  if (gender === 'M' || gender === 'F') entry.gender = gender === 'M' ? 'male' : 'female';
  addOnce(entry.positions, get('NameAlias_Function'));
}

function birthDate(get: Get): PartialDate | undefined {
  const circa = get('BirthDate_Circa') === 'YES';
  const from = Number(get('BirthDate_YearRangeFrom'));
  const to = Number(get('BirthDate_YearRangeTo'));
  if (from > 0 || to > 0) return yearRange(from || to, to || from, circa);
  if (get('BirthDate_CalendarType') && get('BirthDate_CalendarType') !== 'GREGORIAN') return undefined;
  return exactDate(
    isoDate(Number(get('BirthDate_Year')), Number(get('BirthDate_Month')), Number(get('BirthDate_Day'))) ??
      readDate(get('BirthDate_BirthDate')),
    circa,
  );
}

/** "00" is the EU's code for an unknown country. */
const country = (get: Get, column: string): string | undefined => countryCode(get(column).replace(/^00$/, ''));

function addBirth(entry: ListEntry, get: Get): void {
  addDate(entry, birthDate(get));
  const place = [
    get('BirthDate_Place'),
    get('BirthDate_City'),
    get('BirthDate_Region'),
    get('BirthDate_CountryDescription'),
  ];
  addOnce(entry.placesOfBirth, place.filter((part) => part && part !== 'UNKNOWN').join(', '));
}

function addContact(entry: ListEntry, get: Get): void {
  const parts = [
    'Address_Street',
    'Address_PoBox',
    'Address_ZipCode',
    'Address_City',
    'Address_Region',
    'Address_Place',
    'Address_CountryDescription',
  ];
  const text = parts
    .map((column) => get(column))
    .filter((part) => part && part !== 'UNKNOWN')
    .join(', ');
  addAddress(entry, text, country(get, 'Address_CountryIso2Code'));
}

function addDocument(entry: ListEntry, get: Get): void {
  addIdentifier(
    entry,
    get('Identification_TypeDescription') || 'Document',
    get('Identification_Number'),
    country(get, 'Identification_CountryIso2Code'),
  );
  const imo = get('Identification_TypeCode') === 'imo' ? /\d{7}/.exec(get('Identification_Number')) : null;
  if (imo) addOnce(entry.links, `imo:${imo[0]}`);
}

function newEntry(get: Get, source: string): ListEntry {
  const entry = blankEntry(
    { ...EU_IDENTITY, source },
    get('Entity_LogicalId'),
    get('Entity_SubjectType') === 'P' ? 'person' : 'organisation',
  );
  const own = get('Entity_EU_ReferenceNumber').toUpperCase();
  addOnce(entry.links, own && `eu:${own}`);
  for (const reference of get('Entity_UnitedNationId').matchAll(/[A-Z]{2}[ie]\.\d{3}/gi))
    entry.links.push(`un:${reference[0].toUpperCase()}`);
  addOnce(entry.programmes, get('Entity_Regulation_Programme'));
  addOnce(entry.remarks, get('Entity_Remark').replaceAll('\\n', ' '));
  const listed = readDate(get('Entity_DesignationDate')) ?? readDate(get('Entity_Regulation_PublicationDate'));
  return listed ? { ...entry, listedOn: listed } : entry;
}

/** A row tells one thing of its subject. */
function addRow(entry: ListEntry, get: Get): void {
  if (get('NameAlias_WholeName') || get('NameAlias_LastName')) addNameOf(entry, get);
  else if (get('Identification_Number')) addDocument(entry, get);
  else if (get('Citizenship_CountryIso2Code'))
    addOnce(entry.nationalities, country(get, 'Citizenship_CountryIso2Code'));
  else if (get('Address_LogicalId')) addContact(entry, get);
  else addBirth(entry, get);
}

/** Financial Sanctions Files, "csvFull": one row per attribute of a subject, semicolons, byte order mark. */
export const parseEuCsv = (texts: AsyncIterable<string>, source: string): AsyncGenerator<ListEntry> =>
  groupedEntries(texts, {
    csv: { delimiter: ';' },
    needed: NEEDED,
    idColumn: 'Entity_LogicalId',
    newEntry: (get) => newEntry(get, source),
    add: addRow,
  });
