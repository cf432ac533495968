import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { defaultProfile } from '../profiles/default.js';
import { sampleRows, sampleWorkbook } from '../profiles/sample-rows.js';
import { type Made, makeReports } from '../report/make.js';
import { objections } from '../schema/gate.js';
import { convert, type WaitingRow } from './convert.js';
import { openProfile } from './profile.js';
import { rowsSource } from './rows-source.js';
import { WorkbookSource } from './source.js';
import { type SheetRows, type Value, writeWorkbook } from './write-workbook.js';

jest.setTimeout(60_000);

const profile = openProfile(defaultProfile());
const reporter = {
  rentity_id: '4711',
  rentity_branch: 'Casino One',
  first_name: 'Ana',
  last_name: 'Croes',
  gender: 'Female',
  id_number: '1980041712',
  nationality: 'NL',
  email: 'ana@example.com',
  address_type: 'Business',
  address: 'Handelskade 1, Punda',
  city: 'Willemstad',
  zip: '00000',
  country: 'CW',
  phone_type: 'Business',
  communication_type: 'Mobile Phone',
  phone_prefix: '+599',
  phone_number: '95551234',
};

/** A schema that knows what version 5 knows. */
const NEWER = (schema: string): string =>
  schema.replace(
    /<xs:element name="fiu_ref_number"[^>]*>/,
    '$&<xs:element name="prev_rejected_ref_number" type="text_to_255" minOccurs="0"/>',
  );

const folder = mkdtempSync(join(tmpdir(), 'fiu-'));
let files = 0;

type Outcome = Made & { waiting: WaitingRow[]; zip: Buffer; errorSheet: string };

async function converted(workbook: Uint8Array, known = new Map<string, Record<string, string>>()): Promise<Outcome> {
  files += 1;
  const [path, zip, errorSheet] = ['in.xlsx', 'out.zip', 'errors.xlsx'].map((name) =>
    join(folder, `${files}-${name}`),
  ) as [string, string, string];
  writeFileSync(path, workbook);
  const source = await WorkbookSource.open(path);
  const waiting: WaitingRow[] = [];
  try {
    const made = await makeReports(
      source,
      { profile, reporter, reference: 'abc', day: '2026-02-01', known },
      { zip, errorSheet },
      { waiting: (row) => waiting.push(row), progress: () => undefined },
    );
    return { ...made, waiting, zip: readFileSync(zip), errorSheet };
  } finally {
    source.close();
  }
}

/** The sample with changes to its first transaction and its first person. */
function changed(transaction: Record<string, Value>, person: Record<string, Value> = {}): Promise<Uint8Array> {
  const rows = sampleRows(profile);
  const with_ = (row: ReadonlyMap<string, Value> | undefined, more: Record<string, Value>) =>
    new Map([...(row ?? new Map()), ...Object.entries(more)]);
  const next: SheetRows = {
    ...rows,
    transactions: [with_(rows.transactions[0], transaction)],
    persons: [with_(rows.persons[0], person), ...rows.persons.slice(1)],
  };
  return writeWorkbook(profile, next);
}

