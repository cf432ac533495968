/** A date as a list gives it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Year-only dates and ranges stay what they are. */
export type PartialDate = { from: string; to: string; circa: boolean };

export type EntryType = 'person' | 'organisation' | 'vessel' | 'aircraft' | 'other';

export type ListName = {
  text: string;
  kind: 'primary' | 'alias' | 'former' | 'original-script';
  /** Weak aliases (nicknames, low quality) confirm a match but never raise an alarm alone. */
  strength: 'strong' | 'weak';
};

export type Address = { text: string; country?: string };
export type Identifier = { type: string; value: string; country?: string };

/** One list's measure within a record that is gathered from several lists. */
export type Measure = { list: string; body: string; country: string; programmes: string[]; listedOn?: string };

/** One record of one list, whatever its file looked like. Countries are ISO 3166 alpha-2, upper case. */
export type ListEntry = {
  /** The source's configured id. */
  source: string;
  /** Name of the list as shown to people, e.g. "OFAC SDN". */
  list: string;
  /** Who imposed the measure, and where: shown as a sanction of the card. */
  body: string;
  country: string;
  /** The record's id within its list. */
  id: string;
  /** Hard links: identifiers that name the same subject on other lists, e.g. `un:QDI.017`, `ofac:36`. */
  links: string[];
  type: EntryType;
  names: ListName[];
  datesOfBirth: PartialDate[];
  placesOfBirth: string[];
  nationalities: string[];
  countries: string[];
  addresses: Address[];
  identifiers: Identifier[];
  programmes: string[];
  positions: string[];
  listedOn?: string;
  gender?: 'male' | 'female';
  remarks: string[];
  /** What the subject is listed for where the list says so, e.g. `sanction`, `role.pep`, `crime`. */
  topics: string[];
  /** What the lists behind a collected record did, one each; absent where the record is itself the measure. */
  measures?: Measure[];
  /** False once the entry has left its list. */
  current: boolean;
};

/** What every entry of one source has in common. */
export type ListIdentity = Pick<ListEntry, 'source' | 'list' | 'body' | 'country'>;

/** An entry with nothing known but its id and type. */
export function blankEntry(identity: ListIdentity, id: string, type: EntryType): ListEntry {
  return {
    ...identity,
    id,
    type,
    links: [],
    names: [],
    datesOfBirth: [],
    placesOfBirth: [],
    nationalities: [],
    countries: [],
    addresses: [],
    identifiers: [],
    programmes: [],
    positions: [],
    remarks: [],
    topics: [],
    current: true,
  };
}

/** Adds a value unless it is empty or there already. */
export function addOnce<Value>(list: Value[], value: Value | undefined | ''): void {
  if (value !== undefined && value !== '' && !list.includes(value as Value)) list.push(value as Value);
}

export function addName(
  entry: ListEntry,
  text: string,
  kind: ListName['kind'],
  strength: ListName['strength'] = 'strong',
): void {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean === '' || clean === '-') return;
  const known = entry.names.find((name) => name.text === clean);
  if (!known) entry.names.push({ text: clean, kind, strength });
  else if (strength === 'strong') known.strength = 'strong';
}

export function addDate(entry: ListEntry, date: PartialDate | undefined): void {
  if (!date) return;
  const isKnown = entry.datesOfBirth.some((known) => known.from === date.from && known.to === date.to);
  if (!isKnown) entry.datesOfBirth.push(date);
}

export function addAddress(entry: ListEntry, text: string, country?: string): void {
  const clean = text.replace(/\s+/g, ' ').trim();
  if (clean === '' && !country) return;
  const isKnown = entry.addresses.some((known) => known.text === clean && known.country === country);
  if (!isKnown) entry.addresses.push(country ? { text: clean, country } : { text: clean });
  addOnce(entry.countries, country);
}

export function addIdentifier(entry: ListEntry, type: string, value: string, country?: string): void {
  const clean = value.replace(/\s+/g, ' ').trim();
  if (clean === '') return;
  const isKnown = entry.identifiers.some((known) => known.value === clean && known.type === type);
  if (!isKnown) entry.identifiers.push(country ? { type, value: clean, country } : { type, value: clean });
}
