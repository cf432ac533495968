import { createHash } from 'node:crypto';
import { createPerson, createUbo, getKycFile, getPerson } from '@dossier/proto/calls/kyc-records';
import { denyChange } from '@dossier/proto/calls/workflow';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { approve, made, newDirector, newOffice, type Office, viewOf } from './arranged.js';
import { PNG, pdf, replace, type Sent, send, upload, waiting } from './upload.js';

const status = ({ status: code, body }: Sent): [number, string | undefined] => [code, body.code];
let office: Office;
let person: string;

beforeAll(async () => {
  office = await newOffice();
  const mbd_related = await newDirector(office, office.company_id);
  const names = { company_id: office.company_id, mbd_related, firstName: 'Otto', lastName: 'Official' };
  person = (await made(office.maker, createPerson, names, 'person')).id;
});

const place = (documentType: string): Record<string, string> => ({
  company_id: office.company_id,
  documentType,
  ...(documentType.startsWith('kyc-') || documentType === 'scfba' ? {} : { person }),
});

describe('uploading a document', () => {
  it('lets the file wait, with its size, hash and detected type', async () => {
    const bytes = pdf('upload');
    const sent = await upload(office.maker, place('passport_file'), bytes, 'C:\\scans\\pässport.pdf');
    expect(sent.status).toBe(200);
    expect(waiting(sent)).toMatchObject({
      filename: 'pässport.pdf',
      filesize: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      type: 'application/pdf',
    });
    expect(sent.body.file.new_file).toBe(true);
    expect(sent.body.changes).toHaveLength(1);
    const { files } = succeeded(await office.maker.call(getPerson, { id: person }));
    expect(files).toEqual([
      expect.objectContaining({ _id: sent.body.file._id, documentType: 'passport_file', person }),
    ]);
  });

  it('takes a second upload of the same type as another file of the same document', async () => {
    const first = await upload(office.maker, place('address_file'), pdf('1'));
    const second = await upload(office.maker, place('address_file'), pdf('2'));
    expect(second.body.file._id).toBe(first.body.file._id);
    expect(waiting(second).serverName).not.toBe(waiting(first).serverName);
  });

  it('takes the fields of the form with the file', async () => {
    const fields = { ...place('kyc-aa-y1-12'), year: '2024', fiscal_year_ending_on: '2024-12-31' };
    const { body } = await upload(office.maker, fields);
    expect(body.file.year).toEqual({ value: null, new_value: 2024 });
    const wrong = await upload(office.maker, {
      ...place('kyc-aa-y2-12'),
      year: '2025',
      fiscal_year_ending_on: '2024-12-31',
    });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { year: 'Years do not match' }]);
  });

  it('tells the type by the bytes', async () => {
    expect(status(await upload(office.maker, place('source_of_funds'), PNG, 'looks-like.pdf'))).toEqual([
      415,
      'upload.wrong_type',
    ]);
    const script = Buffer.from('<html><script>alert(1)</script>'.padEnd(5_000));
    expect(status(await upload(office.maker, place('source_of_funds'), script, 'a.pdf'))).toEqual([
      415,
      'upload.wrong_type',
    ]);
    expect((await upload(office.maker, place('kyc-oc-6'), PNG, 'chart.png')).status).toBe(200);
    expect(status(await upload(office.maker, place('source_of_funds'), Buffer.alloc(0)))).toEqual([
      400,
      'input.invalid',
    ]);
  });

  it('takes ten megabytes and no byte more', async () => {
    const limit = 10_485_760;
    const exact = pdf('x', limit - pdf('x', 0).length);
    expect(exact.length).toBe(limit);
    expect((await upload(office.maker, place('google_search'), exact)).status).toBe(200);
    for (const more of [1, 3 << 20]) {
      const sent = await upload(
        office.maker,
        place('world_check'),
        Buffer.concat([exact, Buffer.alloc(more)]),
        'big.pdf',
      );
      expect(status(sent)).toEqual([413, 'upload.too_big']);
      expect(sent.body.message).toBe('big.pdf is to big, max file size is 10MB');
    }
    expect(await documentTypes()).not.toContain('world_check');
  });

  it('wants the fields before the file, a file, and a form', async () => {
    const file = { bytes: pdf(), filename: 'a.pdf' };
    const late = await send(office.maker, 'upload-kyc-file', [
      ...Object.entries(place('bank_reference_letter')),
      ['file', file],
      ['dateIssued', '2024-01-01'],
    ]);
    expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([400, ['dateIssued']]);
    const none = await send(office.maker, 'upload-kyc-file', Object.entries(place('bank_reference_letter')));
    expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([400, ['file']]);
    expect(await documentTypes()).not.toContain('bank_reference_letter');
  });

  it('names bad fields, unknown ones and wrong owners', async () => {
    const bad = await upload(office.maker, { ...place('passport_file'), documentType: 'diary', colour: 'red' });
    expect([bad.status, Object.keys(bad.body.errors ?? {}).sort()]).toEqual([400, ['colour', 'documentType']]);
    const stray = await upload(office.maker, { company_id: office.company_id, documentType: 'passport_file' });
    expect([stray.status, Object.keys(stray.body.errors ?? {})]).toEqual([400, ['person']]);
    const wrong = await upload(office.maker, { ...place('kyc-ma-1'), person });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['person']]);
    const unknown = await upload(office.maker, { ...place('passport_file'), person: UNKNOWN_ID });
    expect(status(unknown)).toEqual([404, 'kyc.parent.not_found']);
    const auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
    expect(status(await upload(auditor, place('passport_file')))).toEqual([403, 'permission.denied']);
    const stranger = (await newTenant()).admin;
    expect(status(await upload(stranger, place('passport_file')))).toEqual([404, 'kyc.company.not_found']);
  });

  it('answers a repeat with the same key as the first time', async () => {
    const headers = { 'idempotency-key': `upload-${person}` };
    const [first, again] = [
      await upload(office.maker, place('secondPassport_file'), pdf('same'), 'a.pdf', headers),
      await upload(office.maker, place('secondPassport_file'), pdf('same'), 'a.pdf', headers),
    ];
    expect(again.body).toEqual(first.body);
    const other = await upload(office.maker, place('secondPassport_file'), pdf('other'), 'a.pdf', headers);
    expect(status(other)).toEqual([409, 'idempotency.key_reused']);
  });

  async function documentTypes(): Promise<unknown[]> {
    const { files } = succeeded(await office.maker.call(getPerson, { id: person }));
    return (files as { documentType: string }[]).map(({ documentType }) => documentType);
  }
});

