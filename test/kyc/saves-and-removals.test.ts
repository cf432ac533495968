import { deleteObject, deleteSection, saveValues } from '@dossier/proto/calls/kyc-client-file';
import { getDashboard } from '@dossier/proto/calls/kyc-companies';
import { createFileSection } from '@dossier/proto/calls/kyc-files';
import {
  createAccountNumber,
  createMd,
  createPerson,
  createShareholder,
  createUbo,
  getMd,
  getPerson,
} from '@dossier/proto/calls/kyc-records';
import { listNotifications } from '@dossier/proto/calls/notifications';
import { affectedChanges, denyChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { approve, corporate, made, newDirector, newOffice, type Office, viewOf } from './arranged.js';

let office: Office;
let director_id: string;
beforeAll(async () => {
  office = await newOffice();
  director_id = await newDirector(office, office.company_id);
});

const official = (lastName: string, more: object = { mbd_related: director_id }) =>
  made(office.maker, createPerson, { company_id: office.company_id, firstName: 'Otto', lastName, ...more }, 'person');
const person = async (id: string) => viewOf(succeeded(await office.maker.call(getPerson, { id })), 'person');

describe('saving several edits', () => {
  const save = (changes: object[], company_id = office.company_id) =>
    office.maker.call(saveValues, { company_id, changes });

  it('makes one review action for each record, tied together', async () => {
    const [a, b] = [await official('First'), await official('Second')];
    const saved = succeeded(
      await save([
        { kind: 'person', id: a.id, fields: { city: 'Willemstad', zip: '12345' } },
        { kind: 'person', id: b.id, fields: { city: 'Oranjestad' } },
        { kind: 'company', id: office.company_id, fields: { activity: 'Shipping' } },
      ]),
    );
    expect(saved.changes).toHaveLength(3);
    const waiting = await eventually(async () => {
      const request = { view: 'forConfirmation', company_id: office.company_id } as const;
      const { notifications } = succeeded(await office.approver.call(listNotifications, request));
      const found = notifications.filter(({ _id }) => saved.changes.includes(_id));
      if (found.length < 3) throw new Error('Not all have arrived');
      return found as unknown as { change_set_id?: string }[];
    });
    expect(new Set(waiting.map(({ change_set_id }) => change_set_id)).size).toBe(1);
    expect((await person(a.id)).zip).toEqual({ value: null, new_value: '12345' });
  });

  it('keeps nothing if one field is wrong, and names all that are', async () => {
    const a = await official('Whole');
    const answer = await save([
      { kind: 'person', id: a.id, fields: { city: 'Willemstad' } },
      { kind: 'person', id: a.id, fields: { zip: '1', tinNumber: 'x' } },
      { kind: 'company', id: office.company_id, fields: { risk_level: 'extreme', nothing: 1 } },
    ]);
    expectInvalid(
      answer,
      'changes.1.fields.zip',
      'changes.1.fields.tinNumber',
      'changes.2.fields.risk_level',
      'changes.2.fields.nothing',
    );
    expect((await person(a.id)).city).toEqual({ value: null });
  });

  it('stays within the client, the tenant and the permissions', async () => {
    const a = await official('Inside');
    const edit = { kind: 'person', id: a.id, fields: { city: 'Willemstad' } };
    expectFailure(await save([edit], await corporate(office.maker, 'Other')), 404, 'kyc.record.not_found');
    expectFailure(await save([{ ...edit, id: UNKNOWN_ID }]), 404, 'kyc.record.not_found');
    const stranger = (await newTenant()).admin;
    expectFailure(
      await stranger.call(saveValues, { company_id: office.company_id, changes: [edit] }),
      404,
      'kyc.company.not_found',
    );
    const officer = await addUser(office.tenant, 'TRUST_OFFICER');
    expectFailure(
      await officer.call(saveValues, { company_id: office.company_id, changes: [edit] }),
      403,
      'permission.denied',
    );
    expectInvalid(await save([{ kind: 'diary', id: a.id, fields: {} }]), 'changes.0.kind');
  });

  it('answers a repeat with the same key as the first time', async () => {
    const a = await official('Twice');
    const body = { company_id: office.company_id, changes: [{ kind: 'person', id: a.id, fields: { city: 'Ghent' } }] };
    const key = { 'idempotency-key': `save-${a.id}` };
    const first = succeeded(await office.maker.call(saveValues, body, key));
    expect(succeeded(await office.maker.call(saveValues, body, key))).toEqual(first);
  });

  it('never takes a file', async () => {
    const section = { company_id: office.company_id, documentType: 'scfba', bank_name: 'Orco Bank' };
    const { id } = await made(office.maker, createFileSection, section, 'file');
    const file = { filename: 'a.pdf', filesize: 1, serverName: 'x', uploadDate: '2026-01-01' };
    expectInvalid(await save([{ kind: 'kyc_file', id, fields: { file } }]), 'changes.0.fields.file');
  });
});

describe('removing', () => {
  const director = { location_type: 'local', entity_type: 'person', firstName: 'Mia', lastName: 'Director' };
  const remove = (type: string, id: string) => office.maker.call(deleteObject, { id, type });

  it('takes everything under a record with it, and ends the open changes there', async () => {
    const md = await made(office.maker, createMd, { company_id: office.company_id, ...director }, 'md');
    await approve(office.approver, md.change);
    const under = await official('Under', { mbd_related: md.id });
    await approve(office.approver, under.change);
    const edit = { kind: 'person', id: under.id, fields: { city: 'Willemstad' } };
    const open = succeeded(
      await office.maker.call(saveValues, { company_id: office.company_id, changes: [edit] }),
    ).changes;
    const { changes } = succeeded(await remove('md', md.id));
    const removal = changes[0] as string;
    expect(viewOf(succeeded(await office.maker.call(getMd, { id: md.id })), 'md')).toMatchObject({ remove: removal });
    const related = await eventually(async () =>
      succeeded(await office.approver.call(affectedChanges, { id: removal })),
    );
    expect(related.relatedChanges.map(({ _id }) => _id)).toEqual(open);
    await approve(office.approver, removal);
    expectFailure(await office.maker.call(getMd, { id: md.id }), 404, 'kyc.record.not_found');
    expectFailure(await office.maker.call(getPerson, { id: under.id }), 404, 'kyc.record.not_found');
  });

  it('leaves everything as it is when it is denied, and can be asked again', async () => {
    const { id } = await official('Stays');
    const { changes } = succeeded(await remove('person', id));
    expectFailure(await remove('person', id), 409, 'kyc.removal.pending');
    await eventually(async () =>
      succeeded(
        await office.approver.call(denyChange, { id: changes[0] as string, text: 'Still in office, see the register' }),
      ),
    );
    expect(await person(id)).not.toHaveProperty('remove');
    expect((await remove('person', id)).status).toBe(200);
  });

  it('examination 16: refuses edits of what would go with it and says why, until it is denied', async () => {
    const md = await made(office.maker, createMd, { company_id: office.company_id, ...director }, 'md');
    const under = await official('Below', { mbd_related: md.id });
    const [removal] = succeeded(await remove('md', md.id)).changes as [string];
    const changes = [{ kind: 'person', id: under.id, fields: { city: 'Willemstad' } }];
    const edit = () => office.maker.call(saveValues, { company_id: office.company_id, changes });
    const refused = await edit();
    expectFailure(refused, 409, 'kyc.removal.pending');
    expect(refused.body).toMatchObject({ details: { change_id: removal } });
    expect((await person(under.id)).city).toEqual({ value: null });
    await eventually(async () =>
      succeeded(await office.approver.call(denyChange, { id: removal, text: 'This director stays' })),
    );
    expect((await edit()).status).toBe(200);
  });

  it("examination 11: refuses an individual shareholder's last UBO, and takes the shareholder with it", async () => {
    const { company_id } = office;
    const individual = { shareholder_type: 'person', percentage_held: 5, firstName: 'Stella', lastName: 'Share' };
    const { id, answer } = await made(office.maker, createShareholder, { company_id, ...individual }, 'shareholder');
    const own = viewOf(answer, 'ubo')._id;
    expectFailure(await remove('ubo', own), 409, 'kyc.ubo.last');
    const second = { share_holder_related: id, firstName: 'Ursula', lastName: 'Owner', percentage_held: 1 };
    const other = await made(office.maker, createUbo, { company_id, ...second }, 'ubo');
    expect((await remove('ubo', own)).status).toBe(200);
    expectFailure(await remove('ubo', other.id), 409, 'kyc.ubo.last');
    expect((await remove('shareholder', id)).status).toBe(200);
  });

  it('takes an account number with its transaction profile, whichever is asked for', async () => {
    const input = { company_id: office.company_id, account_number: 'A-1' };
    const { answer, id, change } = await made(office.maker, createAccountNumber, input, 'accountNumber');
    await approve(office.approver, change);
    const { changes } = succeeded(await remove('transaction_profile', viewOf(answer, 'transactionProfile')._id));
    await approve(office.approver, changes[0] as string);
    expectFailure(await remove('account_number', id), 404, 'kyc.record.not_found');
  });

  it('takes a section of bank documents', async () => {
    const section = { company_id: office.company_id, documentType: 'cosbaof', bank_name: 'Vidanova Bank' };
    const { id } = await made(office.maker, createFileSection, section, 'file');
    const input = { company_id: office.company_id, id };
    expect(succeeded(await office.maker.call(deleteSection, input)).changes).toHaveLength(1);
    const officer = await addUser(office.tenant, 'TRUST_OFFICER');
    expectFailure(await officer.call(deleteSection, input), 403, 'permission.denied');
    expectFailure(
      await office.maker.call(deleteSection, { ...input, company_id: await corporate(office.maker, 'Other') }),
      404,
      'kyc.file.not_found',
    );
  });

  it('takes a whole client file', async () => {
    const company_id = await corporate(office.maker, 'Short Lived');
    const mbd_related = await newDirector(office, company_id);
    await made(office.maker, createPerson, { company_id, mbd_related, firstName: 'Otto', lastName: 'Gone' }, 'person');
    const { changes } = succeeded(await remove('company', company_id));
    await approve(office.approver, changes[0] as string);
    expectFailure(await office.maker.call(getDashboard, { company_id }), 404, 'kyc.company.not_found');
  });

  it('refuses an unknown type, an unknown object and who may not', async () => {
    const { id } = await official('Wanted');
    expectInvalid(await remove('diary', id), 'type');
    expectFailure(await remove('revision', id), 404, 'kyc.snapshot.not_found');
    expectFailure(await remove('md', id), 404, 'kyc.record.not_found');
    const officer = await addUser(office.tenant, 'TRUST_OFFICER');
    expectFailure(await officer.call(deleteObject, { id, type: 'person' }), 403, 'permission.denied');
    const stranger = (await newTenant()).admin;
    expectFailure(await stranger.call(deleteObject, { id, type: 'person' }), 404, 'kyc.record.not_found');
  });
});
