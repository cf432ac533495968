import type { Cell } from '../workbook/cells.js';
import type { SheetName } from './columns.js';
import type { SheetRecord } from './records.js';
import type { Source } from './source.js';
import type { SheetRows } from './write-workbook.js';

/** Rows that are at hand as a source; the first of each sheet has the number 0. */
export function rowsSource(rows: SheetRows): Source {
  async function* records(...sheets: SheetName[]): AsyncGenerator<SheetRecord> {
    for (const sheet of sheets)
      for (const [row, values] of rows[sheet].entries()) {
        const filled = [...values].flatMap(([name, value]): [string, Cell][] =>
          value === undefined ? [] : [[name, value]],
        );
        yield { sheet, row, values: new Map(filled) };
      }
  }
  return {
    from1904: false,
    unknown: [],
    parties: () => records('persons', 'entities', 'accounts'),
    transactions: () => records('transactions'),
  };
}
