import { LIMITS, type Limits } from '../workbook/archive.js';
import { FileRefused } from '../workbook/refusal.js';
import { type Sheet, Workbook } from '../workbook/workbook.js';
import { COLUMNS, type SheetName } from './columns.js';
import { type Header, isExplanation, plainName, readHeader, type SheetRecord, toRecord } from './records.js';

/** Rows to be converted: of an uploaded workbook, or of one that waited for what was missing. */
export interface Source {
  from1904: boolean;
  /** Columns that nobody knows, by sheet. */
  unknown: { sheet: SheetName; column: string }[];
  parties(): AsyncIterable<SheetRecord>;
  transactions(): AsyncIterable<SheetRecord>;
}

/** Without these no row of the sheet can be anything. */
const NEEDED: readonly string[] = [
  'report_code',
  'transactionnumber',
  'date_transaction',
  'transmode_code',
  'amount_local',
];

/** A workbook as a source. Sheets are found by their names; a single one of any name holds all. Throws `FileRefused`. */
export class WorkbookSource implements Source {
  readonly unknown: Source['unknown'] = [];
  readonly from1904: boolean;
  private rows = 0;

  private constructor(
    private readonly workbook: Workbook,
    private readonly sheets: ReadonlyMap<SheetName, Sheet>,
    private readonly limits: Limits,
  ) {
    this.from1904 = workbook.from1904;
  }

  static async open(path: string, limits: Limits = LIMITS): Promise<WorkbookSource> {
    const workbook = await Workbook.open(path, limits);
    const named = new Map<SheetName, Sheet>();
    for (const sheet of workbook.sheets) {
      const name = plainName(sheet.name);
      if (Object.hasOwn(COLUMNS, name)) named.set(name as SheetName, sheet);
    }
    const [only] = workbook.sheets;
    if (!named.has('transactions') && only) named.set('transactions', only);
    return new WorkbookSource(workbook, named, limits);
  }

  async *parties(): AsyncGenerator<SheetRecord> {
    for (const name of ['persons', 'entities', 'accounts'] as const) yield* this.records(name);
  }

  transactions(): AsyncGenerator<SheetRecord> {
    return this.records('transactions');
  }

  close(): void {
    this.workbook.close();
  }

  private async *records(name: SheetName): AsyncGenerator<SheetRecord> {
    const sheet = this.sheets.get(name);
    if (!sheet) return;
    let header: Header | undefined;
    for await (const row of this.workbook.rows(sheet)) {
      if (!header) {
        header = readHeader(row, name);
        this.unknown.push(...header.unknown.map((column) => ({ sheet: name, column })));
        if (name === 'transactions') assertNeeded(header);
        continue;
      }
      const record = isExplanation(row, header) ? undefined : toRecord(row, header, name);
      if (!record) continue;
      this.rows += 1;
      if (this.rows > this.limits.rows) throw new FileRefused('too_many_rows', [String(this.limits.rows)]);
      yield record;
    }
    if (!header && name === 'transactions') throw new FileRefused('no_header', [name]);
  }
}

function assertNeeded({ names }: Header): void {
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new FileRefused('missing_columns', missing);
}
