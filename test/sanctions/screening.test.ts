import { getClientFile, saveValues } from '@dossier/proto/calls/kyc-client-file';
import { createCompany } from '@dossier/proto/calls/kyc-companies';
import { createUbo } from '@dossier/proto/calls/kyc-records';
import {
  type CreateScreening,
  createScreening,
  getScreening,
  listScreenings,
  saveScreening,
  screenPerson,
} from '@dossier/proto/calls/screenings';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { allowScreening, newClient, newDirector } from './clients.js';

const melnikov = { firstname: 'Viktor', surname: 'Melnikof', dob: '1961-04-17', nationality: 'RU' };
const nobody = { firstname: 'Hanna', surname: 'Vandermolenbroek', dob: '1990-02-03', nationality: 'NL' };

let tenant: Tenant;
let admin: Person;
let client: string;

beforeAll(async () => {
  tenant = await newTenant();
  admin = tenant.admin;
  client = await newClient(admin);
});

const create = (by: Person, fields: object, company_id = client) =>
  by.call(createScreening, { company_id, ...fields } as CreateScreening);

describe('a new screening request', () => {
  it('finds a listed person whose name is misspelt and explains the score', async () => {
    const { data, request, search_id } = succeeded(await create(admin, melnikov));
    const [best] = data.result;
    expect(request.general).toEqual(melnikov);
    expect(search_id).toMatch(/^[0-9a-f]{24}$/);
    expect(best).toMatchObject({
      is_alert: true,
      person: { surname: 'Melnikov', year_of_birth: '1961', nationalities: ['RU'] },
      flags: [{ type: 'role.pep', found: true }],
    });
    expect(best?.sanctions.map(({ body }) => body).sort()).toEqual([
      'Council of Sample States',
      'Ministry of Examples',
    ]);
    expect(best?.addresses).toHaveLength(2);
    expect(best?.explanation?.parts.find(({ asked }) => asked === 'melnikof')).toMatchObject({
      how: 'sound',
      listed: 'melnikoff',
    });
    expect(best?.explanation?.evidence.find(({ kind }) => kind === 'birth')?.points).toBeGreaterThan(0);
  });

  it('says that nobody was found, in how many lists, and that they are a sample', async () => {
    const { data, message } = succeeded(await create(admin, nobody));
    expect(data.result).toEqual([]);
    expect(message).toBe('No match found in 1 list');
    expect(data.lists).toMatchObject([{ source: 'sample', is_sample: true }]);
    expect(data.searched_with).toMatchObject({ provider: 'local' });
  });

  it('screens an organisation by its name', async () => {
    const { data } = succeeded(await create(admin, { type: 'organisation', name: 'Northlight Shiping Ltd' }));
    expect(data.result[0]?.person).toMatchObject({ type: 'organisation', name: 'Northlight Shipping Limited' });
  });

  it('takes a birth date with a time of day', async () => {
    const { request } = succeeded(await create(admin, { ...nobody, dob: '1990-02-03T00:00:00.000Z' }));
    expect(request.general.dob).toBe('1990-02-03');
  });

  it('names every bad field in the documented words', async () => {
    const answer = await create(admin, { firstname: 'Jo', surname: 'X' });
    expectInvalid(answer, 'firstname', 'surname', 'dob', 'nationality');
    expect(answer.body.errors).toEqual({
      firstname: 'First name must be at least 3 characters',
      surname: 'Surname must be at least 2 characters',
      dob: 'Date of birth is required',
      nationality: 'Nationality is required',
    });
    expectInvalid(await create(admin, { ...nobody, dob: '1990-02-30' }), 'dob');
    expectInvalid(await create(admin, { ...nobody, nationality: 'Nowhere' }), 'nationality');
    const nowhere = { firstname: '??', surname: '??', dob: '1990-02-30', nationality: 'Nowhere', middle: 'x' };
    expectInvalid(await create(admin, nowhere, 'x'), ...Object.keys(nowhere), 'company_id');
    expectInvalid(
      await create(admin, { type: 'organisation', name: '-----', nationality: 'Nowhere' }),
      'name',
      'nationality',
    );
  });

  it.each([
    ['ten thousand letters', { firstname: 'A'.repeat(10_000) }, 400],
    ['only signs', { firstname: '😀😀😀', surname: '😀😀' }, 400],
    ['one letter', { firstname: 'A', surname: 'B' }, 400],
    ['an organisation of one letter', { type: 'organisation', name: 'A' }, 400],
    ['only stop words', { firstname: 'the', surname: 'of' }, 200],
    ['marks of writing direction', { firstname: '‮‏Viktor‏', surname: '‮Melnikov' }, 400],
  ])('answers quickly to %s', async (_, names, status) => {
    const started = performance.now();
    const asked = 'type' in names ? names : { ...nobody, ...names };
    expect((await create(admin, asked)).status).toBe(status);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('is refused to roles without world_search and to nobody', async () => {
    const auditor = await addUser(tenant, 'EXTERNAL_AUDITOR');
    expectFailure(await create(auditor, nobody), 403, 'permission.denied');
    expectFailure(
      await create({ ...admin, call: (await import('../support/api.js')).api() }, nobody),
      401,
      'session.missing',
    );
  });

  it('knows no client of another tenant', async () => {
    const stranger = await newTenant();
    expectFailure(await create(stranger.admin, nobody), 404, 'kyc.company.not_found');
    expectFailure(await create(admin, nobody, UNKNOWN_ID), 404, 'kyc.company.not_found');
  });

  it('needs the consent of the client', async () => {
    const other = await newClient(admin, false);
    expectFailure(await create(admin, nobody, other), 403, 'sanctions.client.not_allowed');
    await allowScreening(admin, other, 'YES');
    succeeded(await create(admin, nobody, other));
  });

  it('is made once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const input = { company_id: client, ...nobody };
    const first = succeeded(await admin.call(createScreening, input, key));
    const again = succeeded(await admin.call(createScreening, input, key));
    expect(again.search_id).toBe(first.search_id);
    expectFailure(
      await admin.call(createScreening, { ...input, surname: 'Another' }, key),
      409,
      'idempotency.key_reused',
    );
  });
});

describe('a stored screening', () => {
  it('is read with request and response as text', async () => {
    const made = succeeded(await create(admin, melnikov));
    const { data } = succeeded(await admin.call(getScreening, { id: made.search_id }));
    expect(JSON.parse(data.request)).toEqual({ general: melnikov });
    expect(JSON.parse(data.response)).toEqual({ status: 'success', data: made.data, search_id: made.search_id });
    expect(data).toMatchObject({ matches: made.data.result.length, requested_by: { id: admin.id } });
    expect(Date.now() - Date.parse(data.datetime)).toBeLessThan(60_000);
  });

  it('is listed newest first, its response without the details', async () => {
    const fresh = await newClient(admin);
    const first = succeeded(await create(admin, melnikov, fresh));
    const second = succeeded(await create(admin, nobody, fresh));
    const { data, count } = succeeded(await admin.call(listScreenings, { company_id: fresh }));
    expect(count).toBe(2);
    expect(data.map(({ _id }) => _id)).toEqual([second.search_id, first.search_id]);
    const [match] = JSON.parse(data[1]?.response ?? '').data.result;
    expect(match).toMatchObject({ person: { surname: 'Melnikov', year_of_birth: '1961' } });
    expect(match).not.toHaveProperty('addresses');
  });

  it('stays readable when the client no longer allows screening', async () => {
    const fresh = await newClient(admin);
    const { search_id } = succeeded(await create(admin, nobody, fresh));
    await allowScreening(admin, fresh, 'NO');
    // What was allowed a moment ago is asked for again after a second.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectFailure(await create(admin, nobody, fresh), 403, 'sanctions.client.not_allowed');
    succeeded(await admin.call(getScreening, { id: search_id }));
    expect(succeeded(await admin.call(listScreenings, { company_id: fresh })).count).toBe(1);
  });

  it('is unknown to another tenant, and refused without the permission', async () => {
    const { search_id } = succeeded(await create(admin, nobody));
    const stranger = await newTenant();
    expectFailure(await stranger.admin.call(getScreening, { id: search_id }), 404, 'sanctions.search.not_found');
    expectFailure(await admin.call(getScreening, { id: UNKNOWN_ID }), 404, 'sanctions.search.not_found');
    expectFailure(await stranger.admin.call(listScreenings, { company_id: client }), 404, 'kyc.company.not_found');
    const trust = await addUser(tenant, 'TRUST_OFFICER');
    expectFailure(await trust.call(getScreening, { id: search_id }), 403, 'permission.denied');
    expectFailure(await trust.call(listScreenings, { company_id: client }), 403, 'permission.denied');
    expectInvalid(await admin.call(getScreening, { id: 'x' }), 'id');
    expectInvalid(await admin.call(listScreenings, {}), 'company_id');
  });
});

describe('a screening from a person of the file', () => {
  it('uses what the record says', async () => {
    const values = { firstName: 'Viktor', lastName: 'Melnikov', dateOfBirth: '1961-04-17', passportCountry: 'RU' };
    const person_id = await newDirector(admin, client, values);
    const { request, data, search_id } = succeeded(await admin.call(screenPerson, { person_id }));
    expect(request.general).toEqual({ firstname: 'Viktor', surname: 'Melnikov', dob: '1961-04-17', nationality: 'RU' });
    expect(data.result[0]?.is_alert).toBe(true);
    expect(succeeded(await admin.call(getScreening, { id: search_id })).data.person_id).toBe(person_id);
  });

  it('screens the UBO of an account holder too, for the world-check document of that UBO (examination 14)', async () => {
    const holder = {
      company_type: 'account_holder',
      first_name: 'Rosa',
      last_name: 'Martina',
      account_holder_type: 'bank',
    };
    const { company } = succeeded(await admin.call(createCompany, holder));
    const company_id = (company as { _id: string })._id;
    await allowScreening(admin, company_id, 'YES');
    const { ubo } = succeeded(await admin.call(createUbo, { company_id, firstName: 'Viktor', lastName: 'Melnikov' }));
    const person_id = (ubo as { _id: string })._id;
    const fields = { dateOfBirth: '1961-04-17', passportCountry: 'RU' };
    succeeded(await admin.call(saveValues, { company_id, changes: [{ kind: 'ubo', id: person_id, fields }] }));
    const { search_id, data } = succeeded(await admin.call(screenPerson, { person_id }));
    expect(data.result.length).toBeGreaterThan(0);
    const saved = succeeded(await admin.call(saveScreening, { search_id, sanctionIndex: 0, person_id }));
    const file = succeeded(await admin.call(getClientFile, { company_id }));
    const documents = Object.values(file).flat() as { _id?: string; ubo_related?: string }[];
    expect(documents.find(({ _id }) => _id === saved.kyc_file_id)?.ubo_related).toBe(person_id);
  });

  it('names the fields that have to be filled first, as the form of the person calls them (examination 14)', async () => {
    const person_id = await newDirector(admin, client, { firstName: 'Maria', lastName: 'Martina' });
    const answer = await admin.call(screenPerson, { person_id });
    expectFailure(answer, 400, 'sanctions.person.incomplete');
    expect(answer.body).toMatchObject({
      requiredFileds: ['Date of Birth', 'Passport Country'],
      message: 'Please fill Date of Birth, Passport Country field(s) before using API sanction screening',
    });
  });

  it('is refused to the wrong person and to the wrong input', async () => {
    const person_id = await newDirector(admin, client, { firstName: 'Maria', lastName: 'Martina' });
    const stranger = await newTenant();
    expectFailure(await stranger.admin.call(screenPerson, { person_id }), 404, 'kyc.record.not_found');
    const auditor = await addUser(tenant, 'INTERNAL_AUDITOR');
    expectFailure(await auditor.call(screenPerson, { person_id }), 403, 'permission.denied');
    expectInvalid(await admin.call(screenPerson, {}), 'person_id');
    expectFailure(await admin.call(screenPerson, { person_id: UNKNOWN_ID }), 404, 'kyc.record.not_found');
  });
});
