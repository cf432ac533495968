import { csvOf } from '@dossier/proto/rules/csv';
import { saveFile } from '@/lib/save-file';
import { text } from './texts';

export type Sheet = readonly (readonly (string | number)[])[];

export const saveCsv = (sheet: Sheet): void =>
  saveFile(new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' }), text.fileName);

/** As a workbook of one sheet, its first row as its head. Texts are cells of text: none of them is read as a formula. */
export async function saveWorkbook(sheet: Sheet): Promise<void> {
  const { Workbook } = await import('@cj-tech-master/excelts');
  const workbook = new Workbook();
  const page = workbook.addWorksheet(text.title, { views: [{ state: 'frozen', ySplit: 1 }] });
  for (const row of sheet) page.addRow([...row]);
  page.getRow(1).font = { bold: true };
  page.getColumn(1).width = 32;
  const bytes = (await workbook.xlsx.writeBuffer()) as Uint8Array<ArrayBuffer>;
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveFile(new Blob([bytes], { type }), text.fileNameXlsx);
}
