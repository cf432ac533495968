import { updatePermissions } from '@dossier/proto/calls/identity';
import { getKycFileContent } from '@dossier/proto/calls/kyc-files';
import { denyChange } from '@dossier/proto/calls/workflow';
import type { StoredFile } from '@dossier/proto/records/model/field';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { newOffice, type Office } from './arranged.js';
import { open, PNG, pdf, upload, viewToken, waiting } from './upload.js';

let office: Office;
beforeAll(async () => {
  office = await newOffice();
});

const place = (documentType: string): Record<string, string> => ({ company_id: office.company_id, documentType });

describe('opening a stored file', () => {
  let file: StoredFile;
  const bytes = pdf('opened', 50_000);

  beforeAll(async () => {
    file = waiting(await upload(office.maker, place('kyc-ppa-2'), bytes, 'Vollmacht Zürich (1).pdf'));
  });

  it('gives the very bytes, inline, typed and without guessing', async () => {
    const response = await open(file.serverName, await viewToken(office.maker));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="Vollmacht Z?rich (1).pdf"; filename*=UTF-8''Vollmacht%20Z%C3%BCrich%20%281%29.pdf`,
      'cache-control': 'no-store',
    });
  });

  it('says that a request without a file names none', async () => {
    const { call } = office.maker;
    const viewingToken = await viewToken(office.maker);
    for (const asked of [{ viewingToken }, { id: '', viewingToken }])
      expect((await call(getKycFileContent, asked)).body).toMatchObject({ errors: { id: 'fileId is required' } });
  });

  it('saves it under the name asked for', async () => {
    const response = await open(file.serverName, await viewToken(office.maker), {
      download: '1',
      filename: 'mine.pdf',
    });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=mine.pdf');
  });

  it('keeps to itself what a name cannot hold', async () => {
    const filename = '../..\\etc/a\r\nSet-Cookie: x\u202e"fdp.exe';
    const response = await open(file.serverName, await viewToken(office.maker), { filename });
    expect(response.headers.get('content-disposition')).toBe(String.raw`inline; filename="aSet-Cookie: x\"fdp.exe"`);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('asks for the keys of downloading also where it only shows (examination 11)', async () => {
    for (const name of ['can_download_files', 'donwload_general_section']) {
      const auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
      expect((await open(file.serverName, await viewToken(auditor))).status).toBe(200);
      succeeded(await office.tenant.admin.call(updatePermissions, { user_id: auditor.id, name, effect: 'deny' }));
      await eventually(async () => {
        for (const download of ['0', '1'])
          expect((await open(file.serverName, await viewToken(auditor), { download })).status).toBe(403);
      });
    }
  });

  it('shows an image in a box without rights', async () => {
    const chart = waiting(await upload(office.maker, place('kyc-oc-6'), PNG, 'chart.png'));
    const response = await open(chart.serverName, await viewToken(office.maker));
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('refuses a token that is none, a person without the keys, and a stranger', async () => {
    const wrong = await open(file.serverName, 'dov1.not-a-token');
    expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([401, 'identity.view_token.ended']);
    const stranger = (await newTenant()).admin;
    const foreign = await open(file.serverName, await viewToken(stranger));
    const unknown = await open('f'.repeat(48), await viewToken(stranger));
    expect([foreign.status, await foreign.json()]).toEqual([unknown.status, await unknown.json()]);
    expect(foreign.status).toBe(404);
  });

  it('shows what was denied to those who read the change log only', async () => {
    const sent = await upload(office.maker, place('kyc-sr-7'), pdf('denied'));
    const change = sent.body.changes[0] as string;
    await eventually(async () =>
      succeeded(await office.approver.call(denyChange, { id: change, text: 'This is the wrong document' })),
    );
    const client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    const name = waiting(sent).serverName;
    expect((await open(name, await viewToken(office.maker))).status).toBe(200);
    expect((await open(name, await viewToken(client))).status).toBe(403);
    expect((await open(file.serverName, await viewToken(client))).status).toBe(200);
  });
});
