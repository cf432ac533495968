import { countryCode } from '@dossier/proto/rules/country-names';
import { csvRows, type Get } from './csv-rows.js';
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

const NEEDED = ['_id', 'source', 'entity_number', 'type', 'name', 'alt_names', 'dates_of_birth', 'nationalities'];
const TYPES: Record<string, EntryType> = {
  Individual: 'person',
  Entity: 'organisation',
  Vessel: 'vessel',
  Aircraft: 'aircraft',
};
const ORGANISATION_WORDS =
  /\b(ltd|limited|llc|inc|incorporated|corp|corporation|co|company|gmbh|ag|sa|jsc|ooo|university|institute|academy|technolog\w+|tech|electronic\w*|international|trading|factory|plant|industr\w+|group|aviation|systems?|cent(er|re)|laborator\w+|enterprises?|services|bureau|bank|shipping|research|engineering|logistics|holdings?)\b/i;

const several = (text: string): string[] =>
  text
    .split(/;\s*/)
    .map((part) => part.trim())
    .filter(Boolean);

/** "Specially Designated Nationals (SDN) - Treasury Department" */
function splitSource(text: string): { list: string; body: string } {
  const [list, department] = text.split(' - ');
  return { list: `US CSL: ${list ?? text}`, body: department ? `US ${department}` : 'United States' };
}

/** Debarment and denial lists leave the type empty. "Gender, Male; Passport, E123, IR" */
function addIds(entry: ListEntry, ids: string): void {
  for (const item of several(ids)) {
    const [label = '', value = '', country = ''] = item.split(/,\s*/);
    if (label === 'Gender') entry.gender = value === 'Female' ? 'female' : 'male';
    else if (/secondary sanctions|effective date|listing date|target type|organization type/i.test(label))
      addOnce(entry.remarks, item);
    // Without a country the day of issue stands in its place.
    else addIdentifier(entry, label, value, /^[A-Z]{2}$/.test(country) ? countryCode(country) : undefined);
    const imo = /\bIMO (\d{7})/.exec(item);
    if (imo) addOnce(entry.links, `imo:${imo[1]!}`);
  }
}

function addPeople(entry: ListEntry, get: Get): void {
  for (const date of several(get('dates_of_birth'))) addDate(entry, readDateText(date));
  for (const place of several(get('places_of_birth'))) addOnce(entry.placesOfBirth, place);
  for (const code of [...several(get('nationalities')), ...several(get('citizenships'))])
    addOnce(entry.nationalities, countryCode(code));
}

function guessType(get: Get): EntryType {
  const type = TYPES[get('type')];
  if (type) return type;
  if (get('vessel_type') || get('gross_tonnage')) return 'vessel';
  return ORGANISATION_WORDS.test(get('name')) ? 'organisation' : 'other';
}

function toEntry(get: Get, source: string): ListEntry {
  const { list, body } = splitSource(get('source'));
  const entry = blankEntry({ source, list, body, country: 'US' }, get('_id'), guessType(get));
  if (/Treasury/.test(get('source')) && get('entity_number')) entry.links.push(`ofac:${get('entity_number')}`);
  addName(entry, get('name'), 'primary');
  for (const name of several(get('alt_names'))) addName(entry, name, 'alias');
  for (const address of several(get('addresses')))
    addAddress(entry, address, countryCode(/(?:^|,\s*)([A-Z]{2})$/.exec(address)?.[1] ?? ''));
  addPeople(entry, get);
  addIds(entry, get('ids'));
  for (const programme of several(get('programs'))) addOnce(entry.programmes, programme);
  addOnce(entry.positions, get('title'));
  for (const column of ['remarks', 'license_policy', 'federal_register_notice']) addOnce(entry.remarks, get(column));
  const listed = /^\d{4}-\d{2}-\d{2}/.exec(get('start_date'))?.[0];
  return listed ? { ...entry, listedOn: listed } : entry;
}

/** The Consolidated Screening List of trade.gov: thirteen US lists in one file. */
export async function* parseUsCsl(texts: AsyncIterable<string>, source: string): AsyncGenerator<ListEntry> {
  for await (const get of csvRows(texts, { needed: NEEDED })) yield toEntry(get, source);
}
