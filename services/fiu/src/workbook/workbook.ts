import { Archive, LIMITS, type Limits, textOf } from './archive.js';
import { cellsOf, type Row } from './cells.js';
import { elements, firstOf } from './elements.js';
import { FileRefused } from './refusal.js';
import { readSharedStrings } from './shared-strings.js';
import { attributeOf } from './xml-text.js';

const properties = elements('workbookPr');
const relationships = elements('Relationship');
const sheetElements = elements('sheet');

export type Sheet = { name: string; part: string };

/** A workbook on disk, read sheet by sheet and row by row. Its sheets can be read in any order and more than once. */
export class Workbook {
  private constructor(
    private readonly archive: Archive,
    private readonly strings: readonly string[],
    readonly sheets: readonly Sheet[],
    /** Its days are counted from 1904. */
    readonly from1904: boolean,
  ) {}

  /** Throws `FileRefused`. To be closed. */
  static async open(path: string, limits: Limits = LIMITS): Promise<Workbook> {
    const archive = await Archive.open(path, limits);
    try {
      const [workbook, relations] = await Promise.all([
        archive.text('xl/workbook.xml'),
        archive.text('xl/_rels/workbook.xml.rels'),
      ]);
      const sheets = sheetsOf(workbook, relations).filter(({ part }) => archive.has(part));
      if (sheets.length === 0) throw new FileRefused('no_sheet');
      const from1904 = /^(1|true)$/.test(attributeOf(firstOf(properties(workbook))?.tag ?? '', 'date1904') ?? '');
      return new Workbook(archive, await readSharedStrings(archive, limits), sheets, from1904);
    } catch (error) {
      archive.close();
      throw error;
    }
  }

  /** Rows that hold anything, with their numbers from 1. */
  async *rows({ part }: Sheet): AsyncGenerator<Row> {
    let last = 0;
    for await (const { tag, inner } of rowTags(textOf(await this.archive.read(part)))) {
      last = Number(attributeOf(tag, 'r') ?? last + 1);
      if (inner === '') continue;
      const cells = cellsOf(inner, this.strings);
      if (cells.length > 0) yield { number: last, cells };
    }
  }

  close(): void {
    this.archive.close();
  }
}

function sheetsOf(workbook: string, relations: string): Sheet[] {
  const targets = new Map(
    [...relationships(relations)].map(({ tag }) => [attributeOf(tag, 'Id'), attributeOf(tag, 'Target') ?? '']),
  );
  return [...sheetElements(workbook)].map(({ tag }) => {
    const target = targets.get(attributeOf(tag, 'id')) ?? '';
    return { name: attributeOf(tag, 'name') ?? '', part: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
  });
}

const rowElements = elements('row');
const LONGEST_ROW = 4 * 1024 ** 2;

/** Cuts a sheet into rows as its text comes in. */
async function* rowTags(chunks: AsyncIterable<string>): AsyncGenerator<{ tag: string; inner: string }> {
  let rest = '';
  for await (const chunk of chunks) {
    const seam = rest.slice(-8) + chunk;
    rest += chunk;
    if (rest.length > LONGEST_ROW) throw new FileRefused('damaged');
    // Where no row begins or ends there is nothing to look for.
    if (!seam.includes('row')) continue;
    let used = 0;
    for (const { tag, inner, end } of rowElements(rest)) {
      yield { tag, inner };
      used = end;
    }
    rest = rest.slice(used);
  }
}
