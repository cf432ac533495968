import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { ZipFile } from 'yazl';
import { asDate, asDecimal } from '../conversion/read-value.js';
import { WorkbookSource } from '../conversion/source.js';

jest.setTimeout(60_000);

/** Processor time, which a busy machine does not lengthen. */
function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

const MB = 1024 ** 2;
const folder = mkdtempSync(join(tmpdir(), 'fiu-hostile-'));
let files = 0;

const WORKBOOK =
  '<workbook><workbookPr/><sheets><sheet name="Transactions" sheetId="1" r:id="r1"/></sheets></workbook>';
const RELATIONS = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
const HEADER = ['report_code', 'transactionnumber', 'date_transaction', 'transmode_code', 'amount_local'];
const row = (number: number, cells: string[]) =>
  `<row r="${number}">${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;
const sheet = (rows: string) => `<worksheet><sheetData>${row(1, HEADER)}${rows}</sheetData></worksheet>`;

async function zipped(parts: Record<string, string | Buffer>): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.xlsx`);
  const zip = new ZipFile();
  const all = {
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELATIONS,
    'xl/worksheets/sheet1.xml': sheet(''),
    ...parts,
  };
  for (const [name, content] of Object.entries(all)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

function saved(bytes: Buffer): string {
  files += 1;
  const path = join(folder, `${files}.bin`);
  writeFileSync(path, bytes);
  return path;
}

async function rowsOf(path: string): Promise<number[]> {
  const source = await WorkbookSource.open(path);
  const rows: number[] = [];
  try {
    for await (const each of source.transactions()) rows.push(each.row);
  } finally {
    source.close();
  }
  return rows;
}

const endless = () =>
  `<sheetData><row r="1">${Array.from({ length: 100_000 }, () => crypto.randomUUID()).join('<c/>')}`.repeat(2);
/** Letters that are not packed tightly. */
const noise = (length: number) => randomBytes(length / 2).toString('hex');
/** One tag 3 MB long over and over, inside of elements that are whole. */
const unclosed = (part: string, tag: string, ...around: string[]) => {
  const begin = around.map((name) => (name === 'c' ? '<c t="inlineStr">' : `<${name}>`)).join('');
  const end = around
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
  return zipped({ [part]: `<!--${noise(60_000)}-->${begin}${tag.repeat((3 * MB) / tag.length)}${end}` });
};
const OLD = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

describe('a workbook that is none, or means harm', () => {
  it.each<[string, () => Promise<string> | string, string]>([
    ['an old .xls', () => saved(OLD), 'old_format'],
    ['a password', () => saved(Buffer.concat([OLD, Buffer.from('EncryptedPackage', 'utf16le')])), 'encrypted'],
    ['a picture', () => saved(Buffer.from('\u0089PNG')), 'not_a_workbook'],
    ['half a zip', () => saved(Buffer.from('PK\u0003\u0004half')), 'damaged'],
    ['another zip', async () => zipped({ 'xl/workbook.xml': '' }), 'no_sheet'],
    ['macros', () => zipped({ 'xl/vbaProject.bin': 'x' }), 'macros'],
    ['links to other files', () => zipped({ 'xl/externalLinks/externalLink1.xml': '<ddeLink/>' }), 'external_links'],
    ['a zip bomb', () => zipped({ 'xl/worksheets/sheet1.xml': Buffer.alloc(64 * MB, 32) }), 'packed_too_tightly'],
    [
      'a bomb of entities',
      () => zipped({ 'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "c">]>${sheet('')}` }),
      'document_type',
    ],
    [
      'a bomb of texts',
      () => zipped({ 'xl/sharedStrings.xml': `<sst><si><t>${'ab'.repeat(20_000)}</t></si></sst>` }),
      'long_strings',
    ],
    [
      'a bomb of entities behind a long comment',
      () => zipped({ 'xl/worksheets/sheet1.xml': `<!--${noise(9_000)}--><!DOCTYPE a [<!ENTITY b "c">]>${sheet('')}` }),
      'document_type',
    ],
    [
      'a list of sheets that fills memory',
      () => zipped({ 'xl/workbook.xml': noise(12 * MB) + WORKBOOK }),
      'too_big_inside',
    ],
    ['rows that are never closed', () => unclosed('xl/worksheets/sheet1.xml', '<row>'), 'no_header'],
    ['texts that are never closed', () => unclosed('xl/sharedStrings.xml', '<si><t>'), 'long_strings'],
    ['sheets that are never closed', () => unclosed('xl/workbook.xml', '<sheet '), 'no_sheet'],
    ['cells that are never closed', () => unclosed('xl/worksheets/sheet1.xml', '<c r="A1"><v>', 'row'), 'no_header'],
    ['values that are never closed', () => unclosed('xl/worksheets/sheet1.xml', '<v>', 'row', 'c'), 'no_header'],
    ['formulas that are never closed', () => unclosed('xl/worksheets/sheet1.xml', '<f>', 'row', 'c'), 'no_header'],
    [
      'signs that are never read out',
      () => unclosed('xl/worksheets/sheet1.xml', '<rPh>', 'row', 'c', 'is'),
      'no_header',
    ],
    ['a row that never ends', () => zipped({ 'xl/worksheets/sheet1.xml': endless() }), 'damaged'],
    ['no header', () => zipped({ 'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>' }), 'no_header'],
    [
      'unknown columns alone',
      () => zipped({ 'xl/worksheets/sheet1.xml': `<sheetData>${row(1, ['a', 'b'])}</sheetData>` }),
      'no_header',
    ],
    [
      'columns missing',
      () => zipped({ 'xl/worksheets/sheet1.xml': `<sheetData>${row(1, HEADER.slice(1))}</sheetData>` }),
      'missing_columns',
    ],
  ])('is refused with %s, in less than two seconds', async (_, make, reason) => {
    const path = await make();
    const started = process.cpuUsage();
    await expect(rowsOf(path)).rejects.toMatchObject({ reason });
    expect(secondsSince(started)).toBeLessThan(2);
  });

  it('may have as many empty rows as a sheet has room for', async () => {
    const empty = Array.from({ length: 1_048_574 }, (_, at) => `<row r="${at + 2}"/>`).join('');
    const last = row(1_048_576, ['UTR', 'T1']);
    const started = process.cpuUsage();
    expect(await rowsOf(await zipped({ 'xl/worksheets/sheet1.xml': sheet(empty + last) }))).toEqual([1_048_576]);
    expect(secondsSince(started)).toBeLessThan(5);
  });

  it('is refused when it has more rows than are taken', async () => {
    const path = await zipped({ 'xl/worksheets/sheet1.xml': sheet(row(2, ['UTR']) + row(3, ['UTR'])) });
    const limits = { unpacked: MB, ratio: 200, strings: 1_000, string: 100, rows: 1 };
    const source = await WorkbookSource.open(path, limits);
    const read = async () => {
      for await (const _ of source.transactions());
    };
    await expect(read()).rejects.toMatchObject({ reason: 'too_many_rows' });
    source.close();
  });
});

describe('days and amounts', () => {
  it.each([
    [1, false, '1900-01-01T00:00:00'],
    [59, false, '1900-02-28T00:00:00'],
    [61, false, '1900-03-01T00:00:00'],
    [46023.5, false, '2026-01-01T12:00:00'],
    [44561, true, '2026-01-01T00:00:00'],
    ['2026-01-31', false, '2026-01-31T00:00:00'],
    ['31/1/2026', false, '2026-01-31T00:00:00'],
    ['2026-01-31 14:30', false, '2026-01-31T14:30:00'],
  ])('reads the day %s (from 1904: %s)', (value, from1904, text) => {
    expect(asDate(value, from1904)).toEqual({ text });
  });

  it.each([60, -1, 3_000_000, true, '1/31/2026', '31/02/2026', '26-01-31', 'yesterday'])(
    'takes %s for no day',
    (value) => {
      expect(asDate(value, false)).toEqual({ problem: 'E_DATE' });
    },
  );

  it.each([
    [1250.1, '1250.1'],
    [0.1 + 0.2, '0.3'],
    [1e21, undefined],
    ['1250', '1250'],
    ['1,250.50', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1250,5', '1250.5'],
    ['1 250,50', '1250.50'],
    ['1,250,000', '1250000'],
    ['1,250', undefined],
    ['12.5.0', undefined],
    ['1e5', undefined],
  ])('reads the amount %s', (value, text) => {
    expect(asDecimal(value).text).toBe(text);
  });
});
