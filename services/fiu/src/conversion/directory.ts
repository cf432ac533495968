import { typeAt } from '../schema/types.js';
import { type PartySheet, REF_COLUMN } from './columns.js';
import type { Issue } from './issues.js';
import { Party } from './party.js';
import { partyKey } from './party-key.js';
import type { SheetRecord } from './records.js';
import { issueAt, type Reading, type ReadRow } from './tree.js';

/** What earlier uploads left of a person or entity, by its key. */
export type Known = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The parties of an upload by their references, and what is known of them from earlier ones. */
export class Directory {
  readonly marksPrimary: boolean;
  private readonly records = new Map<string, SheetRecord>();
  private readonly doubles = new Set<string>();
  private readonly parties = new Map<string, Party | undefined>();

  constructor(
    readonly reading: Reading,
    private readonly known: Known,
  ) {
    const primary = ['transaction', 't_from_my_client', 'from_account', 'signatory', 'is_primary'];
    this.marksPrimary = typeAt(reading.profile.report, primary) !== undefined;
  }

  /** An issue if another row has the same reference. */
  add(record: SheetRecord): Issue | undefined {
    const sheet = record.sheet as PartySheet;
    const ref = record.values.get(REF_COLUMN[sheet]);
    if (ref === undefined) return issueAt(record, REF_COLUMN[sheet], 'E_REQUIRED');
    const key = `${sheet}:${String(ref).trim()}`;
    if (this.records.has(key)) {
      this.doubles.add(key);
      return issueAt(record, REF_COLUMN[sheet], 'E_DUP');
    }
    this.records.set(key, record);
    return undefined;
  }

  find(sheet: PartySheet, ref: string): Party | undefined {
    const key = `${sheet}:${ref}`;
    if (this.parties.has(key)) return this.parties.get(key);
    const record = this.records.get(key);
    // Known before it is made: two entities may name each other's directors.
    this.parties.set(key, undefined);
    const party = record && new Party(record, this, this.doubles.has(key));
    this.parties.set(key, party);
    return party;
  }

  /** A party that stands in the row itself. */
  inline(record: SheetRecord): Party {
    return new Party(record, this, false, true);
  }

  /** Blank cells are filled with what is known; a cell that says something else stays, and is told of. */
  completed(row: ReadRow, sheet: PartySheet): ReadRow {
    const key = partyKey(sheet, row.texts);
    const known = key && this.known.get(key);
    if (!known) return row;
    const texts = new Map(row.texts);
    const issues = [...row.issues];
    for (const [name, text] of Object.entries(known)) {
      const own = texts.get(name);
      if (own === undefined && !row.record.values.has(name)) texts.set(name, text);
      else if (own !== undefined && own !== text) issues.push(issueAt(row.record, name, 'W_DIFFERS'));
    }
    return { ...row, texts, issues };
  }
}
