import type { SearchedList } from '@dossier/proto/calls/screening-result';
import {
  addAddress,
  addDate,
  addIdentifier,
  addName,
  blankEntry,
  type EntryType,
  type ListEntry,
  type ListIdentity,
} from '../lists/entry.js';

export const SAMPLE = 'sample';
const FIRST: ListIdentity = {
  source: SAMPLE,
  list: 'Sample list A',
  body: 'Council of Sample States',
  country: 'BE',
};
const SECOND: ListIdentity = { source: SAMPLE, list: 'Sample list B', body: 'Ministry of Examples', country: 'NL' };

type Row = {
  type?: EntryType;
  names: string[];
  weak?: string[];
  original?: string;
  born?: string[];
  places?: string[];
  nationalities?: string[];
  addresses?: [text: string, country: string][];
  identifiers?: [type: string, value: string][];
  programmes: string[];
  positions?: string[];
  topics?: string[];
  notes?: string[];
  listedOn: string;
  gender?: 'male' | 'female';
  left?: true;
  /** Named by the second list too. */
  both?: true;
};

/** Invented people and organisations. Whoever bears one of these names in life is not meant. */
const ROWS: readonly Row[] = [
  {
    names: ['Viktor Arkadyevich Melnikov', 'Victor Melnikoff'],
    weak: ['The Accountant'],
    original: 'Виктор Аркадьевич Мельников',
    born: ['1961-04-17'],
    places: ['Samplegrad'],
    nationalities: ['RU'],
    addresses: [
      ['14 Harbour Row, Samplegrad', 'RU'],
      ['Apartment 3, 9 Palm Court, Limassol', 'CY'],
    ],
    identifiers: [['Passport', 'X7734190']],
    programmes: ['SAMPLE-SHIPPING'],
    positions: ['Chairman of Northlight Shipping'],
    topics: ['sanction', 'role.pep'],
    notes: ['Believed to direct the fleet of Northlight Shipping through relatives.'],
    listedOn: '2022-03-15',
    gender: 'male',
    both: true,
  },
  {
    names: ['Yusuf Karim Al-Harbi', 'Yousef Kareem Alharbi', 'Abu Karim'],
    original: 'يوسف كريم الحربي',
    born: ['1974', '1976-01-02'],
    places: ['Exampleville'],
    nationalities: ['YE', 'SA'],
    programmes: ['SAMPLE-TERRORISM'],
    topics: ['sanction', 'wanted'],
    notes: ['Two dates of birth are in use.'],
    listedOn: '2014-09-23',
    gender: 'male',
    both: true,
  },
  {
    names: ['Marisela Quintero Andrade'],
    weak: ['La Abuela'],
    born: ['1968-11-30'],
    nationalities: ['CO'],
    addresses: [['Calle 12 No. 4-56, Ciudad Ejemplo', 'CO']],
    programmes: ['SAMPLE-NARCOTICS'],
    topics: ['sanction', 'crime.traffick'],
    listedOn: '2018-06-07',
    gender: 'female',
  },
  {
    names: ['Zhao Mingyuan', 'Mingyuan Zhao'],
    original: '赵明远',
    born: ['1979-08-08'],
    nationalities: ['CN'],
    programmes: ['SAMPLE-PROLIFERATION'],
    listedOn: '2020-02-29',
    gender: 'male',
  },
  {
    names: ['Pak Hyon Sample', 'Pak Hyon-sam'],
    born: ['1955'],
    nationalities: ['KP'],
    identifiers: [['Passport', 'PS83612004']],
    programmes: ['SAMPLE-PROLIFERATION'],
    listedOn: '2016-11-30',
    gender: 'male',
    both: true,
  },
  {
    names: ['Leontine de Vries-Okafor'],
    born: ['1983-05-05'],
    nationalities: ['NL', 'NG'],
    programmes: ['SAMPLE-CORRUPTION'],
    topics: ['sanction', 'role.rca'],
    notes: ['Removed after a court set the listing aside.'],
    listedOn: '2019-01-10',
    gender: 'female',
    left: true,
  },
  {
    names: ['Tariq Sample Mahmoud', 'Tarek Mahmud'],
    original: 'طارق محمود',
    born: ['1970-12-01'],
    nationalities: ['SY'],
    addresses: [['Old Town 7, Examplaq', 'SY']],
    programmes: ['SAMPLE-HUMAN-RIGHTS'],
    positions: ['Former Deputy Minister of Examples'],
    topics: ['sanction', 'role.pep'],
    listedOn: '2011-05-09',
    gender: 'male',
  },
  {
    type: 'organisation',
    names: ['Northlight Shipping Limited', 'Northern Light Maritime Co.'],
    addresses: [
      ['14 Harbour Row, Samplegrad', 'RU'],
      ['Suite 5, 2 Quay Street, Valletta', 'MT'],
    ],
    identifiers: [['Registration', 'NL-449-201']],
    programmes: ['SAMPLE-SHIPPING'],
    notes: ['Owned by Viktor Arkadyevich Melnikov.'],
    listedOn: '2022-03-15',
    both: true,
  },
  {
    type: 'organisation',
    names: ['Exemplar Trading House LLC', 'Torgovy Dom Exemplar'],
    original: 'ООО «Торговый дом Экземпляр»',
    addresses: [['31 Example Prospekt, Samplegrad', 'RU']],
    programmes: ['SAMPLE-SECTORAL'],
    listedOn: '2023-12-18',
  },
  {
    type: 'organisation',
    names: ['Foundation for Invented Relief', 'FIR'],
    programmes: ['SAMPLE-TERRORISM'],
    listedOn: '2009-07-02',
    addresses: [['Bazaar Road 88, Exampleville', 'YE']],
  },
];

function entryOf(row: Row, identity: ListIdentity, at: number): ListEntry {
  const id = `${identity === FIRST ? 'A' : 'B'}-${String(at + 1).padStart(3, '0')}`;
  const entry = blankEntry(identity, id, row.type ?? 'person');
  const [primary = '', ...aliases] = row.names;
  addName(entry, primary, 'primary');
  for (const name of aliases) addName(entry, name, 'alias');
  for (const name of row.weak ?? []) addName(entry, name, 'alias', 'weak');
  if (row.original) addName(entry, row.original, 'original-script');
  for (const date of row.born ?? []) addDate(entry, { from: date, to: date, circa: false });
  for (const [text, country] of row.addresses ?? []) addAddress(entry, text, country);
  for (const [type, value] of row.identifiers ?? []) addIdentifier(entry, type, value);
  return {
    ...entry,
    links: [`sample:${at + 1}`],
    placesOfBirth: row.places ?? [],
    nationalities: row.nationalities ?? [],
    programmes: row.programmes,
    positions: row.positions ?? [],
    topics: row.topics ?? ['sanction'],
    remarks: row.notes ?? [],
    listedOn: row.listedOn,
    ...(row.gender && { gender: row.gender }),
    current: !row.left,
  };
}

/** What is searched while no real list could be fetched, so that a first start works without a network. */
export const sampleEntries = (): ListEntry[] =>
  ROWS.flatMap((row, at) => [entryOf(row, FIRST, at), ...(row.both ? [entryOf(row, SECOND, at)] : [])]);

/** Changes with the names above. */
export const SAMPLE_VERSION = 'sample-1';

export const sampleList = (): SearchedList => ({
  source: SAMPLE,
  title: 'Sample list of invented names',
  version: 1,
  entries: sampleEntries().length,
  fetched_at: new Date(0).toISOString(),
  is_sample: true,
});
