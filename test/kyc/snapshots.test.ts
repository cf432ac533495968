import { updatePermissions } from '@dossier/proto/calls/identity';
import { deleteObject, getClientFile, saveValues } from '@dossier/proto/calls/kyc-client-file';
import { getDashboard, updateReview } from '@dossier/proto/calls/kyc-companies';
import { getDifference, printDifference } from '@dossier/proto/calls/kyc-difference';
import { getOwnershipChart } from '@dossier/proto/calls/kyc-ownership';
import { createMd, getKycFile, getMd, getShareholder, updateShareholder } from '@dossier/proto/calls/kyc-records';
import { getSnapshot, listSnapshots, saveSnapshot } from '@dossier/proto/calls/kyc-snapshots';
import { listSubsidiaries } from '@dossier/proto/calls/kyc-subsidiaries';
import { getNotification } from '@dossier/proto/calls/notifications';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { baseUrl } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { newShareholder } from '../workflow/client-file.js';
import { approve, corporate, made, newOffice, type Office } from './arranged.js';
import { open, pdf, replace, upload, viewToken, waiting } from './upload.js';

let office: Office;
const comment = { ops: [{ insert: 'Before the annual review\n' }] };

const snapshotOf = async (by: Person, company_id: string, label = 'Annual review'): Promise<string> =>
  succeeded(await by.call(saveSnapshot, { company_id, label, comment })).snapshot._id;

const renameClient = async (name: string): Promise<void> => {
  const edit = { id: office.company_id, name };
  const { changes } = succeeded(await office.maker.call(updateReview, edit));
  await approve(office.approver, (changes as string[])[0] ?? '');
};

