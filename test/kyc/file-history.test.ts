import { updatePermissions } from '@dossier/proto/calls/identity';
import { deleteObject } from '@dossier/proto/calls/kyc-client-file';
import { getFileHistory } from '@dossier/proto/calls/kyc-file-history';
import { createFileSection } from '@dossier/proto/calls/kyc-files';
import { denyChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectInvalid } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { approve, newOffice, type Office } from './arranged.js';
import { open, pdf, replace, send, upload, viewToken } from './upload.js';

let office: Office;
beforeAll(async () => {
  office = await newOffice();
});

const place = (documentType: string): Record<string, string> => ({ company_id: office.company_id, documentType });
const historyOf = async (by: Person, id: string) => succeeded(await by.call(getFileHistory, { id })).versions;

describe('the history of a file', () => {
  let document: string;

  it('names who uploaded and who decided each version, newest first, and how it stands', async () => {
    const first = await upload(office.maker, place('kyc-aoi-5'), pdf('first'), 'first.pdf');
    document = first.body.file._id;
    expect(await historyOf(office.maker, document)).toMatchObject([{ filename: 'first.pdf', state: 'waiting' }]);
    await approve(office.approver, first.body.changes[0] ?? '');
    const second = await replace(office.maker, document, pdf('second'), 'second.pdf');
    await approve(office.approver, second.body.changes[0] ?? '');
    const third = await replace(office.maker, document, pdf('third'), 'third.pdf');
    const denied = { id: third.body.changes[0] ?? '', text: 'A page of it is missing' };
    await eventually(async () => succeeded(await office.approver.call(denyChange, denied)));
    await replace(office.maker, document, pdf('fourth'), 'fourth.pdf');
    const last = await replace(office.maker, document, pdf('fifth'), 'fifth.pdf');

    const versions = await historyOf(office.maker, document);
    expect(versions.map(({ filename, state }) => [filename, state])).toEqual([
      ['fifth.pdf', 'waiting'],
      ['fourth.pdf', 'superseded'],
      ['third.pdf', 'denied'],
      ['second.pdf', 'current'],
      ['first.pdf', 'replaced'],
    ]);
    const [waiting, , refused, current] = versions;
    expect(waiting).toMatchObject({ uploaded_by: expect.any(String), change_id: last.body.changes[0] });
    expect(waiting).not.toHaveProperty('decided_by');
    for (const version of [refused, current])
      expect(version).toMatchObject({
        uploaded_by: expect.any(String),
        decided_by: expect.any(String),
        decided_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        filesize: expect.any(Number),
      });
    expect(current?.filesize).toBe(pdf('second').length);
    expect(current?.uploaded_by).not.toBe(current?.decided_by);
  });

  it('opens every old version to those who read the change log', async () => {
    const auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
    const versions = await historyOf(auditor, document);
    expect(versions).toHaveLength(5);
    const token = await viewToken(auditor);
    const first = await open(versions.at(-1)?.serverName ?? '', token);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(pdf('first'));
  });

  it('tells others of what the document shows alone', async () => {
    const client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    expect((await historyOf(client, document)).map(({ filename }) => filename)).toEqual(['fifth.pdf', 'second.pdf']);
  });

  it('keeps a replaced file apart from one whose action lost it before it was approved', async () => {
    const made = succeeded(await office.maker.call(createFileSection, { ...place('scfba'), bank_name: 'Coral Bank' }));
    const id = (made.file as { _id: string })._id;
    await approve(office.approver, (made.changes as string[])[0] ?? '');
    const both = await send(office.maker, `file/update/${id}`, [
      ['bank_name', 'Coral Bank of Bonaire'],
      ['file', { bytes: pdf('one'), filename: 'one.pdf' }],
    ]);
    await replace(office.maker, id, pdf('two'), 'two.pdf');
    await approve(office.approver, both.body.changes[0] ?? '');
    const versions = await historyOf(office.maker, id);
    expect(versions.map(({ filename, state }) => [filename, state])).toEqual([
      ['two.pdf', 'waiting'],
      ['one.pdf', 'superseded'],
    ]);
  });

  it('outlives the document, for those who read the change log', async () => {
    const removal = succeeded(await office.maker.call(deleteObject, { id: document, type: 'kyc_file' }));
    await approve(office.approver, removal.changes[0] ?? '');
    const states = (await historyOf(office.maker, document)).map(({ state }) => state);
    expect(states).toEqual(['superseded', 'superseded', 'denied', 'removed', 'replaced']);
    const client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    expect((await client.call(getFileHistory, { id: document })).status).toBe(404);
  });

  it('is refused without the key of the section, to a stranger, and for what is no id', async () => {
    const auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
    const key = { user_id: auditor.id, name: 'view_general_section', effect: 'deny' } as const;
    succeeded(await office.tenant.admin.call(updatePermissions, key));
    await eventually(async () => expect((await auditor.call(getFileHistory, { id: document })).status).toBe(403));
    const stranger = (await newTenant()).admin;
    expect((await stranger.call(getFileHistory, { id: document })).status).toBe(404);
    expectInvalid(await office.maker.call(getFileHistory, { id: 'x' }), 'id');
  });
});
