import { convertWaiting, getSavedInfo, updateSavedInfo } from '@dossier/proto/calls/fiu-saved-info';
import { describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { newTenant, type Person, succeeded } from '../support/people.js';
import { converted, ended, filledSample, reportingTenant, uploadWorkbook } from './arranged.js';

const nameless = { occupation: undefined, residence: undefined };

async function waiting(): Promise<{ admin: Person; id: string; record: string }> {
  const { admin } = await reportingTenant();
  const { file } = await converted(admin, await filledSample(admin, { Persons: nameless }));
  expect(file).toMatchObject({ status: 'done_with_errors', rows: 2, saved: 1, failed: 0 });
  const { records, ready } = succeeded(await admin.call(getSavedInfo));
  expect(ready).toEqual([]);
  expect(records).toEqual([
    expect.objectContaining({ kind: 'persons', missing: ['residence', 'occupation'], rows: 1 }),
  ]);
  return { admin, id: file.id, record: records[0]!.id };
}

describe('saved info', () => {
  it('is supplied, its rows are converted, and the next upload knows it', async () => {
    const { admin, id, record } = await waiting();
    expectFailure(await admin.call(convertWaiting, { id }), 409, 'fiu.waiting.none');
    const wrong = await admin.call(updateSavedInfo, {
      records: { [record]: { residence: 'Netherlands-ish', occupation: 'Baker' } },
    });
    expect(succeeded(wrong)).toMatchObject({
      updated: 0,
      errors: [{ id: record, field: 'residence', code: 'E_CODE' }],
    });
    const right = await admin.call(updateSavedInfo, {
      records: { [record]: { residence: 'Curaçao', occupation: 'Baker' } },
    });
    expect(succeeded(right)).toMatchObject({ updated: 1, errors: [] });
    expect(succeeded(await admin.call(getSavedInfo)).ready.map((file) => file.id)).toEqual([id]);
    const { file_id } = succeeded(await admin.call(convertWaiting, { id }));
    const { file } = await ended(admin, file_id);
    expect(file).toMatchObject({ status: 'done', rows: 1, origin_id: id, has_zip: true });
    expect(succeeded(await admin.call(getSavedInfo)).records).toEqual([]);
    const next = await filledSample(admin, { Persons: nameless, Transactions: { transactionnumber: 'NEXT-1' } });
    const { file_id: later } = succeeded(await uploadWorkbook(admin, next));
    expect((await ended(admin, later)).file).toMatchObject({ saved: 0, rows: 3 });
  }, 60_000);

  it('is converted once, however many ask for it together', async () => {
    const { admin, id, record } = await waiting();
    const supplied = { records: { [record]: { residence: 'Curaçao', occupation: 'Baker' } } };
    succeeded(await admin.call(updateSavedInfo, supplied));
    const asked = await Promise.all(Array.from({ length: 10 }, () => admin.call(convertWaiting, { id })));
    const files = new Set(asked.map((answer) => succeeded(answer).file_id));
    expect(files.size).toBe(1);
    const [only = ''] = files;
    expect((await ended(admin, only)).file).toMatchObject({ status: 'done', rows: 1 });
    expectFailure(await admin.call(convertWaiting, { id }), 409, 'fiu.waiting.none');
  }, 60_000);

  it('is nobody else’s', async () => {
    const [{ id, record }, { admin: other }, { admin: keyless }] = [
      await waiting(),
      await reportingTenant(),
      await newTenant(),
    ];
    expect(succeeded(await other.call(getSavedInfo)).records).toEqual([]);
    expectFailure(await other.call(convertWaiting, { id }), 404, 'fiu.file.not_found');
    const change = { records: { [record]: { occupation: 'Spy' } } };
    expect(succeeded(await other.call(updateSavedInfo, change))).toMatchObject({
      updated: 0,
      errors: [{ id: record, field: 'id' }],
    });
    expectFailure(await keyless.call(updateSavedInfo, change), 403, 'permission.denied');
    expectFailure(await keyless.call(getSavedInfo), 403, 'permission.denied');
    expectFailure(await keyless.call(convertWaiting, { id }), 403, 'permission.denied');
  }, 60_000);

  it('refuses what is no record', async () => {
    const { admin } = await reportingTenant();
    expectInvalid(await admin.call(updateSavedInfo, { records: 'all' }), 'records');
    const odd = { records: { [UNKNOWN_ID]: { name: 'x' }, x: 'y' } };
    expect(succeeded(await admin.call(updateSavedInfo, odd)).errors).toHaveLength(2);
    expectFailure(await admin.call(convertWaiting, { id: UNKNOWN_ID }), 404, 'fiu.file.not_found');
    expectInvalid(await admin.call(convertWaiting, { id: 'x' }), 'id');
    expectInvalid(await admin.call(getSavedInfo, { colour: 'red' }), 'colour');
  }, 30_000);
});
