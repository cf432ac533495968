import { randomBytes } from 'node:crypto';
import { generateViewToken } from '@dossier/proto/calls/identity';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { UPLOAD } from '@dossier/proto/rules/limits';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { open, PNG, pdf, pdfOf } from '../kyc/upload.js';
import { succeeded } from '../support/people.js';
import { type Arranged, newForm, sendDocument } from './arranged.js';

const HTML = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
const WRONG = '415 upload.wrong_type';
const UNREADABLE = '415 upload.unreadable';

/** Of a size to the byte: a page, and a remark behind it that no reader minds. */
const pdfOfSize = (bytes: number): Buffer => {
  const page = pdf('sized', 10);
  return Buffer.concat([page, Buffer.from(`%${' '.repeat(bytes - page.length - 2)}\n`)]);
};

/** A PNG that says it is so large; what would fill it is not there. */
const pngOf = (width: number, height: number): Buffer => {
  const picture = Buffer.from(PNG);
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  return picture;
};

/** The file by which scanners of viruses are tried out, in halves, so that this one is not taken for it. */
const EICAR = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`, 'latin1');

/** A PDF that carries another file. */
const withFile = (bytes: Buffer): Buffer =>
  pdfOf('', '/Names<</EmbeddedFiles<</Names[(eicar.com)5 0 R]>>>>', [
    '<</Type/Filespec/F(eicar.com)/EF<</F 6 0 R>>>>',
    `<</Type/EmbeddedFile/Length ${bytes.length}>>stream\n${bytes.toString('latin1')}\nendstream`,
  ]);

/** A PDF that a reader asks a password for. */
const encrypted = (): Buffer => {
  const key = '0'.repeat(64);
  const rules = `<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>`;
  const trailer = 'trailer<</Root 1 0 R/Encrypt 5 0 R/ID[<00><00>]>>';
  const plain = pdfOf('', '', [rules]).toString('latin1');
  return Buffer.from(plain.replace('trailer<</Root 1 0 R>>', trailer), 'latin1');
};

const CONTENTS: [what: string, bytes: Buffer, verdict: string][] = [
  ['a PDF', pdf('plain'), '200'],
  ['a PNG', PNG, '200'],
  ['a page of the web', Buffer.from(HTML), WRONG],
  ['a picture with a script', Buffer.from(SVG), WRONG],
  ['an archive', ZIP, WRONG],
  ['a JPEG', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), WRONG],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), WRONG],
  ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`, 'latin1'), WRONG],
  ['plain text', Buffer.from('Structure chart'), WRONG],
  ['noise', randomBytes(512).fill(0x7f, 0, 4), WRONG],
  ['the test file of virus scanners', EICAR, WRONG],
  [
    'the test file of virus scanners that begins like a PDF',
    Buffer.concat([Buffer.from('%PDF-1.4\n'), EICAR]),
    UNREADABLE,
  ],
  ['a picture as large as is taken', pngOf(10_000, 10_000), '200'],
  ['a picture of 30,000 pixels each way', pngOf(30_000, 30_000), '413 upload.too_many_pixels'],
  ['a picture of one line too long', pngOf(0xffffffff, 1), '413 upload.too_many_pixels'],
  ['a picture without a pixel', pngOf(0, 30_000), WRONG],
  ['what only begins like a picture', Buffer.concat([PNG.subarray(0, 8), Buffer.from(HTML)]), WRONG],
  ['a PDF behind a page of the web', Buffer.concat([Buffer.from(HTML), pdf('behind')]), WRONG],
  ['a page of the web that begins like a PDF', Buffer.from(`%PDF-1.4\n${HTML}`), UNREADABLE],
  ['an archive that begins like a PDF', Buffer.concat([Buffer.from('%PDF-1.4\n'), ZIP]), UNREADABLE],
];
const NAMES: [given: string, kept: string][] = [
  ['chart.pdf', 'chart.pdf'],
  ['chart.pdf.exe', 'chart.pdf.exe'],
  ['chart.html', 'chart.html'],
  ['chart.svg', 'chart.svg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\chart.pdf', 'chart.pdf'],
  ['chart\u202efdp.exe', 'chartfdp.exe'],
  ['чарт Übersicht.pdf', 'чарт Übersicht.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  ["'; drop table--.pdf", "'; drop table--.pdf"],
  ['.htaccess', '.htaccess'],
  [`${'a'.repeat(180)}.pdf`, `${'a'.repeat(180)}.pdf`],
  ['con.pdf', 'con.pdf'],
  ['chart.PDF', 'chart.PDF'],
  ['%00.pdf', '%00.pdf'],
  ['chart', 'chart'],
];

let form: Arranged;
beforeAll(async () => {
  form = await newForm();
}, 30_000);

const sent = async (bytes: Buffer, filename = 'chart.pdf') => {
  const { status, body } = await sendDocument(form.docs, { doc_type: 'structure_chart' }, bytes, filename);
  const file = (body.file as unknown as { file: StoredFile } | undefined)?.file as StoredFile;
  return { verdict: status === 200 ? '200' : `${status} ${body.code}`, file };
};

describe('I4: what visitors upload', () => {
  it.each(CONTENTS)(
    'I4: %s has one verdict, whatever it is called',
    async (_, bytes, verdict) => {
      for (const [given, kept] of NAMES) {
        const told = await sent(bytes, given);
        expect([given, told.verdict]).toEqual([given, verdict]);
        if (verdict === '200') expect(told.file.filename).toBe(kept);
      }
    },
    60_000,
  );

  it('I4: is taken up to the last byte of 10 MB, and not one byte more', async () => {
    expect((await sent(pdfOfSize(UPLOAD.maxBytes))).verdict).toBe('200');
    expect((await sent(pdfOfSize(UPLOAD.maxBytes + 1))).verdict).toBe('413 upload.too_big');
  }, 60_000);

  it.each([
    ['javascript', pdfOf('', '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'), ['javascript', 'open_action']],
    ['launch', pdfOf('', '/OpenAction 5 0 R', ['<</S/Launch/F(calc.exe)>>']), ['launch', 'open_action']],
    ['a form that is sent', pdfOf('', '', ['<</S/SubmitForm/F(https://example.com)>>']), ['form']],
    [
      'a form of XFA',
      pdfOf('', '/AcroForm<</Fields[]/XFA 5 0 R>>', ['<</Length 6>>stream\n<xdp/>\nendstream']),
      ['form'],
    ],
    ['the test file of virus scanners in it', withFile(EICAR), ['embedded_files']],
    ['encryption', encrypted(), ['encrypted']],
  ])('I4: a PDF with %s is marked, and no browser shows it', async (_, bytes, active) => {
    const { verdict, file } = await sent(bytes);
    expect([verdict, file.active]).toEqual(['200', active]);
    for (const by of [form.docs, form.maker]) {
      const { token } = succeeded(await by.call(generateViewToken));
      const answer = await open(file.serverName, token);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      await answer.body?.cancel();
    }
  });
});
