import { getConversion, getFilesList } from '@dossier/proto/calls/fiu-files';
import { answerReport, approveReports } from '@dossier/proto/calls/fiu-reports';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { converted, download, ended, filledSample, letReport, reportingTenant, uploadWorkbook } from './arranged.js';

let maker: Person;
let checker: Person;
let keyless: Person;
let stranger: Person;

beforeAll(async () => {
  const tenant = await reportingTenant();
  maker = tenant.admin;
  checker = await addUser(tenant, 'COMPLIANCE_OFFICER');
  keyless = await addUser(tenant, 'COMPLIANCE_OFFICER');
  await letReport(maker, checker);
  stranger = (await reportingTenant()).admin;
}, 60_000);

let made = 0;
const reports = async () => {
  made += 1;
  return converted(maker, await filledSample(maker, { Transactions: { transactionnumber: `LIFE-${made}` } }));
};
const state = async (id: string) => succeeded(await maker.call(getConversion, { id }));
const said = { reference: 'FIU-2026-77', date: '2026-03-01' };

describe('reports of two people', () => {
  it('are approved by the other one before they can be downloaded', async () => {
    const { file } = await reports();
    expect(file).toMatchObject({ report_state: 'validated', needs_approval: true, may_approve: false });
    expect(await download(maker, `get-file?id=${file.id}`)).toMatchObject({
      status: 409,
      body: { code: 'fiu.report.not_approved' },
    });
    expectFailure(await maker.call(approveReports, { id: file.id }), 403, 'fiu.report.own');
    expectFailure(await keyless.call(approveReports, { id: file.id }), 403, 'permission.denied');
    expectFailure(await stranger.call(approveReports, { id: file.id }), 404, 'fiu.file.not_found');
    const [seen] = succeeded(await checker.call(getFilesList)).files;
    expect(seen).toMatchObject({ id: file.id, may_approve: true });
    succeeded(await checker.call(approveReports, { id: file.id }));
    expectFailure(await checker.call(approveReports, { id: file.id }), 409, 'fiu.report.not_waiting');
    expect((await state(file.id)).file).toMatchObject({ report_state: 'approved', needs_approval: false });
    expect((await download(maker, `get-file?id=${file.id}`)).status).toBe(200);
    const { file: exported, history } = await state(file.id);
    expect(exported.report_state).toBe('exported');
    expect(history.map(({ what, by }) => [what, by])).toEqual([
      ['uploaded', maker.username],
      ['validated', ''],
      ['approved', checker.username],
      ['exported', maker.username],
    ]);
  }, 60_000);

  it('are acknowledged when the FIU acknowledged each, and rejected when it rejected one', async () => {
    const { file, reports: all } = await reports();
    const id = file.id;
    const [first, second] = all.map(({ name }) => name) as [string, string];
    const answer = { id, report: first, outcome: 'acknowledged', ...said } as const;
    expectFailure(await maker.call(answerReport, answer), 409, 'fiu.report.not_exported');
    succeeded(await checker.call(approveReports, { id }));
    await download(maker, `get-file?id=${id}`);
    succeeded(await maker.call(answerReport, answer));
    expect((await state(id)).file.report_state).toBe('exported');
    const rejected = { ...answer, report: second, outcome: 'rejected' } as const;
    expectInvalid(await maker.call(answerReport, rejected), 'reason');
    expectInvalid(await maker.call(answerReport, { ...answer, date: '2999-01-01' }), 'date');
    expectInvalid(await maker.call(answerReport, { ...answer, reference: ' ' }), 'reference');
    expectFailure(await maker.call(answerReport, { ...answer, report: 'none.xml' }), 404, 'fiu.report.unknown');
    expectFailure(await stranger.call(answerReport, answer), 404, 'fiu.file.not_found');
    expectFailure(await keyless.call(answerReport, answer), 403, 'permission.denied');
    succeeded(await maker.call(answerReport, { ...rejected, reason: 'No residence' }));
    const now = await state(id);
    expect(now.file.report_state).toBe('rejected');
    expect(now.reports.map(({ answer: each }) => each?.outcome)).toEqual(['acknowledged', 'rejected']);
    succeeded(await maker.call(answerReport, { ...rejected, outcome: 'acknowledged', reference: 'FIU-78' }));
    const later = await state(id);
    expect(later.file.report_state).toBe('acknowledged');
    expect(later.history.filter(({ report }) => report === second)).toMatchObject([
      { what: 'rejected', reference: 'FIU-2026-77', reason: 'No residence', date: '2026-03-01' },
      { what: 'acknowledged', reference: 'FIU-78' },
    ]);
  }, 60_000);

  it('are corrected by an upload that names them, once the FIU rejected one', async () => {
    const { file, reports: all } = await reports();
    const corrects = file.id;
    const correct = async (by: Person, of = corrects) =>
      uploadWorkbook(by, await filledSample(maker), 'corrected.xlsx', { corrects: of });
    expectFailure(await correct(maker), 409, 'fiu.report.not_rejected');
    succeeded(await checker.call(approveReports, { id: file.id }));
    await download(maker, `get-file?id=${file.id}`);
    const report = all[0]!.name;
    succeeded(
      await maker.call(answerReport, { id: corrects, report, outcome: 'rejected', ...said, reason: 'Wrong code' }),
    );
    expectFailure(await correct(stranger), 404, 'fiu.file.not_found');
    expectFailure(await correct(maker, UNKNOWN_ID), 404, 'fiu.file.not_found');
    const { file_id } = succeeded(await correct(maker));
    expect((await ended(maker, file_id)).file).toMatchObject({ corrects, report_state: 'validated' });
    const { file: old, history } = await state(corrects);
    expect(old.report_state).toBe('rejected');
    expect(history.at(-1)).toMatchObject({ what: 'corrected', by: maker.username, file_id });
  }, 60_000);
});

describe('reports of somebody who reports alone', () => {
  it('can be downloaded, and wait for nobody who comes later', async () => {
    const tenant = await reportingTenant();
    const { file } = await converted(tenant.admin, await filledSample(tenant.admin));
    expect(file).toMatchObject({ report_state: 'validated', needs_approval: false, may_approve: false });
    const second = await addUser(tenant, 'COMPLIANCE_OFFICER');
    await letReport(tenant.admin, second);
    expectFailure(await second.call(approveReports, { id: file.id }), 409, 'fiu.report.not_waiting');
    expect((await download(tenant.admin, `get-file?id=${file.id}`)).status).toBe(200);
  }, 60_000);
});