describe('the conversion', () => {
  it('makes valid reports of the sample: transactions and an activity apart', async () => {
    const { totals, reports, issues } = await converted(await sampleWorkbook(profile));
    expect(issues.filter(({ code }) => code.startsWith('E_'))).toEqual([]);
    expect(totals).toEqual({ rows: 3, converted: 3, saved: 0, failed: 0, reports: 2 });
    expect(reports.map(({ name, rows }) => [name, rows])).toEqual([
      ['4711_UTR_20260201_001.xml', 2],
      ['4711_UTR_20260201_002.xml', 1],
    ]);
  });

  it.each([
    ['by the number that the FIU gave it, where the schema asks for that', NEWER, { UTR: 'FIU-77' }, 'FIU-77'],
    ['by none where the schema knows no such element', (schema: string) => schema, { UTR: 'FIU-77' }, undefined],
    ['by none where the schema takes no such number', NEWER, { UTR: 'x'.repeat(256) }, undefined],
    ['by none where none of its code was rejected', NEWER, { STR: 'FIU-77' }, undefined],
  ])('names what a report corrects %s', async (_, changes, rejected, named) => {
    const data = defaultProfile();
    const newer = openProfile({ ...data, schema: changes(data.schema) });
    const path = join(folder, 'correction.xlsx');
    writeFileSync(path, await sampleWorkbook(newer));
    const source = await WorkbookSource.open(path);
    const options = { profile: newer, reporter, reference: 'abc', day: '2026-02-01', known: new Map(), rejected };
    const reports: string[] = [];
    await convert(source, options, {
      report: ({ xml }) => {
        expect(objections(newer.validator, xml)).toEqual([]);
        reports.push(xml.toString());
      },
      issue: () => undefined,
      failed: () => undefined,
      waiting: () => undefined,
      progress: () => undefined,
    });
    source.close();
    expect(reports).toHaveLength(2);
    for (const xml of reports) expect(/<prev_rejected_ref_number>(.*?)</.exec(xml)?.[1]).toBe(named);
  });

  it('makes the same bytes of the same file', async () => {
    const workbook = await sampleWorkbook(profile);
    expect((await converted(workbook)).zip.equals((await converted(workbook)).zip)).toBe(true);
  });

  it.each([
    ['a missing number', { transactionnumber: undefined }, 'transactionnumber', 'E_REQUIRED'],
    ['a month before the day', { date_transaction: '01/31/2026' }, 'date_transaction', 'E_DATE'],
    ['a day that is none', { date_transaction: '2026-02-30' }, 'date_transaction', 'E_DATE'],
    ['a negative amount', { amount_local: -1 }, 'amount_local', 'E_RANGE'],
    ['an amount that reads two ways', { amount_local: '1,250' }, 'amount_local', 'E_TYPE'],
    ['a code that is none', { transmode_code: 'QQQ' }, 'transmode_code', 'E_CODE'],
    ['a report that is none', { report_code: 'STX' }, 'report_code', 'E_CODE'],
    ['somebody who is nowhere', { from_party_ref: 'P9' }, 'from_party_ref', 'E_REF'],
    ['too long a place', { transaction_location: 'x'.repeat(256) }, 'transaction_location', 'E_LENGTH'],
    ['a formula that reaches out', { amount_local: { formula: '[1]A!B1', result: 5 } }, 'amount_local', 'E_FORMULA'],
  ])('keeps a row with %s out', async (_, change, column, code) => {
    const { totals, issues, hasZip, hasErrorSheet } = await converted(await changed(change as Record<string, Value>));
    expect(issues.filter((issue) => issue.code.startsWith('E_')).map((issue) => [issue.column, issue.code])).toEqual([
      [column, code],
    ]);
    expect({ totals, hasZip, hasErrorSheet }).toMatchObject({
      totals: { failed: 1, reports: 0 },
      hasZip: false,
      hasErrorSheet: true,
    });
  });

  it.each([
    ['a number of the 1900s', { date_transaction: 46037 }],
    ['a decimal comma', { amount_local: '25.000,50' }],
    ['a code by its label', { report_code: 'Unusual transaction report' }],
    ['a code as the drop-down has it', { from_country: 'CW – Curaçao' }],
    ['a formula with its value', { amount_local: { formula: '20000+5000', result: 25000 } }],
    ['signs that XML cannot hold', { transaction_description: 'bell\u0007' }],
    ['markup', { transaction_description: '<b>&amp;</b> ]]>' }],
  ])('takes a row with %s', async (_, change) => {
    const { totals } = await converted(await changed(change as Record<string, Value>));
    expect(totals).toMatchObject({ converted: 1, reports: 1 });
  });

  it('says what is nearest to a code', async () => {
    const { issues } = await converted(await changed({ report_code: 'STX' }));
    expect(issues[0]).toMatchObject({
      sheet: 'transactions',
      row: 3,
      value: 'STX',
      detail: expect.arrayContaining(['STR']),
    });
  });

  it('lets a row wait whose person lacks what somebody can supply, and takes it once that is known', async () => {
    const workbook = await changed(
      {},
      {
        occupation: undefined,
        phone_number: undefined,
        phone_contact_type: undefined,
        phone_type: undefined,
        phone_prefix: undefined,
      },
    );
    const { totals, waiting } = await converted(workbook);
    expect(totals).toMatchObject({ converted: 0, saved: 1, failed: 0 });
    const [missing] = waiting[0]?.missing ?? [];
    expect(missing).toMatchObject({
      sheet: 'persons',
      key: 'persons:id|1980020301',
      missing: ['phone_number', 'occupation'],
    });
    const supplied = { occupation: 'Baker', phone_number: '5550123', phone_contact_type: '1', phone_type: 'M' };
    const again = await converted(workbook, new Map([['persons:id|1980020301', supplied]]));
    expect(again.totals).toMatchObject({ converted: 1, saved: 0 });
  });

  it.each([
    ['CEO', []],
    [undefined, [['entities', 'director_role', 'E_REQUIRED']]],
    ['KING', [['entities', 'director_role', 'E_CODE']]],
  ])('names the office of directors and signatories where the schema asks for it: %s', async (role, errors) => {
    const data = defaultProfile();
    const asks = data.schema.replaceAll(/<xs:sequence minOccurs="0">(\s*<xs:element name="role")/g, '<xs:sequence>$1');
    const strict = openProfile({ ...data, schema: asks });
    const { transactions, entities, accounts, ...rows } = sampleRows(strict);
    const of = (row: ReadonlyMap<string, Value> | undefined, more: Record<string, Value>) =>
      new Map([...(row ?? []), ...Object.entries(more)]);
    const source = rowsSource({
      ...rows,
      transactions: [of(transactions[0], { from_party_type: 'entity', from_party_ref: 'E1' }), transactions[1]!],
      entities: [of(entities[0], { director_role: role })],
      accounts: [of(accounts[0], { signatory_role: 'A' })],
    });
    const [issues, xml]: [string[][], string[]] = [[], []];
    const options = { profile: strict, reporter, reference: 'abc', day: '2026-02-01', known: new Map() };
    await convert(source, options, {
      report: (report) => {
        expect(objections(strict.validator, report.xml)).toEqual([]);
        xml.push(report.xml.toString());
      },
      issue: ({ sheet, column, code }) => code.startsWith('E_') && issues.push([sheet, column, code]),
      failed: () => undefined,
      waiting: () => undefined,
      progress: () => undefined,
    });
    expect(issues).toEqual(errors);
    expect(xml.join('').match(/<role>\w+<\/role>/g)).toEqual([
      ...(errors.length > 0 ? [] : ['<role>CEO</role>']),
      '<role>A</role>',
    ]);
  });

  it('does not write over a cell with what is known, and tells of the difference', async () => {
    const known = new Map([['persons:id|1980020301', { occupation: 'Butcher' }]]);
    const { issues } = await converted(await changed({}), known);
    expect(issues).toContainEqual(expect.objectContaining({ code: 'W_DIFFERS', column: 'occupation', value: 'Baker' }));
  });

  it('takes a number once', async () => {
    const rows = sampleRows(profile);
    const [first] = rows.transactions;
    const { totals, issues } = await converted(
      await writeWorkbook(profile, { ...rows, transactions: [first!, first!] }),
    );
    expect(totals).toMatchObject({ converted: 1, failed: 1 });
    expect(issues).toContainEqual(expect.objectContaining({ row: 4, column: 'transactionnumber', code: 'E_DUP' }));
  });

  it('cuts a report at a thousand transactions', async () => {
    const rows = sampleRows(profile);
    const many = Array.from(
      { length: 1_500 },
      (_, at) => new Map([...rows.transactions[0]!, ['transactionnumber', `T${at}`]]),
    );
    const { reports } = await converted(await writeWorkbook(profile, { ...rows, transactions: many }));
    expect(reports.map((report) => report.rows)).toEqual([1_000, 500]);
  });

  it('writes rows in error as a workbook that converts once they are corrected', async () => {
    const { errorSheet } = await converted(await changed({ amount_local: -1 }));
    const again = await converted(readFileSync(errorSheet));
    expect(again.issues.map(({ column, code }) => [column, code])).toContainEqual(['amount_local', 'E_RANGE']);
    expect(again.issues.some(({ code }) => code === 'W_UNKNOWN_COLUMN')).toBe(false);
  });

  it.each(['ORG-4711', '', '0'])('refuses the whole file for the organization id %j', async (rentity_id) => {
    const path = join(folder, 'organization.xlsx');
    writeFileSync(path, await sampleWorkbook(profile));
    const source = await WorkbookSource.open(path);
    const made = makeReports(
      source,
      { profile, reporter: { ...reporter, rentity_id }, reference: 'abc', day: '2026-02-01', known: new Map() },
      { zip: join(folder, 'organization.zip'), errorSheet: join(folder, 'organization-errors.xlsx') },
      { waiting: () => undefined, progress: () => undefined },
    );
    await expect(made).rejects.toMatchObject({ reason: 'organization', detail: ['rentity_id'] });
    source.close();
  });
});
