import { countryCode, countryCodes } from './countries.js';
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
import { listRefusal } from './refusal.js';

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
const MOST_ENTRIES = 100_000;
type Get = (column: string) => string;

const several = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

function toEntry(get: Get, source: string, list: string, line: number): ListEntry {
  const type = TYPES[get('type').toLowerCase()] ?? (get('type') === '' ? 'person' : undefined);
  if (!type) throw listRefusal('malformed', `line ${line}: unknown type "${get('type').slice(0, 30)}"`);
  if (get('name').length < 2) throw listRefusal('malformed', `line ${line}: the name is missing`);
  const entry = blankEntry({ source, list, body: list, country: '' }, get('id') || String(line), type);
  addName(entry, get('name'), 'primary');
  for (const alias of several(get('aliases'))) addName(entry, alias, 'alias');
  for (const alias of several(get('weak_aliases'))) addName(entry, alias, 'alias', 'weak');
  for (const date of several(get('date_of_birth'))) addDate(entry, readDateText(date));
  for (const text of several(get('nationality')))
    for (const code of countryCodes(text)) addOnce(entry.nationalities, code);
  addOnce(entry.countries, countryCode(get('country')));
  addAddress(entry, get('address'), countryCode(get('country')));
  for (const identifier of several(get('identifiers'))) addIdentifier(entry, 'Identifier', identifier);
  const gender = get('gender').toLowerCase();
  if (gender === 'male' || gender === 'female') entry.gender = gender;
  addOnce(entry.remarks, get('note'));
  return entry;
}

/** A tenant's own list: a header row, commas. Errors name the line. */
export async function* parseTenantCsv(
  texts: AsyncIterable<string>,
  source: string,
  list: string,
): AsyncGenerator<ListEntry> {
  let cell: ReturnType<typeof columnIndex> | undefined;
  let line = 0;
  for await (const batch of readCsv(texts)) {
    for (const row of batch) {
      line += 1;
      if (!cell) {
        cell = columnIndex(
          row.map((name) => name.toLowerCase()),
          ['name'],
        );
        continue;
      }
      if (line > MOST_ENTRIES) throw listRefusal('too-large', `more than ${MOST_ENTRIES} lines`);
      const read = cell;
      yield toEntry((column) => read(row, column), source, list, line);
    }
  }
  if (!cell) throw listRefusal('empty', 'no header row');
}