describe('changing a document', () => {
  let document: string;
  let approved: StoredFile;

  beforeAll(async () => {
    const sent = await upload(office.maker, place('kyc-aoi-5'), pdf('first'));
    document = sent.body.file._id;
    approved = waiting(sent);
    await approve(office.approver, sent.body.changes[0] as string);
  });

  it('keeps the approved file beside the new one until that is approved', async () => {
    const sent = await replace(office.maker, document, pdf('second'));
    expect(sent.body.file.file).toMatchObject({ value: approved, new_value: { filename: 'new.pdf' } });
    const change = sent.body.changes[0] as string;
    await eventually(async () =>
      succeeded(await office.approver.call(denyChange, { id: change, text: 'This is the wrong document' })),
    );
    const { file } = succeeded(await office.maker.call(getKycFile, { id: document }));
    expect(viewOf({ file }, 'file').file).toEqual({ value: approved });
  });

  it('takes fields without a file', async () => {
    const sent = await send(office.maker, `file/update/${document}`, [['dateIssued', '2024-02-29']]);
    expect(sent.body.file.dateIssued).toEqual({ value: null, new_value: '2024-02-29' });
    const future = await send(office.maker, `file/update/${document}`, [['dateIssued', '2999-01-01']]);
    expect(future.body.errors).toEqual({ dateIssued: 'Date Issued cannot be in the future' });
    const strange = await send(office.maker, `file/update/${document}`, [['year', '2024']]);
    expect(strange.body.errors).toEqual({ year: 'This field does not apply here' });
  });

  it('never takes a file that did not come by upload', async () => {
    const forged = JSON.stringify({ ...approved, serverName: 'somebody-elses' });
    const sent = await send(office.maker, `file/update/${document}`, [['file', forged]]);
    expect(sent.status).toBe(400);
  });

  it('is not for people outside the section, nor for strangers', async () => {
    const auditor = await addUser(office.tenant, 'EXTERNAL_AUDITOR');
    expect(status(await replace(auditor, document, pdf()))).toEqual([403, 'permission.denied']);
    const stranger = (await newTenant()).admin;
    expect(status(await replace(stranger, document, pdf()))).toEqual([404, 'kyc.file.not_found']);
    expectFailure(await stranger.call(getKycFile, { id: document }), 404, 'kyc.file.not_found');
  });
});

describe('the documents of a UBO', () => {
  it('hang on the UBO itself', async () => {
    const names = { company_id: office.company_id, firstName: 'Ursula', lastName: 'Owner', percentage_held: 20 };
    const ubo = (await made(office.maker, createUbo, names, 'ubo')).id;
    const sent = await upload(office.maker, {
      company_id: office.company_id,
      documentType: 'source_of_wealth',
      ubo_related: ubo,
    });
    expect(sent.body.file).toMatchObject({ documentType: 'source_of_wealth', ubo_related: ubo });
  });
});
