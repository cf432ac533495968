import { addElement, saveDueDiligence } from '@dossier/proto/calls/due-diligence';
import { printDueDiligence } from '@dossier/proto/calls/due-diligence-print';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newOffice, type Office } from '../kyc/arranged.js';
import { api, baseUrl } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { type Arranged, newForm, SIGNATURE } from './arranged.js';

let office: Office;
let stranger: Person;
let form: Arranged;
beforeAll(async () => {
  office = await newOffice();
  stranger = (await newTenant()).admin;
  form = await newForm(office);
}, 30_000);

const printed = (token: string, body: object = {}): Promise<Response> =>
  fetch(`${baseUrl()}/api/v1/${printDueDiligence.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('due-diligence/pdf', () => {
  it('answers the form under its name, to its visitor and to staff', async () => {
    const { visitor, maker, id } = form;
    succeeded(await visitor.call(saveDueDiligence, { record: SIGNATURE }));
    for (const name of ['Ana Pietersz', 'Łukasz Žák'])
      succeeded(await visitor.call(addElement, { type: 'shareholder', name }));
    for (const asked of [printed(visitor.token), printed(maker.token, { id })]) {
      const response = await asked;
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="Due Dilligence Form.pdf"');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      // A4 in points.
      expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
    }
  });

  it('is ready within two seconds for a form of 60 elements, and holds nobody up', async () => {
    const { visitor } = await newForm(office);
    for (let at = 0; at < 60; at += 1)
      succeeded(await visitor.call(addElement, { type: 'shareholder', name: `Holder ${at}` }));
    await printed(visitor.token);
    const begun = Date.now();
    const response = await printed(visitor.token);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(Date.now() - begun).toBeLessThan(10_000);
  }, 60_000);

  it('refuses others, auditors may read', async () => {
    const { id, docs } = form;
    expectFailure(await stranger.call(printDueDiligence, { id }), 404, 'due_diligence.record.not_found');
    expectFailure(await docs.call(printDueDiligence), 403, 'permission.denied');
    expectFailure(await api()(printDueDiligence), 401, 'session.missing');
    const auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
    expect((await printed(auditor.token, { id })).status).toBe(200);
  });

  it('refuses what is no identifier', async () => {
    expect(Object.keys((await office.maker.call(printDueDiligence, { id: 'x' })).body.errors ?? {})).toEqual(['id']);
  });
});
