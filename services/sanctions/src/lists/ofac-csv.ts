import { countryCode } from '@dossier/proto/rules/country-names';
import {
  addAddress,
  addName,
  addOnce,
  blankEntry,
  type EntryType,
  type ListEntry,
  type ListIdentity,
} from './entry.js';
import { type ListFile, mainText, textOf } from './list-file.js';
import { applyRemarks } from './ofac-remarks.js';
import { readCsv } from './read-csv.js';
import { details, listRefusal } from './refusal.js';
import type { FileRole } from './sources.js';

export const SDN_IDENTITY: Omit<ListIdentity, 'source'> = {
  list: 'OFAC SDN',
  body: 'US Treasury, Office of Foreign Assets Control',
  country: 'US',
};
export const NON_SDN_IDENTITY: Omit<ListIdentity, 'source'> = { ...SDN_IDENTITY, list: 'OFAC Consolidated (non-SDN)' };

/** OFAC writes "-0-" for nothing. */
const value = (row: string[], at: number): string => {
  const text = (row[at] ?? '').trim();
  return text === '-0-' ? '' : text;
};

const isData = (row: string[]): boolean => /^\d+$/.test((row[0] ?? '').trim());

/** The files end with a line holding only the old end-of-file sign. */
const END_OF_FILE = '\x1a';

const TYPES: Record<string, EntryType> = {
  individual: 'person',
  vessel: 'vessel',
  aircraft: 'aircraft',
  '': 'organisation',
};
const COLUMNS = { main: 12, aliases: 5, addresses: 6, comments: 2 } as const;

type SideRows = Map<string, string[][]>;
/** By file that was read: whether its end was seen. */
type Ends = Partial<Record<FileRole, boolean>>;

async function* dataRows(texts: AsyncIterable<string>, role: FileRole, ends: Ends): AsyncGenerator<string[]> {
  ends[role] = false;
  for await (const batch of readCsv(texts)) {
    for (const row of batch) {
      if (isData(row)) {
        if (row.length < COLUMNS[role]) throw listRefusal('columns', details.rowWidth(role, row.length, COLUMNS[role]));
        yield row;
      } else if (row.length > 1) throw listRefusal('columns', details.noEntityNumber(role));
      else ends[role] ||= row[0] === END_OF_FILE;
    }
  }
}

/** A file cut between two rows looks whole by itself; beside the others it lacks the sign they end with. */
function refuseCut(ends: Ends): void {
  const cut = Object.keys(ends).filter((role) => !ends[role as FileRole]);
  if (cut.length > 0 && Object.values(ends).includes(true))
    throw listRefusal('truncated', details.breaksOff(cut.join(', ')));
}

async function sideRows(files: ListFile[], role: FileRole, ends: Ends, maxBytes?: number): Promise<SideRows> {
  const rows: SideRows = new Map();
  const texts = textOf(files, role, maxBytes);
  if (!texts) return rows;
  for await (const row of dataRows(texts, role, ends)) {
    const id = row[0]!.trim();
    const known = rows.get(id);
    if (known) known.push(row);
    else rows.set(id, [row]);
  }
  return rows;
}

function addSideRows(entry: ListEntry, aliases: string[][], addresses: string[][]): void {
  for (const row of aliases) addName(entry, value(row, 3), value(row, 2) === 'fka' ? 'former' : 'alias');
  for (const row of addresses) {
    const country = value(row, 4);
    addAddress(entry, [value(row, 2), value(row, 3), country].filter(Boolean).join(', '), countryCode(country));
  }
}

function toEntry(row: string[], identity: ListIdentity): ListEntry {
  const entry = blankEntry(identity, row[0]!.trim(), TYPES[value(row, 2).toLowerCase()] ?? 'other');
  entry.links.push(`ofac:${entry.id}`);
  addName(entry, value(row, 1), 'primary');
  for (const programme of value(row, 3).split(/\]\s*\[/))
    addOnce(entry.programmes, programme.replace(/[[\]]/g, '').trim());
  addOnce(entry.positions, value(row, 4));
  addOnce(entry.countries, countryCode(value(row, 9)));
  return entry;
}

/** SDN or consolidated CSV with its alias, address and comment files. Remarks may go on in the comment file. */
export async function* parseOfacCsv(
  files: ListFile[],
  identity: ListIdentity,
  maxBytes?: number,
): AsyncGenerator<ListEntry> {
  const ends: Ends = {};
  const aliases = await sideRows(files, 'aliases', ends, maxBytes);
  const addresses = await sideRows(files, 'addresses', ends, maxBytes);
  const comments = await sideRows(files, 'comments', ends, maxBytes);
  for await (const row of dataRows(mainText(files, maxBytes), 'main', ends)) {
    const entry = toEntry(row, identity);
    addSideRows(entry, aliases.get(entry.id) ?? [], addresses.get(entry.id) ?? []);
    const continued = (comments.get(entry.id) ?? []).map((comment) => value(comment, 1)).join('');
    applyRemarks(entry, value(row, 11) + continued);
    yield entry;
  }
  refuseCut(ends);
}
