import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOffice, type Office } from './arranged.js';
import { open, pdf, pdfOf, upload, viewToken, waiting } from './upload.js';

/** Two hundred megabytes of nothing, in some thousand bytes. */
const bomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(200 << 20)).toString('latin1');
  return pdfOf('', '', [
    `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream`,
  ]);
};

describe('what is uploaded as a PDF', () => {
  let office: Office;
  const send = (bytes: Buffer) =>
    upload(office.maker, { company_id: office.company_id, documentType: 'kyc-sr-7' }, bytes);
  beforeAll(async () => {
    office = await newOffice();
  });

  it.each([
    ['only begins like one', Buffer.from(`%PDF-1.4\n${'x'.repeat(2_000)}\n%%EOF\n`)],
    ['is a page of the web behind such a beginning', Buffer.from('%PDF-1.4\n<html><script>alert(1)</script></html>')],
    ['has no catalogue', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<<>>\n%%EOF')],
    ['has no pages', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
  ])('examination 11: is refused if it %s', async (_, bytes) => {
    const { status, body } = await send(bytes);
    expect([status, body.code]).toEqual([415, 'upload.unreadable']);
  });

  it('examination 11: costs no more than its limits, and the next one is read as ever', async () => {
    const started = performance.now();
    // Its object stream is of no use, so the file is read without it, or refused when it takes too much.
    expect([200, 415]).toContain((await send(bomb())).status);
    const slow = await send(Buffer.from(`%PDF-1.4\n${'a'.repeat(9_000_000)}`));
    expect([slow.status, slow.body.code]).toEqual([415, 'upload.unreadable']);
    expect(performance.now() - started).toBeLessThan(40_000);
    expect((await send(pdf('after'))).status).toBe(200);
  }, 60_000);

  it.each([
    ['javascript', pdfOf('', '/OpenAction<</S/J#61vaScript/JS(app.alert\\(1\\))>>'), ['javascript', 'open_action']],
    ['launch', pdfOf('', '/OpenAction 5 0 R', ['<</S/Launch/F(calc.exe)>>']), ['launch', 'open_action']],
    [
      'embedded files',
      pdfOf('', '/Names<</EmbeddedFiles<</Names[(a)5 0 R]>>>>', ['<</Type/Filespec/F(a)>>']),
      ['embedded_files'],
    ],
    ['a form that is sent', pdfOf('', '', ['<</S/SubmitForm/F(https://example.com)>>']), ['form']],
  ])('examination 11: is taken and marked if it has %s, and no browser shows it', async (_, bytes, active) => {
    const sent = await send(bytes);
    expect(sent.status).toBe(200);
    expect(waiting(sent).active).toEqual(active);
    const answer = await open(waiting(sent).serverName, await viewToken(office.maker));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    await answer.body?.cancel();
  });

  it('examination 11: is not marked for opening at a page, and is shown', async () => {
    const sent = await send(pdfOf('', '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>'));
    expect(waiting(sent)).not.toHaveProperty('active');
    const answer = await open(waiting(sent).serverName, await viewToken(office.maker));
    expect(answer.headers.get('content-disposition')).toMatch(/^inline/);
    await answer.body?.cancel();
  });
});
