import { countryCode } from '@dossier/proto/rules/country-names';
import { exactDate, readDate } from './dates.js';
import { addAddress, addDate, addIdentifier, addName, addOnce, blankEntry, type ListEntry } from './entry.js';
import { asRecord, type FtmRecord, type Properties, readRecord, values } from './ftm-record.js';
import { gatherRelated, type Related } from './ftm-related.js';
import { entryTypeOf, linksOf } from './opensanctions.js';
import { details, listRefusal } from './refusal.js';

const LONGEST_LINE = 5_000_000;

function addNames(entry: ListEntry, caption: string, properties: Properties): void {
  addName(entry, caption || (values(properties, 'name')[0] ?? ''), 'primary');
  for (const name of values(properties, 'name', 'alias')) addName(entry, name, 'alias');
  for (const name of values(properties, 'previousName')) addName(entry, name, 'former');
  for (const name of values(properties, 'weakAlias')) addName(entry, name, 'alias', 'weak');
  const [first, last] = [values(properties, 'firstName')[0], values(properties, 'lastName')[0]];
  if (entry.type === 'person' && entry.names.length === 0 && first && last)
    addName(entry, `${last}, ${first}`, 'primary');
}

const IDENTIFIERS: Record<string, string> = {
  idNumber: 'Identification number',
  passportNumber: 'Passport',
  taxNumber: 'Tax number',
  registrationNumber: 'Registration number',
  innCode: 'INN',
  ogrnCode: 'OGRN',
  leiCode: 'LEI',
  swiftBic: 'SWIFT/BIC',
  mmsi: 'MMSI',
  imoNumber: 'IMO',
};

function addIdentifiers(entry: ListEntry, properties: Properties): void {
  for (const [name, label] of Object.entries(IDENTIFIERS))
    for (const value of values(properties, name)) addIdentifier(entry, label, value);
  for (const value of values(properties, 'imoNumber')) {
    const digits = /\d{7}/.exec(value)?.[0];
    addOnce(entry.links, digits && `imo:${digits}`);
  }
}

function toEntry(record: FtmRecord, source: string): ListEntry | undefined {
  const type = entryTypeOf(record.schema);
  if (!type) return undefined;
  const list = record.datasets[0] ?? 'OpenSanctions';
  const entry = blankEntry({ source, list, body: list, country: '' }, record.id, type);
  const { properties } = record;
  if (record.datasets.length > 1)
    entry.measures = record.datasets.map((dataset) => ({ list: dataset, body: dataset, country: '', programmes: [] }));
  entry.links.push(...new Set([record.id, ...record.referents].flatMap((id) => linksOf(id))));
  addNames(entry, record.caption, properties);
  for (const date of values(properties, 'birthDate')) addDate(entry, exactDate(readDate(date)));
  for (const place of values(properties, 'birthPlace')) addOnce(entry.placesOfBirth, place);
  for (const code of values(properties, 'nationality', 'citizenship')) addOnce(entry.nationalities, countryCode(code));
  for (const code of values(properties, 'country', 'jurisdiction', 'flag')) addOnce(entry.countries, countryCode(code));
  for (const address of values(properties, 'address')) addAddress(entry, address);
  addIdentifiers(entry, properties);
  entry.programmes.push(...values(properties, 'program', 'programId'));
  entry.positions.push(...values(properties, 'position'));
  entry.topics.push(...values(properties, 'topics'));
  entry.remarks.push(...values(properties, 'notes', 'summary'));
  const gender = values(properties, 'gender')[0];
  if (gender === 'male' || gender === 'female') entry.gender = gender;
  const listed = readDate(record.first_seen);
  return listed ? { ...entry, listedOn: listed } : entry;
}

type Gathered = { entries: ListEntry[]; related: Related };

function gather(lines: string[], source: string, { entries, related }: Gathered): void {
  for (const line of lines) {
    if (line.trim() === '') continue;
    const record = readRecord(line);
    related.note(record);
    const entry = toEntry(record, source);
    if (entry) entries.push(entry);
  }
}

/**
 * `entities.ftm.json`: one FollowTheMoney entity per line. Addresses and measures are lines of their own, before or
 * after whom they concern, so nothing is given away before the end; other schemas are passed over.
 */
export async function* parseOpenSanctionsFtm(texts: AsyncIterable<string>, source: string): AsyncGenerator<ListEntry> {
  const gathered: Gathered = { entries: [], related: gatherRelated() };
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw listRefusal('malformed', details.endlessLine);
    gather(lines, source, gathered);
  }
  if (rest.trim() !== '' && !rest.trimEnd().endsWith('}')) throw listRefusal('truncated', details.lastLineCut);
  gather([rest], source, gathered);
  for (const entry of gathered.entries) yield gathered.related.join(entry);
}

/** One FollowTheMoney entity as another service returns it. Throws when it is none, or of a kind that is not screened. */
export function entryOfFtm(value: unknown, source: string): ListEntry {
  const entry = toEntry(asRecord(value), source);
  if (!entry || entry.names.length === 0) throw listRefusal('columns', details.notScreenable);
  return entry;
}
