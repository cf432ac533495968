import * as calls from '@dossier/proto/calls/fiu-files';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { api, baseUrl } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, signIn, succeeded, type Tenant } from '../support/people.js';
import { makeSuperUser } from '../support/super-user.js';
import { converted, download, ended, filledSample, letReport, reportingTenant, uploadWorkbook } from './arranged.js';
import { grown } from './workbooks.js';

let tenant: Tenant;
let admin: Person;
let other: Person;

beforeAll(async () => {
  tenant = await reportingTenant();
  admin = tenant.admin;
  other = (await reportingTenant()).admin;
}, 30_000);

describe('the sample workbook', () => {
  it('has five sheets, and converts as it is', async () => {
    const { status, name, bytes } = await download(admin, 'get-file?id=sample');
    expect({ status, name }).toEqual({ status: 200, name: 'attachment; filename=goaml-sample.xlsx' });
    const { file, errors } = await converted(admin, bytes);
    expect(errors.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(file).toMatchObject({ status: 'done', rows: 3, total: 3, reports: 2, has_zip: true, downloaded: false });
  });

  it('is not for whoever may not report', async () => {
    const { admin: stranger } = await newTenant();
    expect(await download(stranger, 'get-file?id=sample')).toMatchObject({
      status: 403,
      body: { code: 'permission.denied' },
    });
    expect(await download(admin, 'get-file?id=nonsense')).toMatchObject({
      status: 400,
      body: { code: 'input.invalid' },
    });
  });
});

describe('an upload', () => {
  it('is listed for its own tenant alone', async () => {
    const { file } = await converted(
      admin,
      await filledSample(admin, { Transactions: { transactionnumber: 'LIST-1' } }),
    );
    const { files, count } = succeeded(await admin.call(calls.getFilesList));
    expect(files).toContainEqual(
      expect.objectContaining({ id: file.id, filename: 'january.xlsx', uploaded_by: admin.username }),
    );
    expect(count).toBeGreaterThan(0);
    expect(succeeded(await other.call(calls.getFilesList)).files.map(({ id }) => id)).not.toContain(file.id);
    expectFailure(await other.call(calls.getConversion, { id: file.id }), 404, 'fiu.file.not_found');
    expect(await download(other, `get-file?id=${file.id}`)).toMatchObject({
      status: 404,
      body: { code: 'fiu.file.not_found' },
    });
  });

  it('gives the same zip each time it is downloaded', async () => {
    const { file } = await converted(
      admin,
      await filledSample(admin, { Transactions: { transactionnumber: 'ZIP-1' } }),
    );
    const [first, second] = [
      await download(admin, `get-file?id=${file.id}`),
      await download(admin, `get-file?id=${file.id}`),
    ];
    expect(first).toMatchObject({ status: 200, type: 'application/zip', name: 'attachment; filename=january.zip' });
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.bytes.includes('manifest.json')).toBe(true);
    expect(succeeded(await admin.call(calls.getConversion, { id: file.id })).file.downloaded).toBe(true);
  });

  it('answers the earlier one when the same file comes again, unless told otherwise', async () => {
    const bytes = await filledSample(admin, { Transactions: { transactionnumber: 'TWICE-1' } });
    const first = succeeded(await uploadWorkbook(admin, bytes));
    expect(first.duplicate).toBe(false);
    expect(succeeded(await uploadWorkbook(admin, bytes))).toMatchObject({ duplicate: true, file_id: first.file_id });
    const forced = succeeded(await uploadWorkbook(admin, bytes, 'january.xlsx', { force: '1' }));
    expect(forced).toMatchObject({ duplicate: false });
    expect(forced.file_id).not.toBe(first.file_id);
  });

  it('is stored once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const bytes = await filledSample(admin, { Transactions: { transactionnumber: 'KEY-1' } });
    const first = succeeded(await uploadWorkbook(admin, bytes, 'a.xlsx', { force: '1' }, key));
    expect(succeeded(await uploadWorkbook(admin, bytes, 'a.xlsx', { force: '1' }, key)).file_id).toBe(first.file_id);
  });

  it('keeps rows in error out, says why, and hands them back as a workbook', async () => {
    const bytes = await filledSample(admin, { Transactions: { amount_local: -1, transmode_code: 'QQQ' } });
    const { file, groups, errors, errors_total } = await converted(admin, bytes);
    expect(file).toMatchObject({
      status: 'done_with_errors',
      rows: 2,
      failed: 1,
      has_zip: true,
      has_error_sheet: true,
    });
    expect(errors_total).toBe(2);
    expect(errors[0]).toMatchObject({ sheet: 'transactions', row: 3, severity: 'error' });
    expect(groups.map(({ column }) => column)).toEqual(expect.arrayContaining(['amount_local', 'transmode_code']));
    const sheet = await download(admin, `get-error-sheet?id=${file.id}`);
    expect(sheet).toMatchObject({ status: 200, name: 'attachment; filename=january-errors.xlsx' });
    expect(await download(other, `get-error-sheet?id=${file.id}`)).toMatchObject({ status: 404 });
    const again = await converted(admin, sheet.bytes);
    expect(again.file).toMatchObject({ failed: 1, total: 1, has_zip: false });
    expect(await download(admin, `get-file?id=${again.file.id}`)).toMatchObject({
      status: 409,
      body: { code: 'fiu.file.not_ready' },
    });
  });

  it.each([
    ['an old workbook', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'old.xls', '.xls'],
    ['a text', Buffer.from('report_code,amount\n'), 'text.xlsx', '.xlsx'],
    ['half a zip', Buffer.from('PK\u0003\u0004half'), 'half.xlsx', 'damaged'],
  ])('of %s is refused with a sentence; nothing can be downloaded', async (_, bytes, name, says) => {
    const { file_id } = succeeded(await uploadWorkbook(admin, bytes, name, { force: '1' }));
    const { file } = await ended(admin, file_id);
    expect(file).toMatchObject({ status: 'refused', has_zip: false, conversionFee: 0 });
    expect(file.refusal).toContain(says);
  });

  it('is refused whole where the settings lack what a report needs', async () => {
    const { admin: unset } = await reportingTenant({ rentity_id: 'TRUST-0007' });
    const { file } = await converted(unset, await filledSample(unset));
    expect(file).toMatchObject({ status: 'refused', refusal: 'Complete your profile settings first: rentity_id' });
  });

  it('is not taken from whoever may not, nor as another kind of file, nor without one', async () => {
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    expectFailure(await uploadWorkbook(officer, await filledSample(admin)), 403, 'permission.denied');
    expectFailure(await uploadWorkbook(admin, Buffer.from('%PDF-1.4'), 'a.pdf'), 415, 'upload.wrong_type');
    const authorization = `Bearer ${admin.token}`;
    const empty = await fetch(`${baseUrl()}/api/v1/upload-file`, { method: 'POST', headers: { authorization } });
    expect(empty.status).toBe(400);
    expectInvalid(await uploadWorkbook(admin, await filledSample(admin), 'a.xlsx', { colour: 'red' }), 'colour');
  });

  it('can be discarded until it was downloaded', async () => {
    const { file } = await converted(
      admin,
      await filledSample(admin, { Transactions: { transactionnumber: 'GONE-1' } }),
    );
    expectFailure(await other.call(calls.discardFile, { id: file.id }), 404, 'fiu.file.not_found');
    expectInvalid(await admin.call(calls.discardFile, { id: 'x' }), 'id');
    succeeded(await admin.call(calls.discardFile, { id: file.id }));
    expectFailure(await admin.call(calls.getConversion, { id: file.id }), 404, 'fiu.file.not_found');
    const kept = await converted(admin, await filledSample(admin, { Transactions: { transactionnumber: 'KEPT-1' } }));
    expect((await download(admin, `get-file?id=${kept.file.id}`)).status).toBe(200);
    expectFailure(await admin.call(calls.discardFile, { id: kept.file.id }), 409, 'fiu.file.downloaded');
  });

  it('can be cancelled; nothing of it stays but the entry', async () => {
    const bytes = await filledSample(admin, {}, grown(20_000));
    const { file_id: id } = succeeded(await uploadWorkbook(admin, bytes));
    expectFailure(await other.call(calls.cancelConversion, { id }), 404, 'fiu.file.not_found');
    expectInvalid(await admin.call(calls.cancelConversion, { id: 'x' }), 'id');
    await eventually(async () => {
      const { file } = succeeded(await admin.call(calls.getConversion, { id }));
      if (file.status !== 'running') throw new Error(file.status);
    });
    succeeded(await admin.call(calls.cancelConversion, { id }));
    expect((await ended(admin, id)).file).toMatchObject({ status: 'cancelled', has_zip: false, rows: 0 });
  }, 60_000);

  it('is not known where it does not exist', async () => {
    expectFailure(await admin.call(calls.getConversion, { id: UNKNOWN_ID }), 404, 'fiu.file.not_found');
    expectInvalid(await admin.call(calls.getConversion, { id: 'x' }), 'id');
    expectInvalid(await admin.call(calls.getFilesList, { page: 0 }), 'page');
    expect(await download(admin, `get-error-sheet?id=${UNKNOWN_ID}`)).toMatchObject({ status: 404 });
  });
});

