import { ERROR_SHEET_ROWS, issueText } from '@dossier/proto/rules/fiu';
import type { SheetName } from '../conversion/columns.js';
import { isWarning } from '../conversion/issues.js';
import type { Party } from '../conversion/party.js';
import type { Profile } from '../conversion/profile.js';
import { ERROR_COLUMN, type SheetRecord } from '../conversion/records.js';
import type { Item } from '../conversion/transaction.js';
import { type Value, writeWorkbook } from '../conversion/write-workbook.js';
import { Computed } from '../workbook/cells.js';

/** The rows in error with whom they name, as a workbook that is corrected and uploaded again. */
export class ErrorSheet {
  private readonly rows: Record<SheetName, Map<string, Value>[]> = {
    transactions: [],
    persons: [],
    accounts: [],
    entities: [],
  };
  private readonly taken = new Set<Party>();

  add({ record, issues, parties }: Item): void {
    if (this.rows.transactions.length >= ERROR_SHEET_ROWS) return;
    const errors = issues.filter((issue) => !isWarning(issue));
    const said = errors.map((issue) => `${issue.sheet} ${issue.row}, ${issue.column}: ${issueText(issue)}`).join('; ');
    this.rows.transactions.push(valuesOf(record).set(ERROR_COLUMN, said));
    for (const party of parties.values()) this.take(party);
  }

  /** Undefined without rows. */
  async write(profile: Profile): Promise<Uint8Array | undefined> {
    return this.rows.transactions.length > 0 ? writeWorkbook(profile, this.rows, [ERROR_COLUMN]) : undefined;
  }

  private take(party: Party): void {
    // The party of a flat row stands in the row.
    if (this.taken.has(party) || party.isInline) return;
    this.taken.add(party);
    this.rows[party.sheet].push(valuesOf(party.row.record));
    for (const other of party.linked) this.take(other);
  }
}

const valuesOf = ({ values }: SheetRecord): Map<string, Value> =>
  new Map([...values].map(([name, cell]) => [name, cell instanceof Computed ? cell.value : cell]));