describe('snapshots of a client file', () => {
  let holder: string;
  let snapshot: string;

  beforeAll(async () => {
    office = await newOffice();
    const added = await newShareholder(office.maker, office.company_id);
    await approve(office.approver, added.change);
    holder = added.id;
    snapshot = await snapshotOf(office.maker, office.company_id);
  });

  it('are listed, the newest first, and tell who made them', async () => {
    const newer = await snapshotOf(office.maker, office.company_id, 'Second look');
    const { id, snapshots } = succeeded(await office.maker.call(listSnapshots, { id: office.company_id }));
    expect(id).toBe(office.company_id);
    expect(snapshots.map(({ _id }) => _id)).toEqual([newer, snapshot]);
    expect(snapshots[1]).toMatchObject({
      snapshot_id: snapshot,
      company_id: office.company_id,
      company_type: 'corporate',
      label: 'Annual review',
      comment,
      comment_by: office.maker.username,
      snapshotDate: expect.any(String),
    });
    const { revision } = succeeded(await office.maker.call(getSnapshot, { id: newer }));
    expect(revision).toMatchObject({ _id: newer, label: { value: 'Second look' } });
  });

  it('show the client, its records and its chart as they were', async () => {
    await renameClient('Harbour Renamed');
    const { changes } = succeeded(await office.maker.call(updateShareholder, { id: holder, percentage_held: 12 }));
    await approve(office.approver, (changes as string[])[0] ?? '');
    const at = { company_id: office.company_id, snapshotId: snapshot };
    const name = async (input: object) =>
      succeeded(await office.maker.call(getDashboard, input)).companyData.name as { value: string };
    expect(await name(at)).toEqual({ value: 'Harbour Trading' });
    expect(await name({ company_id: office.company_id })).toEqual({ value: 'Harbour Renamed' });
    const share = async (snapshotId?: string) => {
      const { shareholder } = succeeded(
        await office.maker.call(getShareholder, { id: holder, ...(snapshotId ? { snapshotId } : {}) }),
      );
      return (shareholder as { percentage_held: { value: number } }).percentage_held.value;
    };
    expect([await share(snapshot), await share()]).toEqual([expect.any(Number), 12]);
    expect(await share(snapshot)).not.toBe(12);
    expect(succeeded(await office.maker.call(getOwnershipChart, at)).chart.name).toBe('Harbour Trading');
    const { shareholders } = succeeded(await office.maker.call(getClientFile, at));
    expect(shareholders).toHaveLength(1);
  });

  it('hold a record that was removed since, and none that came since', async () => {
    const gone = await newShareholder(office.maker, office.company_id);
    await approve(office.approver, gone.change);
    const before = await snapshotOf(office.maker, office.company_id, 'Before it goes');
    const { changes } = succeeded(await office.maker.call(deleteObject, { id: gone.id, type: 'shareholder' }));
    await approve(office.approver, changes[0] ?? '');
    expectFailure(await office.maker.call(getShareholder, { id: gone.id }), 404, 'kyc.record.not_found');
    succeeded(await office.maker.call(getShareholder, { id: gone.id, snapshotId: before }));
    const input = { company_id: office.company_id, location_type: 'local', entity_type: 'person' };
    const md = await made(office.maker, createMd, { ...input, firstName: 'New', lastName: 'Comer' }, 'md');
    expectFailure(await office.maker.call(getMd, { id: md.id, snapshotId: before }), 404, 'kyc.record.not_found');
  });

  it('keep their files open, also after they were replaced and removed, for those who see snapshots', async () => {
    const place = { company_id: office.company_id, documentType: 'kyc-ma-1' };
    const sent = await upload(office.maker, place, pdf('old'));
    await approve(office.approver, sent.body.changes[0] ?? '');
    const old = waiting(sent).serverName;
    const id = sent.body.file._id;
    const before = await snapshotOf(office.maker, office.company_id, 'Old file');
    const newer = await replace(office.maker, id, pdf('new'));
    await approve(office.approver, newer.body.changes[0] ?? '');
    const { changes } = succeeded(await office.maker.call(deleteObject, { id, type: 'kyc_file' }));
    await approve(office.approver, changes[0] ?? '');
    const auditor = await addUser(office.tenant, 'EXTERNAL_AUDITOR');
    const without = { user_id: auditor.id, effect: 'deny' } as const;
    succeeded(await office.tenant.admin.call(updatePermissions, { ...without, name: 'view_change_log' }));
    const { file } = succeeded(await auditor.call(getKycFile, { id, snapshotId: before }));
    expect(file).toMatchObject({ file: { value: { serverName: old } } });
    const opened = await open(old, await viewToken(auditor));
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf('old'));
    expect((await open(waiting(newer).serverName, await viewToken(auditor))).status).toBe(403);
    succeeded(await office.tenant.admin.call(updatePermissions, { ...without, name: 'view_document_history' }));
    await eventually(async () => expect((await open(old, await viewToken(auditor))).status).toBe(403));
  });

  it('go by a request that somebody approves, with their files', async () => {
    const short = await snapshotOf(office.maker, office.company_id, 'Short-lived');
    const { changes } = succeeded(await office.maker.call(deleteObject, { id: short, type: 'revision' }));
    expectFailure(await office.maker.call(deleteObject, { id: short, type: 'revision' }), 409, 'kyc.removal.pending');
    const seen = (await office.maker.call(listSnapshots, { id: office.company_id })).body;
    expect(seen.snapshots.find(({ _id }) => _id === short)?.remove).toBe(changes[0]);
    await approve(office.approver, changes[0] ?? '');
    const { notification } = succeeded(await office.approver.call(getNotification, { id: changes[0] ?? '' }));
    expect(notification).toMatchObject({ kind: 'revision', title: 'Short-lived', snapshot_id: short, revision: 1 });
    expectFailure(
      await office.maker.call(getClientFile, { company_id: office.company_id, snapshotId: short }),
      404,
      'kyc.snapshot.not_found',
    );
    expectFailure(await office.maker.call(getSnapshot, { id: short }), 404, 'kyc.snapshot.not_found');
  });

  it('are never edited', async () => {
    const change = { kind: 'revision' as const, id: snapshot, fields: { label: 'Other' } };
    const answer = await office.maker.call(saveValues, { company_id: office.company_id, changes: [change] });
    expectInvalid(answer, 'changes.0.fields.label');
  });

  it('ask for a label, and refuse a comment that is no rich text', async () => {
    const { company_id } = office;
    const said = await office.maker.call(saveSnapshot, { company_id, label: '  ' });
    expectInvalid(said, 'label');
    expect(said.body.errors).toEqual({ label: 'Please fill in the name field' });
    expectInvalid(await office.maker.call(saveSnapshot, { company_id, label: 'x', comment: 'plain' }), 'comment');
  });
});