describe('who may report', () => {
  it('is a compliance officer to whom an administrator gave it, and a super user', async () => {
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    expectFailure(await officer.call(calls.getFilesList), 403, 'permission.denied');
    await letReport(admin, officer);
    expect((await officer.call(calls.getFilesList)).status).toBe(200);
    const { email, password } = await makeSuperUser();
    const { token } = await signIn(email, password);
    const operator = await download({ token } as Person, 'get-files-list');
    expect(operator).toMatchObject({ status: 200, body: { files: expect.any(Array) } });
    const call = api(token);
    const { file } = await converted(admin, await filledSample(admin, { Transactions: { transactionnumber: 'BO-1' } }));
    const { files } = succeeded(await call(calls.listFilesOf, { user_id: admin.id }));
    expect(files[0]).toMatchObject({ id: file.id, rows: 3, may_approve: false });
    expectFailure(await admin.call(calls.listFilesOf, { user_id: admin.id }), 403, 'permission.denied');
    expectInvalid(await call(calls.listFilesOf, { user_id: 'x' }), 'user_id');
  }, 30_000);

  it('is nobody of another role', async () => {
    const supervisor = await addUser(tenant, 'DATA_PROCESSOR');
    const { updatePermissions } = await import('@dossier/proto/calls/identity');
    const given = { user_id: supervisor.id, name: 'fiu_reporting', effect: 'allow' };
    expectFailure(await admin.call(updatePermissions, given), 409, 'identity.permissions.locked');
    expectFailure(await supervisor.call(calls.getFilesList), 403, 'permission.denied');
  });
});
