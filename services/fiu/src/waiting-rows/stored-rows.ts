import { COLUMNS, type PartySheet, REF_COLUMN } from '../conversion/columns.js';
import type { WaitingRow } from '../conversion/convert.js';
import type { Party } from '../conversion/party.js';
import type { SheetRecord } from '../conversion/records.js';
import type { Source } from '../conversion/source.js';
import { separate } from '../conversion/tree.js';
import type { PartyOfRow, StoredParty, StoredRow, Texts } from './waiting-row.schema.js';

const TYPES: Readonly<Record<PartySheet, string>> = { persons: 'person', accounts: 'account', entities: 'entity' };

/** A waiting row as it is stored, with whom it waits for. Its values are as they were read: days are days, whatever the workbook. */
export function storedRow({ item, parties, missing }: WaitingRow): { row: StoredRow; missing: StoredParty[] } {
  const found = new Map<string, PartyOfRow>();
  const transaction = Object.fromEntries(item.texts);
  for (const [side, party] of parties) {
    const ref = party.row.texts.get(REF_COLUMN[party.sheet]) ?? `${side}-${party.sheet}`;
    if (side === 'conductor') transaction.from_conductor_ref = ref;
    else {
      transaction[`${side}_party_ref`] = ref;
      transaction[`${side}_party_type`] ??= TYPES[party.sheet];
    }
    collect(party, ref, found);
  }
  const people = missing.map(({ sheet, key, values, missing: columns }) => ({
    sheet: sheet as StoredParty['sheet'],
    key,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== REF_COLUMN[sheet])),
    missing: columns,
  }));
  const needs = people.map(({ key }) => key);
  return { row: { row: item.record.row, transaction, parties: [...found.values()], needs }, missing: people };
}

function collect(party: Party, ref: string, found: Map<string, PartyOfRow>): void {
  const key = `${party.sheet}:${ref}`;
  if (found.has(key)) return;
  found.set(key, { sheet: party.sheet, ref, texts: Object.fromEntries(party.row.texts) });
  for (const other of party.linked) collect(other, other.row.texts.get(REF_COLUMN[other.sheet]) ?? '', found);
}

/** Rows that waited, as a source: each has its own parties, so references of different uploads never meet. */
export class WaitingSource implements Source {
  readonly from1904 = false;
  readonly unknown: Source['unknown'] = [];

  constructor(private readonly rows: readonly StoredRow[]) {}

  async *parties(): AsyncGenerator<SheetRecord> {
    for (const [at, { row, parties }] of this.rows.entries())
      for (const { sheet, ref, texts } of parties)
        yield record(sheet, row, { ...own(texts, sheet, at), [REF_COLUMN[sheet]]: `${at}/${ref}` });
  }

  async *transactions(): AsyncGenerator<SheetRecord> {
    for (const [at, { row, transaction }] of this.rows.entries()) {
      const refs = ['from_party_ref', 'to_party_ref', 'from_conductor_ref'].filter((name) => transaction[name]);
      const named = Object.fromEntries(refs.map((name) => [name, `${at}/${transaction[name]}`]));
      yield record('transactions', row, { ...transaction, ...named });
    }
  }
}

const record = (sheet: SheetRecord['sheet'], row: number, texts: Texts): SheetRecord => ({
  sheet,
  row,
  values: new Map(Object.entries(texts)),
});

/** References to other parties of the row. */
function own(texts: Texts, sheet: PartySheet, at: number): Texts {
  const refs = COLUMNS[sheet].filter(({ refersTo, name }) => refersTo && texts[name]);
  const named = refs.map(({ name }) => [
    name,
    separate(texts[name] ?? '')
      .map((ref) => `${at}/${ref}`)
      .join(';'),
  ]);
  return { ...texts, ...Object.fromEntries(named) };
}
