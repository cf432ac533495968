import { countryCode } from '@dossier/proto/rules/country-names';
import { csvRows, type Get } from './csv-rows.js';
import { exactDate, readDate } from './dates.js';
import { addAddress, addDate, addIdentifier, addName, addOnce, blankEntry, type ListEntry } from './entry.js';
import { entryTypeOf, linksOf } from './opensanctions.js';
import { splitCell } from './read-csv.js';

const NEEDED = ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'identifiers', 'dataset'];

const several = (text: string): string[] =>
  splitCell(text, ';')
    .map((part) => part.trim())
    .filter(Boolean);

function addIdentifiers(entry: ListEntry, text: string): void {
  for (const value of several(text)) {
    addIdentifier(entry, /^IMO\d{7}$/.test(value) ? 'IMO' : 'Identifier', value);
    const imo = /^IMO(\d{7})$/.exec(value);
    if (imo) addOnce(entry.links, `imo:${imo[1]!}`);
  }
}

const PEPS = /\bPEPs?\b|politically exposed/i;

/** The file has no column for it: whoever has no sanction is in it as a politician, or as somebody to look at. */
function topicsOf(sanctions: readonly string[], list: string): string[] {
  if (sanctions.length > 0) return ['sanction'];
  return [PEPS.test(list) ? 'role.pep' : 'poi'];
}

function toEntry(get: Get, source: string): ListEntry | undefined {
  const type = entryTypeOf(get('schema'));
  if (!type) return undefined;
  const list = get('dataset') || 'OpenSanctions';
  const entry = blankEntry({ source, list, body: list, country: '' }, get('id'), type);
  entry.links.push(...linksOf(entry.id));
  addName(entry, get('name'), 'primary');
  for (const alias of several(get('aliases'))) addName(entry, alias, 'alias');
  for (const date of several(get('birth_date'))) addDate(entry, exactDate(readDate(date)));
  const countries = several(get('countries')).map((code) => countryCode(code));
  for (const code of countries) addOnce(type === 'person' ? entry.nationalities : entry.countries, code);
  for (const address of several(get('addresses'))) addAddress(entry, address);
  addIdentifiers(entry, get('identifiers'));
  for (const programme of several(get('program_ids'))) addOnce(entry.programmes, programme);
  const sanctions = several(get('sanctions'));
  for (const sanction of sanctions) addOnce(entry.remarks, sanction);
  entry.topics.push(...topicsOf(sanctions, list));
  const listed = readDate(get('first_seen'));
  return listed ? { ...entry, listedOn: listed } : entry;
}

/** `targets.simple.csv`, with or without the later `program_ids` column. */
export async function* parseOpenSanctionsSimple(
  texts: AsyncIterable<string>,
  source: string,
): AsyncGenerator<ListEntry> {
  for await (const get of csvRows(texts, { needed: NEEDED })) {
    const entry = toEntry(get, source);
    if (entry) yield entry;
  }
}
