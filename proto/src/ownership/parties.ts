import type { Kind } from '../records/definitions.js';
import type { FiledRecord } from '../records/model/filed.js';
import { nameKey } from '../rules/name-key.js';
import type { Party } from './holdings.js';

const PERSONS: readonly Kind[] = ['person', 'ubo'];
const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The party that each person, UBO and entity of a file stands for, by the record's id. */
export type PartyOf = ReadonlyMap<string, Party>;

/** The name of a person or an entity as it is written; of the client itself, of whichever type it is. */
export const nameOf = ({ kind, values }: Pick<FiledRecord, 'kind' | 'values'>): string =>
  PERSONS.includes(kind)
    ? `${said(values.firstName)} ${said(values.lastName)}`.trim()
    : said(values.name) || `${said(values.first_name)} ${said(values.last_name)}`.trim();

/**
 * What makes two records the same party: for persons a passport (number and country), or name and birth date; for entities the name.
 * A record without any of these is a party of its own.
 */
function keysOf(record: FiledRecord): string[] {
  const name = nameKey(nameOf(record));
  if (!PERSONS.includes(record.kind)) return name ? [`entity ${name}`] : [];
  const { passportNumber, passportCountry, dateOfBirth } = record.values;
  return [
    said(passportNumber) && `passport ${nameKey(said(passportNumber))} ${said(passportCountry)}`,
    name && said(dateOfBirth) && `person ${name} ${said(dateOfBirth)}`,
  ].filter((key): key is string => Boolean(key));
}

/** Puts the records that speak of the same party together; the first of them gives it its id and name. */
export function partiesOf(records: readonly FiledRecord[]): PartyOf {
  const groups: FiledRecord[][] = [];
  const byKey = new Map<string, FiledRecord[]>();
  for (const record of records) {
    const keys = keysOf(record);
    const same = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
    const merged = [...same, record];
    const joined = groups.filter((group) => group.some((each) => same.includes(each)));
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
    for (const each of merged) for (const key of keysOf(each)) byKey.set(key, merged);
  }
  return new Map(groups.flatMap((group) => group.map(({ id }) => [id, partyOf(group)] as const)));
}

function partyOf(group: readonly FiledRecord[]): Party {
  const [first] = group as readonly [FiledRecord];
  const type = PERSONS.includes(first.kind) ? 'person' : 'entity';
  return { id: first.id, name: nameOf(first), type, records: group.map(({ id }) => id) };
}
