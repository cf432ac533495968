import { Workbook } from '@cj-tech-master/excelts';

/** A sheet by columns; its rows begin under the names and their explanations. */
function tableOf(book: Workbook, name: string) {
  const sheet = book.getWorksheet(name)!;
  const names = sheet.getRow(1).values as (string | undefined)[];
  const row = (at: number) => sheet.getRow(3 + at);
  return {
    cell: (at: number, column: string) => row(at).getCell(names.indexOf(column)),
    copy: (from: number, to: number) => {
      row(to).values = row(from).values;
    },
  };
}

export async function changed(bytes: Buffer, change: (book: Workbook) => void): Promise<Buffer> {
  const book = new Workbook();
  await book.xlsx.load(bytes);
  change(book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** As many rows as wanted, all like the first of the sample but for their numbers. */
export const grown = (rows: number) => (book: Workbook) => {
  const { cell, copy } = tableOf(book, 'Transactions');
  for (let at = 0; at < rows; at += 1) {
    if (at > 0) copy(0, at);
    cell(at, 'transactionnumber').value = `T-${at}`;
  }
};

const WRONG = -1;

/** So many rows: of some the amount is none, of those of some people their occupation is missing. */
export const faulty = (rows: number, wrong: number, incomplete: readonly string[]) => (book: Workbook) => {
  grown(rows)(book);
  const [transactions, persons] = [tableOf(book, 'Transactions'), tableOf(book, 'Persons')];
  for (let at = 0; at < wrong; at += 1) transactions.cell(100 + at, 'amount_local').value = WRONG;
  for (const [at, ref] of incomplete.entries()) {
    persons.copy(0, 2 + at);
    persons.cell(2 + at, 'person_ref').value = ref;
    persons.cell(2 + at, 'id_number').value = `19900101${at}1`;
    persons.cell(2 + at, 'occupation').value = null;
    transactions.cell(500 + at, 'from_party_ref').value = ref;
  }
};

/** The sheet that hands rows in error back, with so many amounts put right. */
export const corrected = (wrong: number) => (book: Workbook) => {
  const { cell } = tableOf(book, 'Transactions');
  for (let at = 0; at < wrong; at += 1) {
    const amount = cell(at, 'amount_local');
    if (amount.value !== WRONG) throw new Error(`Row ${at} of the sheet is not one of those in error`);
    amount.value = 75;
  }
};
