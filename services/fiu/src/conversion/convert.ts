import { FileRefused } from '../workbook/refusal.js';
import type { PartySheet } from './columns.js';
import { Directory, type Known } from './directory.js';
import { type Issue, isWarning } from './issues.js';
import type { Party } from './party.js';
import { partyKey } from './party-key.js';
import type { Profile } from './profile.js';
import { headOf, type Reporter } from './reporter.js';
import { type Rejected, type Report, Reports } from './reports.js';
import type { Source } from './source.js';
import { type Item, type Parties, Rows } from './transaction.js';

export type Options = {
  profile: Profile;
  reporter: Reporter;
  /** Part of each report's reference to its upload. */
  reference: string;
  /** `YYYY-MM-DD`: the day of submission, and what lies behind it is in the future. */
  day: string;
  known: Known;
  /** Of a correction. */
  rejected?: Rejected;
  signal?: AbortSignal;
};

/** Whom a row waits for: somebody of whom something is missing that a person can supply. */
export type WaitingParty = {
  sheet: PartySheet;
  key: string;
  values: Record<string, string>;
  missing: string[];
  row: number;
};
export type WaitingRow = { item: Item; parties: Parties; missing: WaitingParty[] };

/** Hears of everything while it happens; what it answers is waited for. */
export type Listener = {
  report(report: Report): Promise<void> | void;
  /** Once per cell, however many rows it concerns. */
  issue(issue: Issue): void;
  failed(item: Item): void;
  waiting(row: WaitingRow): void;
  progress(rows: number): void;
};

export type Totals = { rows: number; converted: number; saved: number; failed: number; reports: number };

const NEWS_EVERY = 500;

/** Converts row by row. A bad row is left out alone; what is wrong with the whole file throws `FileRefused` before anything is made. */
export async function convert(source: Source, options: Options, to: Listener): Promise<Totals> {
  const { profile, reporter, reference, day, known, rejected = {}, signal } = options;
  const head = headOf(reporter, profile);
  const directory = new Directory({ profile, from1904: source.from1904 }, known);
  const told = tellOnce(to);
  for await (const record of source.parties()) {
    const issue = directory.add(record);
    if (issue) told(issue);
  }
  const house = { name: reporter.rentity_branch || reporter.rentity_id || '', country: reporter.country ?? '-' };
  const rows = new Rows(directory, house, day);
  const reports = new Reports(profile, head, { reference, day, rejected });
  const numbers = new Set<string>();
  const totals: Totals = { rows: 0, converted: 0, saved: 0, failed: 0, reports: 0 };
  const send = async (done: Report[]) => {
    for (const report of done) {
      totals.reports += 1;
      await to.report(report);
    }
  };
  for await (const record of source.transactions()) {
    signal?.throwIfAborted();
    totals.rows += 1;
    const item = withNumber(rows.item(record), numbers);
    for (const issue of item.issues) told(issue);
    const outcome = outcomeOf(item);
    if (outcome === 'converted') await send(reports.add(item));
    else if (outcome === 'failed') to.failed(item);
    else to.waiting({ item, parties: item.parties, missing: outcome });
    totals[typeof outcome === 'string' ? outcome : 'saved'] += 1;
    if (totals.rows % NEWS_EVERY === 0) to.progress(totals.rows);
  }
  if (totals.rows === 0) throw new FileRefused('no_rows');
  for (const { sheet, column } of source.unknown)
    told({ sheet, row: 1, column, code: 'W_UNKNOWN_COLUMN', value: '', detail: [] });
  await send(reports.rest());
  to.progress(totals.rows);
  return totals;
}

/** A number that stood in an earlier row is the second row's error. */
function withNumber(item: Item, numbers: Set<string>): Item {
  const number = item.record.values.get('transactionnumber');
  if (number === undefined) return item;
  const key = String(number);
  if (numbers.has(key)) {
    const { sheet, row } = item.record;
    item.issues.push({ sheet, row, column: 'transactionnumber', code: 'E_DUP', value: key.slice(0, 40), detail: [] });
  }
  numbers.add(key);
  return item;
}

/** The outcome of a row: converted, in error, or waiting for persons or entities about whom only something is missing that a user can add. */
function outcomeOf(item: Item): 'converted' | 'failed' | WaitingParty[] {
  const errors = item.issues.filter((issue) => !isWarning(issue));
  if (errors.length === 0) return 'converted';
  if (!errors.every(({ code, sheet }) => code === 'E_REQUIRED' && sheet !== 'accounts')) return 'failed';
  const waiting = [...item.parties.values()].map((party) => waitingFor(party, errors));
  const named = new Set(
    waiting.flatMap((each) => (each ? each.missing.map((column) => `${each.sheet}:${each.row}:${column}`) : [])),
  );
  const isAllSupplied = errors.every(({ sheet, row, column }) => named.has(`${sheet}:${row}:${column}`));
  return isAllSupplied ? waiting.filter((each) => each !== undefined) : 'failed';
}

function waitingFor(party: Party, errors: readonly Issue[]): WaitingParty | undefined {
  const { record, texts } = party.row;
  const missing = errors
    .filter(({ sheet, row }) => sheet === record.sheet && row === record.row)
    .map(({ column }) => column);
  const key = partyKey(party.sheet, texts);
  if (missing.length === 0 || !key) return undefined;
  return { sheet: party.sheet, key, values: Object.fromEntries(texts), missing, row: record.row };
}

function tellOnce(to: Listener): (issue: Issue) => void {
  const seen = new Set<string>();
  return (issue) => {
    // The rows of the sheet Transactions come once each.
    if (issue.sheet === 'transactions') return to.issue(issue);
    const key = `${issue.sheet}:${issue.row}:${issue.column}:${issue.code}`;
    if (!seen.has(key)) {
      seen.add(key);
      to.issue(issue);
    }
  };
}
