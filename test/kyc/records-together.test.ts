import { getClientFile } from '@dossier/proto/calls/kyc-client-file';
import * as calls from '@dossier/proto/calls/kyc-records';
import { editSubsidiary, listSubsidiaries } from '@dossier/proto/calls/kyc-subsidiaries';
import { FILE_KEYS } from '@dossier/proto/records/wire-names';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { accountHolder, approve, made, newDirector, newOffice, type Office, viewOf } from './arranged.js';

let office: Office;
let stranger: Tenant;
let auditor: Person;
beforeAll(async () => {
  office = await newOffice();
  stranger = await newTenant();
  auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
});

describe('records that are made together', () => {
  it('are the holder of a share, a UBO for an individual and an entity for a corporate one', async () => {
    const person = { shareholder_type: 'person', percentage_held: 5, firstName: 'Sam', lastName: 'Single' };
    const individual = await made(
      office.maker,
      calls.createShareholder,
      { company_id: office.company_id, ...person },
      'shareholder',
    );
    expect(individual.answer).toMatchObject({
      ubo: { firstName: { new_value: 'Sam' }, share_holder_related: individual.id },
    });
    const entity = { shareholder_type: 'entity', percentage_held: 5, name: 'Holding B.V.' };
    const corporate = await made(
      office.maker,
      calls.createShareholder,
      { company_id: office.company_id, ...entity },
      'shareholder',
    );
    expect(corporate.answer).toMatchObject({ entity: { name: { new_value: 'Holding B.V.' } } });
    expect(corporate.answer.changes).toHaveLength(1);
    await approve(office.approver, corporate.change);
    const found = succeeded(await office.maker.call(calls.getShareholder, { id: corporate.id }));
    expect(found).toMatchObject({ entities: [{ name: { value: 'Holding B.V.' } }], ubos: [], md: [], files: [] });
  });

  it('are an account number and its transaction profile', async () => {
    const { answer, id } = await made(
      office.maker,
      calls.createAccountNumber,
      { company_id: office.company_id, account_number: 'X-9' },
      'accountNumber',
    );
    expect(answer).toMatchObject({
      transactionProfile: { account_number_id: id, account_number: { new_value: 'X-9' } },
    });
    const profile = viewOf(answer, 'transactionProfile')._id;
    const edit = { id: profile, currency: 'EUR', incoming_counterparty: 'Gulf Oil' };
    const saved = succeeded(await office.maker.call(calls.updateTransactionProfile, edit));
    expect(viewOf(saved, 'transactionProfile').currency).toMatchObject({ new_value: 'EUR' });
    expectInvalid(
      await office.maker.call(calls.updateTransactionProfile, {
        id: profile,
        currency: 'XXX',
        monthly_turnover_incoming: 'a lot',
      }),
      'currency',
      'monthly_turnover_incoming',
    );
    expectFailure(await auditor.call(calls.updateTransactionProfile, edit), 403, 'permission.denied');
    expect(succeeded(await office.maker.call(calls.getTransactionProfile, { id: profile }))).toMatchObject({
      transactionProfile: { _id: profile },
    });
  });

  it('are a subsidiary and the document of its annual account', async () => {
    const input = { company_id: office.company_id, name: 'Second Daughter', last_annual_account_on_file: 2023 };
    const { answer, id } = await made(office.maker, calls.createSubsidiary, input, 'subsidiary');
    expect(answer).toMatchObject({
      file: { documentType: 'subsidiaries', subsidiary_id: id, year: { new_value: 2023 } },
    });
    const { subsidiaries } = succeeded(await office.maker.call(listSubsidiaries, { company_id: office.company_id }));
    expect((subsidiaries as { _id: string }[]).map((each) => each._id)).toContain(id);
    const edited = succeeded(await office.maker.call(editSubsidiary, { _id: id, name: 'Renamed Daughter' }));
    expect(viewOf(edited, 'subsidiary').name).toMatchObject({ new_value: 'Renamed Daughter' });
    expectInvalid(
      await office.maker.call(editSubsidiary, { _id: id, last_annual_account_on_file: 1999 }),
      'last_annual_account_on_file',
    );
    expectFailure(await auditor.call(editSubsidiary, { _id: id, name: 'X' }), 403, 'permission.denied');
    expectFailure(
      await stranger.admin.call(listSubsidiaries, { company_id: office.company_id }),
      404,
      'kyc.company.not_found',
    );
  });
});

