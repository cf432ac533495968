import { getClientFile } from '@dossier/proto/calls/kyc-client-file';
import { getMd, getPerson } from '@dossier/proto/calls/kyc-records';
import { affectedChanges, approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import {
  approve,
  askRemoval,
  editOne,
  type Made,
  newClient,
  newDirector,
  newOfficial,
  newShareholder,
  notificationOf,
  notifications,
} from './client-file.js';

const REASON = 'The passport number does not match the document';

/** One client file from its first record to a removal, step by step. */
describe('a client file in which every change is decided by a second person', () => {
  let tenant: Tenant;
  let maker: Person;
  let supervisor: Person;
  let company: string;
  let shareholder: Made;
  let director: Made & { person: string };
  let official: Made;
  let passport: string;
  let city: string;

  beforeAll(async () => {
    tenant = await newTenant();
    maker = tenant.admin;
    supervisor = await addUser(tenant, 'DATA_PROCESSOR');
    company = await newClient(maker);
    shareholder = await newShareholder(maker, company);
    director = await newDirector(maker, company);
    official = await newOfficial(maker, company, director.id);
  });

  const inFile = async (key: string): Promise<string[]> => {
    const file = succeeded(await maker.call(getClientFile, { company_id: company }));
    return (file[key] as { _id: string }[]).map(({ _id }) => _id);
  };

  it('lets every addition wait, with the maker and the record', async () => {
    const waiting = await notificationOf(supervisor, 'forConfirmation', company, official.change);
    expect(waiting).toMatchObject({
      actionType: 'add',
      kind: 'person',
      person: official.id,
      mbd_related: director.id,
      company_id: company,
      company_data: { company_type: 'corporate', name: 'Harbour Trading' },
      user_name: maker.username,
      state: 'pending',
      unread: true,
      own: false,
      waits_for: director.change,
    });
    expect(JSON.parse(waiting.fields)).toMatchObject({ firstName: { current: null, new: 'Otto' } });
    expect(await notificationOf(maker, 'forConfirmation', company, official.change)).toMatchObject({
      own: true,
      unread: false,
    });
  });

  it('refuses the own change to its maker, now that there is a second approver', async () => {
    const { status, body } = await maker.call(approveChange, { id: director.change });
    expect([status, body.code]).toEqual([403, 'workflow.change.own']);
  });

  it('does not approve an official before the managing director', async () => {
    const { status, body } = await supervisor.call(approveChange, { id: official.change });
    expect([status, body.code]).toEqual([409, 'workflow.change.parent_pending']);
    expect(body).toMatchObject({ details: { change_id: director.change } });
    expect(await notificationOf(supervisor, 'forConfirmation', company, official.change)).toMatchObject({
      state: 'pending',
    });
  });

  it('approves the additions from the top', async () => {
    for (const { change } of [shareholder, director, official]) await approve(supervisor, company, change);
    const { md } = succeeded(await maker.call(getMd, { id: director.id }));
    expect(md).toMatchObject({ entity_type: { value: 'person' } });
    expect(md).not.toHaveProperty('entity_type.new_value');
  });

  it('lets edits of the official wait beside the current values', async () => {
    passport = await editOne(maker, company, 'person', official.id, { passportNumber: 'NX1234567' });
    city = await editOne(maker, company, 'person', official.id, { city: 'Willemstad' });
    const { person } = succeeded(await supervisor.call(getPerson, { id: official.id }));
    expect(person).toMatchObject({
      city: { value: null, new_value: 'Willemstad' },
      passportNumber: { value: null, new_value: 'NX1234567' },
    });
  });

  it('denies one with a reason and approves the other', async () => {
    await approve(supervisor, company, city);
    await notificationOf(supervisor, 'forConfirmation', company, passport);
    succeeded(await supervisor.call(denyChange, { id: passport, text: REASON }));
    const { person } = succeeded(await maker.call(getPerson, { id: official.id }));
    expect(person).toMatchObject({ city: { value: 'Willemstad' }, passportNumber: { value: null } });
    expect(person).not.toHaveProperty('city.new_value');
    expect(person).not.toHaveProperty('passportNumber.new_value');
  });

  it('tells both in the change log, and nothing waits any more', async () => {
    expect(await notifications(supervisor, 'forConfirmation', company)).toEqual([]);
    expect(await notificationOf(maker, 'history', company, city)).toMatchObject({
      actionTaken: 'approved',
      handled_by_name: supervisor.username,
      sentence: expect.stringMatching(/City.*\(approved\)$/i),
      unread: true,
    });
    expect(await notificationOf(maker, 'history', company, passport)).toMatchObject({
      actionTaken: 'rejected',
      sentence: expect.stringMatching(/Passport Number.*\(rejected\)$/i),
      rejectCommentStructure: { ops: [{ insert: `${REASON}\n` }] },
    });
  });

  it('lists what a removal takes with it, and takes it', async () => {
    const late = await editOne(maker, company, 'person', official.id, { city: 'Oranjestad' });
    const removal = await askRemoval(maker, 'md', director.id);
    expect(await notificationOf(supervisor, 'forConfirmation', company, removal)).toMatchObject({
      actionType: 'remove',
    });
    await notificationOf(supervisor, 'forConfirmation', company, late);

    const { relatedChanges } = succeeded(await supervisor.call(affectedChanges, { id: removal }));
    expect(relatedChanges.map(({ _id }) => _id)).toEqual([late]);

    await approve(supervisor, company, removal);
    expect(await inFile('mds')).toEqual([]);
    expect(await inFile('persons')).toEqual([]);
    expect(await inFile('shareholders')).toEqual([shareholder.id]);
    expect(await notificationOf(maker, 'history', company, late)).toMatchObject({
      actionTaken: 'cascade_deleted',
      sentence: expect.stringMatching(/\(Changes were not applied\)$/),
    });
    expect(await notificationOf(maker, 'history', company, removal)).toMatchObject({ actionTaken: 'approved' });
  });

  it('still tells afterwards what the removal took with it', async () => {
    const [removal] = (await notifications(maker, 'history', company)).filter(
      ({ actionType }) => actionType === 'remove',
    );
    const { relatedChanges } = succeeded(await supervisor.call(affectedChanges, { id: removal?._id ?? '' }));
    expect(relatedChanges).toMatchObject([{ actionTaken: 'cascade_deleted', person: official.id }]);
  });
});
