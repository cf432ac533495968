import type { SheetName } from '../conversion/columns.js';
import { convert } from '../conversion/convert.js';
import { type Issue, isWarning } from '../conversion/issues.js';
import type { Profile } from '../conversion/profile.js';
import { rowsSource } from '../conversion/rows-source.js';
import type { SheetRows, Value } from '../conversion/write-workbook.js';
import { exampleReporter } from './example-reporter.js';
import { examplesOf } from './examples.js';

type Rows = Record<SheetName, Map<string, Value>[]>;

/** Filling in one cell may make others needed, such as the date of a document. */
const TRIES = 8;
const DAY = '2026-02-01';

/**
 * Rows in which each cell that the profile refuses, or misses, has a value that it takes: FIUs ask for more than others do, and have
 * codes of their own. What cannot be mended stays as it is, and the trial of the profile tells of it.
 */
export async function fitRows(given: SheetRows, profile: Profile): Promise<SheetRows> {
  const rows = copyOf(given);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const issues = await errorsOf(rows, profile);
    const changes = issues.filter((issue) => mend(rows[issue.sheet][issue.row], issue, profile));
    if (changes.length === 0) break;
  }
  return rows;
}

const copyOf = ({ transactions, persons, accounts, entities }: SheetRows): Rows => {
  const copies = (rows: readonly ReadonlyMap<string, Value>[]) => rows.map((row) => new Map(row));
  return {
    transactions: copies(transactions),
    persons: copies(persons),
    accounts: copies(accounts),
    entities: copies(entities),
  };
};

async function errorsOf(rows: Rows, profile: Profile): Promise<Issue[]> {
  const issues: Issue[] = [];
  const options = { profile, reporter: exampleReporter(profile), reference: 'example', day: DAY, known: new Map() };
  const nothing = () => undefined;
  await convert(rowsSource(rows), options, {
    report: nothing,
    issue: (issue) => !isWarning(issue) && issues.push(issue),
    failed: nothing,
    waiting: nothing,
    progress: nothing,
  });
  return issues;
}

/** Whether it changed the cell. */
function mend(row: Map<string, Value> | undefined, { sheet, column, code }: Issue, profile: Profile): boolean {
  const type = profile.columns[sheet].get(column)?.type;
  const isTooMuch = code === 'E_UNKNOWN' || code === 'E_CHOICE';
  if (!row || (!type && !isTooMuch)) return false;
  const other = type && !isTooMuch ? examplesOf(type).find((value) => value !== row.get(column)) : undefined;
  if (other === undefined) return row.delete(column);
  row.set(column, other);
  return true;
}
