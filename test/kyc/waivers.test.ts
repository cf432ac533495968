import { deleteObject } from '@dossier/proto/calls/kyc-client-file';
import { listCompanies } from '@dossier/proto/calls/kyc-companies';
import { createWaiver, getWaiver } from '@dossier/proto/calls/kyc-records';
import { listRequirements, type OpenRequirement } from '@dossier/proto/calls/kyc-requirements';
import { approveChange, denyChange } from '@dossier/proto/calls/workflow';
import { addDays, dayMonthYear, today } from '@dossier/proto/rules/dates';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { clockStrikes } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { mailTo } from '../support/inbox.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { approve, made, newOffice, type Office } from './arranged.js';

const REASON = 'The agreement is being drawn up';
const LAST_DAY = addDays(today(), 20);

let office: Office;
let supervisor: Person;
let waiver: string;

const input = (more: object = {}) =>
  ({ company_id: office.company_id, document: 'kyc-ma-1', until: LAST_DAY, reason: REASON, ...more }) as never;
const agreement = async (): Promise<OpenRequirement | undefined> =>
  succeeded(await office.maker.call(listRequirements, { company_id: office.company_id })).requirements.find(
    ({ documentType }) => documentType === 'kyc-ma-1',
  );
const standing = async () =>
  succeeded(await office.maker.call(listCompanies, {})).companies.find(({ _id }) => _id === office.company_id)
    ?.standing;

beforeAll(async () => {
  office = await newOffice();
  supervisor = await addUser(office.tenant, 'DATA_PROCESSOR');
});

describe('a waiver', () => {
  it('counts for nothing until a second person approved it', async () => {
    const asked = await made(office.maker, createWaiver, input(), 'waiver');
    waiver = asked.id;
    expect(await agreement()).toMatchObject({ state: 'missing', waivable: true });
    await eventually(async () =>
      expectFailure(await office.maker.call(approveChange, { id: asked.change }), 403, 'permission.denied'),
    );
    expect(await agreement()).toMatchObject({ state: 'missing' });
    await approve(supervisor, asked.change);
    expect(await agreement()).toMatchObject({ state: 'waived', ends_on: LAST_DAY });
    await eventually(async () => expect((await standing())?.waived).toBe(1));
    const read = succeeded(await office.maker.call(getWaiver, { id: waiver })).waiver;
    expect(read).toMatchObject({ document: { value: 'kyc-ma-1' }, reason: { value: REASON } });
  });

  it('that is denied is none', async () => {
    const { change } = await made(office.maker, createWaiver, input({ document: 'kyc-ppa-2' }), 'waiver');
    await eventually(async () =>
      succeeded(await supervisor.call(denyChange, { id: change, text: 'Please get the document itself' })),
    );
    const { requirements } = succeeded(await office.maker.call(listRequirements, { company_id: office.company_id }));
    expect(requirements.find(({ documentType }) => documentType === 'kyc-ppa-2')?.state).toBe('missing');
  });

  it('is asked for once, for what is lacking, with a reason and a day to come', async () => {
    expectInvalid(await office.maker.call(createWaiver, input()), 'document');
    expectInvalid(await office.maker.call(createWaiver, input({ document: 'passport_file' })), 'document');
    const wrong = input({ document: 'rotten', until: addDays(today(), -1), reason: 'no' });
    expectInvalid(await office.maker.call(createWaiver, wrong), 'document', 'until', 'reason');
  });

  it('is asked for by whoever may fill the section, in the own company', async () => {
    const auditor = await addUser(office.tenant, 'EXTERNAL_AUDITOR');
    expectFailure(await auditor.call(createWaiver, input()), 403, 'permission.denied');
    const stranger = (await newTenant()).admin;
    expectFailure(await stranger.call(createWaiver, input()), 404, 'kyc.company.not_found');
    expectFailure(await stranger.call(getWaiver, { id: waiver }), 404, 'kyc.record.not_found');
    expectFailure(await office.maker.call(getWaiver, { id: UNKNOWN_ID }), 404, 'kyc.record.not_found');
    expectInvalid(await office.maker.call(getWaiver, { id: 'x' }), 'id');
  });

  it('ends: the document is missing again, and people are told', async () => {
    const ended = addDays(today(), -1);
    await onStored('kyc', 'records', (rows) =>
      rows.updateOne({ _id: waiver } as never, { $set: { 'fields.until.value': ended } }),
    );
    await clockStrikes('renew-standings');
    expect(await agreement()).toMatchObject({ state: 'missing' });
    const { text } = await mailTo(supervisor.email, 'documents need renewal');
    expect(text).toContain(`The waiver of Management Agreement for Harbour Trading ended on ${dayMonthYear(ended)}`);
    const again = await made(office.maker, createWaiver, input(), 'waiver');
    await approve(supervisor, again.change);
    expect(await agreement()).toMatchObject({ state: 'waived', ends_on: LAST_DAY });
    waiver = again.id;
  });

  it('is taken back by a change, too', async () => {
    const { changes } = succeeded(await office.maker.call(deleteObject, { id: waiver, type: 'waiver' }));
    expect(await agreement()).toMatchObject({ state: 'waived' });
    await approve(supervisor, changes[0] ?? '');
    expect(await agreement()).toMatchObject({ state: 'missing' });
  });
});
