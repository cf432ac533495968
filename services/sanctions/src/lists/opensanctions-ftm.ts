import { countryCode } from './countries.js';
import { exactDate, readDate } from './dates.js';
import { addAddress, addDate, addIdentifier, addName, addOnce, blankEntry, type ListEntry } from './entry.js';
import { entryTypeOf, linksOf } from './opensanctions.js';
import { listRefusal } from './refusal.js';

type Properties = Record<string, unknown>;
type FtmRecord = {
  id: string;
  caption: string;
  schema: string;
  properties: Properties;
  referents: string[];
  datasets: string[];
  first_seen: string;
};

const LONGEST_LINE = 5_000_000;

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const values = (properties: Properties, ...names: string[]): string[] =>
  names.flatMap((name) => strings(properties[name]));

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readRecord(line: string): FtmRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    throw listRefusal('malformed', 'a line is not JSON');
  }
  return asRecord(parsed);
}

function asRecord(parsed: unknown): FtmRecord {
  if (
    !isRecord(parsed) ||
    typeof parsed.id !== 'string' ||
    typeof parsed.schema !== 'string' ||
    !isRecord(parsed.properties)
  ) {
    throw listRefusal('columns', 'a line is not a FollowTheMoney entity');
  }
  const { id, schema, properties } = parsed as { id: string; schema: string; properties: Properties };
  const text = (name: string): string => (typeof parsed[name] === 'string' ? parsed[name] : '');
  const [caption, firstSeen] = [text('caption'), text('first_seen')];
  return {
    id,
    caption,
    schema,
    properties,
    referents: strings(parsed.referents),
    datasets: strings(parsed.datasets),
    first_seen: firstSeen,
  };
}

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
  for (const value of values(properties, 'imoNumber')) addOnce(entry.links, `imo:${value.replace(/\D/g, '')}`);
}

function toEntry(record: FtmRecord, source: string): ListEntry | undefined {
  const type = entryTypeOf(record.schema);
  if (!type) return undefined;
  const list = record.datasets[0] ?? 'OpenSanctions';
  const entry = blankEntry({ source, list, body: list, country: '' }, record.id, type);
  const { properties } = record;
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

function* entriesOf(lines: string[], source: string): Generator<ListEntry> {
  for (const line of lines) {
    if (line.trim() === '') continue;
    const entry = toEntry(readRecord(line), source);
    if (entry) yield entry;
  }
}

/** `entities.ftm.json`: one FollowTheMoney entity per line. Schemas that are not screened are passed over. */
export async function* parseOpenSanctionsFtm(texts: AsyncIterable<string>, source: string): AsyncGenerator<ListEntry> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw listRefusal('malformed', 'a line never ends');
    yield* entriesOf(lines, source);
  }
  if (rest.trim() !== '' && !rest.trimEnd().endsWith('}')) throw listRefusal('truncated', 'the last line is cut off');
  yield* entriesOf([rest], source);
}

/** One FollowTheMoney entity as another service returns it. Throws when it is none, or of a kind that is not screened. */
export function entryOfFtm(value: unknown, source: string): ListEntry {
  const entry = toEntry(asRecord(value), source);
  if (!entry || entry.names.length === 0) throw listRefusal('columns', 'the entity has no name or cannot be screened');
  return entry;
}
