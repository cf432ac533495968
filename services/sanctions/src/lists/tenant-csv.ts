import { countryCode, countryCodes } from '@dossier/proto/rules/country-names';
import type { Phrase } from '@dossier/proto/texts/phrase';
import type { Get } from './csv-rows.js';
import { readDateText } from './dates.js';
import {
  addAddress,
  addDate,
  addIdentifier,
  addName,
  addOnce,
  blankEntry,
  type EntryType,
  type ListEntry,
} from './entry.js';
import { columnIndex, readCsv } from './read-csv.js';
import { details, listRefusal } from './refusal.js';

/** Columns of a company's own list; only `name` must be there. Several values in one cell are separated by ";". */
export const TENANT_COLUMNS = [
  'id',
  'name',
  'type',
  'aliases',
  'weak_aliases',
  'date_of_birth',
  'nationality',
  'country',
  'address',
  'identifiers',
  'gender',
  'note',
] as const;

const TYPES: Record<string, EntryType> = {
  person: 'person',
  individual: 'person',
  organisation: 'organisation',
  organization: 'organisation',
  entity: 'organisation',
  company: 'organisation',
  vessel: 'vessel',
  ship: 'vessel',
};
const GENDERS: Record<string, 'male' | 'female'> = { male: 'male', m: 'male', female: 'female', f: 'female' };
const MOST_ENTRIES = 100_000;

const several = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

/** Errors name the line. A value that cannot be read is one: left out in silence, it would be missed at the next match. */
type Line = { number: number; get: Get; refuse: (problem: Phrase) => never };

/** What each value of a cell is read as. */
function readEach<Value>({ get, refuse }: Line, column: string, read: (text: string) => Value | undefined): Value[] {
  return several(get(column)).map((text) => read(text) ?? refuse(details.unreadable(column, text.slice(0, 30))));
}

const someCodes = (text: string): string[] | undefined => {
  const codes = countryCodes(text);
  return codes.length > 0 ? codes : undefined;
};

function toEntry(line: Line, source: string, list: string): ListEntry {
  const { number, get, refuse } = line;
  const [type = 'person'] = readEach(line, 'type', (text) => TYPES[text.toLowerCase()]);
  if (get('name').length < 2) refuse(details.nameMissing);
  const entry = blankEntry({ source, list, body: list, country: '' }, get('id') || String(number), type);
  addName(entry, get('name'), 'primary');
  for (const alias of several(get('aliases'))) addName(entry, alias, 'alias');
  for (const alias of several(get('weak_aliases'))) addName(entry, alias, 'alias', 'weak');
  for (const date of readEach(line, 'date_of_birth', readDateText)) addDate(entry, date);
  for (const code of readEach(line, 'nationality', someCodes).flat()) addOnce(entry.nationalities, code);
  const [country] = readEach(line, 'country', countryCode);
  addOnce(entry.countries, country);
  addAddress(entry, get('address'), country);
  for (const identifier of several(get('identifiers'))) addIdentifier(entry, 'Identifier', identifier);
  const [gender] = readEach(line, 'gender', (text) => GENDERS[text.toLowerCase()]);
  if (gender) entry.gender = gender;
  addOnce(entry.remarks, get('note'));
  return entry;
}

/** A column under another name would be passed over in silence. */
function readHeader(row: string[]): (row: string[], column: string) => string {
  const header = row.map((name) => name.trim().toLowerCase());
  const known: readonly string[] = TENANT_COLUMNS;
  const unknown = header.filter((name) => name !== '' && !known.includes(name));
  const cell = columnIndex(header, ['name']);
  if (unknown.length > 0) throw listRefusal('columns', details.unknownColumns(unknown.slice(0, 5).join(', ')));
  return cell;
}

const isBlank = (row: string[]): boolean => row.every((cell) => cell.trim() === '');

/** The rows below the header, those of empty cells passed over. */
async function* readLines(texts: AsyncIterable<string>): AsyncGenerator<Line> {
  let header: { cell: ReturnType<typeof readHeader>; width: number } | undefined;
  let number = 0;
  for await (const batch of readCsv(texts, { delimiter: 'of the header' })) {
    for (const row of batch) {
      number += 1;
      if (!header) {
        header = { cell: readHeader(row), width: row.length };
        continue;
      }
      if (isBlank(row)) continue;
      if (number > MOST_ENTRIES) throw listRefusal('too-large', details.tooManyLines(MOST_ENTRIES));
      const line = lineOf(number, row, header.cell);
      if (row.length !== header.width) line.refuse(details.cells(row.length, header.width));
      yield line;
    }
  }
  if (!header) throw listRefusal('empty', details.noHeader);
}

const lineOf = (number: number, row: string[], cell: ReturnType<typeof readHeader>): Line => ({
  number,
  get: (column) => cell(row, column),
  refuse: (problem) => {
    throw listRefusal('malformed', details.line(number, problem));
  },
});

/** A tenant's own list: a header row, commas or semicolons. */
export async function* parseTenantCsv(
  texts: AsyncIterable<string>,
  source: string,
  list: string,
): AsyncGenerator<ListEntry> {
  const ids = new Set<string>();
  for await (const line of readLines(texts)) {
    const entry = toEntry(line, source, list);
    if (ids.has(entry.id)) line.refuse(details.idRepeats(entry.id.slice(0, 30)));
    ids.add(entry.id);
    yield entry;
  }
}
