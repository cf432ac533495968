import { countryCode } from '@dossier/proto/rules/country-names';
import { readDate } from './dates.js';
import { type Address, addAddress, addOnce, type ListEntry, type Measure } from './entry.js';
import { type FtmRecord, values } from './ftm-record.js';

/** Addresses and measures of a FollowTheMoney file, kept until whom they concern is known. */
export type Related = {
  /** Takes note of a record if it says something about another one. */
  note: (record: FtmRecord) => void;
  /** The entry with its addresses, and with its measures as the lists themselves state them. */
  join: (entry: ListEntry) => ListEntry;
};

type Found = Measure & { reasons: string[] };

/** The European Union and the United Nations impose measures too, and have no ISO code. */
const bodyCountry = (code = ''): string => countryCode(code) ?? (/^(eu|un)$/i.test(code) ? code.toUpperCase() : '');

function addressOf({ properties, caption }: FtmRecord): Address {
  const parts = values(properties, 'street', 'postalCode', 'city', 'region');
  const text = values(properties, 'full')[0] ?? (parts.join(', ') || caption);
  const country = values(properties, 'country')
    .map((code) => countryCode(code))
    .find(Boolean);
  return country ? { text, country } : { text };
}

function measureOf({ properties, datasets, first_seen }: FtmRecord): Found {
  const list = datasets[0] ?? 'OpenSanctions';
  const [listed = first_seen] = values(properties, 'listingDate', 'startDate');
  const listedOn = readDate(listed);
  return {
    list,
    body: values(properties, 'authority')[0] ?? list,
    country: bodyCountry(values(properties, 'country')[0]),
    programmes: values(properties, 'program', 'programId'),
    ...(listedOn && { listedOn }),
    reasons: values(properties, 'reason'),
  };
}

/** A list that names a subject under several programmes is still one list. */
function addMeasure(known: Found[], measure: Found): void {
  const same = known.find(({ list }) => list === measure.list);
  if (!same) {
    known.push(measure);
    return;
  }
  for (const programme of measure.programmes) addOnce(same.programmes, programme);
  for (const reason of measure.reasons) addOnce(same.reasons, reason);
  if (measure.listedOn && (!same.listedOn || measure.listedOn < same.listedOn)) same.listedOn = measure.listedOn;
}

/** Nothing is known yet. */
export function gatherRelated(): Related {
  const addresses = new Map<string, Address>();
  const measures = new Map<string, Found[]>();
  const places = new Map<string, string[]>();

  const note = (record: FtmRecord): void => {
    if (record.schema === 'Address') addresses.set(record.id, addressOf(record));
    const at = values(record.properties, 'addressEntity');
    if (at.length > 0) places.set(record.id, at);
    if (record.schema !== 'Sanction') return;
    for (const subject of values(record.properties, 'entity')) {
      const known = measures.get(subject) ?? [];
      measures.set(subject, known);
      addMeasure(known, measureOf(record));
    }
  };

  const join = (entry: ListEntry): ListEntry => {
    for (const id of places.get(entry.id) ?? []) {
      const address = addresses.get(id);
      if (address) addAddress(entry, address.text, address.country);
    }
    const found = measures.get(entry.id);
    if (!found) return entry;
    for (const reason of found.flatMap(({ reasons }) => reasons)) addOnce(entry.remarks, reason);
    // A collection's other data sets (politicians, wanted people) name the subject without imposing anything.
    return { ...entry, measures: found.map(({ reasons: _, ...measure }) => measure) };
  };
  return { note, join };
}