describe('an edit', () => {
  it('never changes what a record was made as, nor fields it does not have', async () => {
    const mbd_related = await newDirector(office, office.company_id);
    const names = { firstName: 'Rita', lastName: 'Resident', location_type: 'local' };
    const input = { company_id: office.company_id, mbd_related, ...names };
    const { id } = await made(office.maker, calls.createPerson, input, 'person');
    expect(
      (await office.maker.call(calls.updatePerson, { id, secondPassportNumber: '123456789' })).body.errors,
    ).toEqual({
      secondPassportNumber: 'This field does not apply here',
    });
    const director = { location_type: 'local', entity_type: 'person', firstName: 'Mia', lastName: 'Director' };
    const md = await made(office.maker, calls.createMd, { company_id: office.company_id, ...director }, 'md');
    expectInvalid(await office.maker.call(calls.updateMd, { id: md.id, entity_type: 'entity' }), 'entity_type');
  });

  it('refuses a document that has expired', async () => {
    const mbd_related = await newDirector(office, office.company_id);
    const input = { company_id: office.company_id, mbd_related, firstName: 'Rita', lastName: 'Resident' };
    const { id } = await made(office.maker, calls.createPerson, input, 'person');
    expect((await office.maker.call(calls.updatePerson, { id, dateExpiry: '2001-01-01' })).body.errors).toEqual({
      dateExpiry: 'Date Expiry cannot be in the past',
    });
  });
});

describe('a new record', () => {
  it('needs its required fields, in the words of the dialog', async () => {
    const { company_id } = office;
    expect((await office.maker.call(calls.createMd, { company_id })).body.errors).toEqual({
      location_type: 'Location type is required',
      entity_type: 'Director type is required',
    });
    expect(
      (await office.maker.call(calls.createShareholder, { company_id, shareholder_type: 'entity' })).body.errors,
    ).toEqual({
      percentage_held: 'Percentage of shares held is required',
      name: 'Company name is required',
    });
    const mbd_related = await newDirector(office, company_id);
    expect(
      (await office.maker.call(calls.createPerson, { company_id, mbd_related, firstName: '' })).body.errors,
    ).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
    });
  });

  it('examination 11: of a person hangs on another record', async () => {
    const names = { firstName: 'Otto', lastName: 'Official' };
    expectInvalid(
      await office.maker.call(calls.createPerson, { company_id: office.company_id, ...names }),
      ...['mbd_related', 'share_holder_related', 'ubo_related'],
    );
  });

  it('hangs on one record of the same client only', async () => {
    const director = { location_type: 'local', entity_type: 'person', firstName: 'Mia', lastName: 'Director' };
    const { id } = await made(office.maker, calls.createMd, { company_id: office.company_id, ...director }, 'md');
    const names = { firstName: 'Otto', lastName: 'Official', mbd_related: id };
    const elsewhere = await newOffice();
    expectFailure(
      await elsewhere.maker.call(calls.createPerson, { company_id: elsewhere.company_id, ...names }),
      404,
      'kyc.parent.not_found',
    );
    expectInvalid(
      await office.maker.call(calls.createPerson, { company_id: office.company_id, ...names, ubo_related: id }),
      'mbd_related',
      'ubo_related',
    );
  });

  it('is of a kind that the client has', async () => {
    const holder = await accountHolder(office.maker);
    const director = { location_type: 'local', entity_type: 'person', firstName: 'Mia', lastName: 'Director' };
    const answer = await office.maker.call(calls.createMd, { company_id: holder, ...director });
    expectFailure(answer, 400, 'kyc.company.has_other_kind');
  });
});

describe('the whole client file', () => {
  it('has the ten arrays, and only the sections one may see', async () => {
    const file = succeeded(await office.maker.call(getClientFile, { company_id: office.company_id }));
    for (const key of Object.values(FILE_KEYS)) expect(file[key]).toEqual(expect.any(Array));
    const processor = await addUser(office.tenant, 'DATA_PROCESSOR');
    expect(succeeded(await processor.call(getClientFile, { company_id: office.company_id })).mds).not.toEqual([]);
    expectFailure(
      await stranger.admin.call(getClientFile, { company_id: office.company_id }),
      404,
      'kyc.company.not_found',
    );
    expectFailure(
      await office.maker.call(getClientFile, { company_id: office.company_id, snapshotId: UNKNOWN_ID }),
      404,
      'kyc.snapshot.not_found',
    );
  });
});