describe('the difference of two states', () => {
  let first: string;
  let holder: string;
  const between = async (by: Person, ends: { from?: string; to?: string }) =>
    succeeded(await by.call(getDifference, { company_id: office.company_id, ...ends }));

  beforeAll(async () => {
    office = await newOffice();
    const added = await newShareholder(office.maker, office.company_id);
    await approve(office.approver, added.change);
    holder = added.id;
    first = await snapshotOf(office.maker, office.company_id, 'First');
    await renameClient('Harbour Renamed');
    const { changes } = succeeded(await office.maker.call(deleteObject, { id: holder, type: 'shareholder' }));
    await approve(office.approver, changes[0] ?? '');
    const sent = await upload(office.maker, { company_id: office.company_id, documentType: 'kyc-ma-1' }, pdf('new'));
    await approve(office.approver, sent.body.changes[0] ?? '');
  });

  it('names added, removed and changed records, section by section', async () => {
    const found = await between(office.maker, { from: first });
    expect(found).toMatchObject({
      company_name: 'Harbour Renamed',
      from: { snapshot_id: first, label: 'First', by: office.maker.username },
      to: { at: expect.any(String) },
    });
    expect(found.sections.map(({ section }) => section)).toEqual(['dashboard', 'general', 'ubo']);
    const [dashboard, general, ubo] = found.sections.map(({ records }) => records);
    expect(dashboard).toMatchObject([
      { kind: 'company', change: 'changed', fields: { name: { current: 'Harbour Trading', new: 'Harbour Renamed' } } },
    ]);
    expect(general).toMatchObject([
      { kind: 'kyc_file', change: 'added', documentType: 'kyc-ma-1', fields: { file: { current: null } } },
    ]);
    expect(ubo?.map(({ kind, change }) => `${kind} ${change}`)).toContain('shareholder removed');
  });

  it('is turned round the other way, and empty between a state and itself', async () => {
    const back = await between(office.maker, { to: first });
    expect(back.sections[0]?.records[0]?.fields.name).toEqual({ current: 'Harbour Renamed', new: 'Harbour Trading' });
    expect((await between(office.maker, { from: first, to: first })).sections).toEqual([]);
    expect((await between(office.maker, {})).sections).toEqual([]);
  });

  it('tells nobody of a section that is closed to them', async () => {
    const auditor = await addUser(office.tenant, 'EXTERNAL_AUDITOR');
    const denied = { user_id: auditor.id, name: 'view_ubo_section_general', effect: 'deny' } as const;
    succeeded(await office.tenant.admin.call(updatePermissions, denied));
    await eventually(async () => {
      const { sections } = await between(auditor, { from: first });
      expect(sections.map(({ section }) => section)).toEqual(['dashboard', 'general']);
    });
  });

  it('is unknown of a snapshot that is not of this client, and refused without the key', async () => {
    const other = await corporate(office.maker, 'Another One');
    const input = { company_id: other, from: first };
    expectFailure(await office.maker.call(getDifference, input), 404, 'kyc.snapshot.not_found');
    const client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    const own = { company_id: office.company_id };
    expectFailure(await client.call(getDifference, own), 403, 'permission.denied');
    expectInvalid(await office.maker.call(getDifference, { ...own, from: 'x' }), 'from');
  });

  it('is printed as an A4 document, for those who may see it', async () => {
    const own = { company_id: office.company_id, from: first };
    const address = `${baseUrl()}/api/v1/${printDifference.path}?${new URLSearchParams(own)}`;
    const answer = await fetch(address, { headers: { authorization: `Bearer ${office.maker.token}` } });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=difference.pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // A4 in points.
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    const client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    expectFailure(await client.call(printDifference, own), 403, 'permission.denied');
    expectFailure(await (await newTenant()).admin.call(printDifference, own), 404, 'kyc.company.not_found');
    expectInvalid(await office.maker.call(printDifference, { ...own, time_zone: 'Mars/North' }), 'time_zone');
  });
});

describe('who may see a snapshot', () => {
  let snapshot: string;
  const reads = (by: Person, company_id: string, snapshotId: string) => [
    by.call(getClientFile, { company_id, snapshotId }),
    by.call(getDashboard, { company_id, snapshotId }),
    by.call(getOwnershipChart, { company_id, snapshotId }),
    by.call(listSubsidiaries, { company_id, snapshot_id: snapshotId }),
    by.call(getShareholder, { id: UNKNOWN_ID, snapshotId }),
  ];

  beforeAll(async () => {
    office = await newOffice();
    snapshot = await snapshotOf(office.maker, office.company_id);
  });

  it('is nobody of another tenant, nobody without the key, and nobody who asks for another client', async () => {
    const stranger = (await newTenant()).admin;
    const own = await corporate(stranger);
    const client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    const other = await corporate(office.maker, 'Another One');
    const answers = await Promise.all([
      ...reads(stranger, own, snapshot),
      ...reads(client, office.company_id, snapshot),
      ...reads(office.maker, office.company_id, UNKNOWN_ID),
      ...reads(office.maker, other, snapshot).slice(0, 4),
    ]);
    for (const answer of answers) expectFailure(answer, 404, 'kyc.snapshot.not_found');
    expectFailure(await stranger.call(getSnapshot, { id: snapshot }), 404, 'kyc.snapshot.not_found');
    expectFailure(await stranger.call(listSnapshots, { id: office.company_id }), 404, 'kyc.company.not_found');
    expectFailure(await client.call(listSnapshots, { id: office.company_id }), 403, 'permission.denied');
  });

  it('may be somebody who cannot make or delete one', async () => {
    const auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
    succeeded(await auditor.call(getClientFile, { company_id: office.company_id, snapshotId: snapshot }));
    const input = { company_id: office.company_id, label: 'Mine' };
    expectFailure(await auditor.call(saveSnapshot, input), 403, 'permission.denied');
    expectFailure(await auditor.call(deleteObject, { id: snapshot, type: 'revision' }), 403, 'permission.denied');
  });
});
