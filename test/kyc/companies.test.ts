import { updatePermissions } from '@dossier/proto/calls/identity';
import {
  createCompany,
  getDashboard,
  HEADER_FIELDS,
  listCompanies,
  updateListingServices,
  updateReview,
} from '@dossier/proto/calls/kyc-companies';
import { FILE_VIEW_KEYS } from '@dossier/proto/calls/record-access';
import type { PermissionKey } from '@dossier/proto/permissions/keys';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { accountHolder, approve, corporate, newOffice, type Office, viewOf } from './arranged.js';

describe('opening the file of a client', () => {
  let office: Office;
  beforeAll(async () => {
    office = await newOffice();
  });

  it('makes a corporate client at once, with approved values', async () => {
    const input = { name: ' Cobalt Shipping ', company_type: 'corporate', location_type: 'abroad' };
    const { company } = succeeded(await office.maker.call(createCompany, input));
    expect(company).toMatchObject({ name: { value: 'Cobalt Shipping' }, company_type: { value: 'corporate' } });
    expect(viewOf({ company }, 'company').name).not.toHaveProperty('new_value');
  });

  it('makes an account holder', async () => {
    const id = await accountHolder(office.maker, 'Ana', 'Pietersz');
    const { companyData } = succeeded(await office.maker.call(getDashboard, { company_id: id }));
    expect(companyData).toMatchObject({ first_name: { value: 'Ana' }, account_holder_type: { value: 'bank' } });
  });

  it('refuses who may not', async () => {
    const auditor = await addUser(office.tenant, 'EXTERNAL_AUDITOR');
    const input = { name: 'Cobalt', company_type: 'corporate', location_type: 'abroad' };
    expectFailure(await auditor.call(createCompany, input), 403, 'permission.denied');
  });

  it('names every bad field, in the words of the form', async () => {
    expectInvalid(await office.maker.call(createCompany, {}), 'company_type');
    const corporateAnswer = await office.maker.call(createCompany, { company_type: 'corporate', name: ' ' });
    expectInvalid(corporateAnswer, 'name', 'location_type');
    expect(corporateAnswer.body.errors).toMatchObject({
      name: 'Name is required',
      location_type: 'Company type is required',
    });
    const holder = await office.maker.call(createCompany, { company_type: 'account_holder', first_name: 'Ana' });
    expect(holder.body.errors).toEqual({
      last_name: 'Last Name is required',
      account_holder_type: 'Client Type type is required',
    });
    const stranger = { company_type: 'corporate', name: 'Cobalt', location_type: 'local', risk_level: 'low' };
    expectInvalid(await office.maker.call(createCompany, stranger), 'risk_level');
  });
});

describe('the dashboard of a client', () => {
  let office: Office;
  let client: Person;
  beforeAll(async () => {
    office = await newOffice();
    client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
  });

  it('shows the data and what is still missing', async () => {
    const { companyData, missingFields } = succeeded(
      await office.maker.call(getDashboard, { company_id: office.company_id }),
    );
    expect(companyData).toMatchObject({ _id: office.company_id, name: { value: 'Harbour Trading' } });
    expect(missingFields.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['risk_level', 'previous_review_date', 'extension_profit_tax', 'last_board_meeting']),
    );
  });

  it('is open to the client itself and to no other client', async () => {
    expect((await client.call(getDashboard, { company_id: office.company_id })).status).toBe(200);
    const other = await corporate(office.maker, 'Somebody Else');
    expectFailure(await client.call(getDashboard, { company_id: other }), 404, 'kyc.company.not_found');
  });

  it('heads the file for whoever sees any part of it, and shows no more of it without its own key', async () => {
    const { admin } = office.tenant;
    const person = await addUser(office.tenant, 'DATA_PROCESSOR');
    const deny = async (...names: readonly PermissionKey[]): Promise<void> => {
      for (const name of names)
        succeeded(await admin.call(updatePermissions, { user_id: person.id, name, effect: 'deny' }));
    };
    await deny('view_dashboard_tab');
    const header = await eventually(async () => {
      const answer = succeeded(await person.call(getDashboard, { company_id: office.company_id }));
      expect(answer.missingFields).toEqual([]);
      return answer.companyData;
    });
    const known = ['_id', 'company_id', 'createdAt', ...HEADER_FIELDS];
    expect(Object.keys(header).filter((name) => !known.includes(name))).toEqual([]);
    expect(header).toMatchObject({
      name: { value: 'Harbour Trading' },
      company_type: { value: 'corporate' },
      transaction_profile_report: expect.anything(),
      sanction_screening_available: expect.anything(),
    });
    await deny(...FILE_VIEW_KEYS);
    await eventually(async () =>
      expectFailure(await person.call(getDashboard, { company_id: office.company_id }), 403, 'permission.denied'),
    );
  });

  it('answers a stranger as if there were no such client', async () => {
    const stranger = (await newTenant()).admin;
    const theirs = await stranger.call(getDashboard, { company_id: office.company_id });
    const none = await stranger.call(getDashboard, { company_id: UNKNOWN_ID });
    expectFailure(theirs, 404, 'kyc.company.not_found');
    expect(theirs.body).toEqual(none.body);
  });

  it('refuses an id that is none', async () => {
    expectInvalid(await office.maker.call(getDashboard, { company_id: 'abc' }), 'company_id');
  });

  it('lets the listing of services wait, for whoever holds its key', async () => {
    const input = { company_id: office.company_id, value: 'Payment services' };
    const saved = succeeded(await office.maker.call(updateListingServices, input));
    expect(saved).toMatchObject({ listing_services: { value: null, new_value: 'Payment services' } });
    expect(saved.changes).toHaveLength(1);
    expectFailure(await client.call(updateListingServices, input), 403, 'permission.denied');
    expectInvalid(await office.maker.call(updateListingServices, { ...input, value: 'x'.repeat(2_001) }), 'value');
  });
});

describe('the review dates', () => {
  let office: Office;
  const dashboard = async () =>
    viewOf(succeeded(await office.maker.call(getDashboard, { company_id: office.company_id })), 'companyData');
  const update = (fields: object) => office.maker.call(updateReview, { id: office.company_id, ...fields });

  beforeAll(async () => {
    office = await newOffice();
  });

  it('calculate the next one in the same change, and again when it is approved', async () => {
    const automatic = { next_review_date_type: 'automatic', risk_level: 'high', previous_review_date: '2026-01-31' };
    const first = succeeded(await update(automatic));
    expect(viewOf(first, 'companyData').next_review_date).toEqual({ value: null, new_value: '2027-01-31' });
    expect(first.changes).toHaveLength(1);
    // A second edit takes the calculated date over, and the first one is approved after it was proposed.
    const second = succeeded(await update({ risk_level: 'low' }));
    expect(viewOf(second, 'companyData').next_review_date).toMatchObject({ new_value: '2029-01-31' });
    await approve(office.approver, (first.changes as string[])[0] as string);
    expect(await dashboard()).toMatchObject({
      previous_review_date: { value: '2026-01-31' },
      risk_level: { new_value: 'low' },
    });
    await approve(office.approver, (second.changes as string[])[0] as string);
    expect(await dashboard()).toMatchObject({
      risk_level: { value: 'low' },
      next_review_date: { value: '2029-01-31' },
    });
  });

  it('are not entered by hand in automatic mode', async () => {
    const answer = await update({ next_review_date: '2030-05-05' });
    expectInvalid(answer, 'next_review_date');
  });

  it('refuse a wrong value, an unknown field and who may not', async () => {
    expectInvalid(
      await update({ risk_level: 'extreme', previous_review_date: '2026-02-30', colour: 'red' }),
      ...['risk_level', 'previous_review_date', 'colour'],
    );
    const officer = await addUser(office.tenant, 'TRUST_OFFICER');
    expectFailure(
      await officer.call(updateReview, { id: office.company_id, risk_level: 'low' }),
      403,
      'permission.denied',
    );
  });
});

describe('the list of clients', () => {
  let office: Office;
  const names = async (request: object): Promise<string[]> =>
    succeeded(await office.maker.call(listCompanies, request)).companies.map(
      ({ name, first_name, last_name }) => name ?? `${first_name} ${last_name}`,
    );

  beforeAll(async () => {
    office = await newOffice();
    for (const name of ['Björk & Søn Ltd', 'Åland Foods', 'Zenith (Holding) N.V.']) await corporate(office.maker, name);
    await accountHolder(office.maker, 'José', 'Ibáñez');
  });

  it('shows the newest first, and one type where it is asked for', async () => {
    expect(await names({})).toEqual([
      'José Ibáñez',
      'Zenith (Holding) N.V.',
      'Åland Foods',
      'Björk & Søn Ltd',
      'Harbour Trading',
    ]);
    expect(await names({ filters: { company_type: 'account_holder' } })).toEqual(['José Ibáñez']);
  });

  it('finds a part of a name whatever its case and accents', async () => {
    expect(await names({ search: 'ibanez' })).toEqual(['José Ibáñez']);
    expect(await names({ search: 'SON L' })).toEqual(['Björk & Søn Ltd']);
    expect(await names({ search: '(hold' })).toEqual(['Zenith (Holding) N.V.']);
    expect(await names({ search: 'zenith (holding) n.v.' })).toEqual(['Zenith (Holding) N.V.']);
    expect(await names({ search: 'zenith (holding) b.v.' })).toEqual([]);
    expect(await names({ search: 'é í' })).toEqual(['José Ibáñez']);
  });

  it('sorts by name without regard to case and accents', async () => {
    expect(await names({ orderingKey: 'name', orderingValue: 'asc' })).toEqual([
      'Åland Foods',
      'Björk & Søn Ltd',
      'Harbour Trading',
      'José Ibáñez',
      'Zenith (Holding) N.V.',
    ]);
  });

  it('filters by review date and day of creation', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await names({ filters: { added_from: today, added_to: today } })).toHaveLength(5);
    expect(await names({ filters: { added_to: '2020-01-01' } })).toEqual([]);
    expect(await names({ filters: { review_date_present: 'yes' } })).toEqual([]);
    expect(await names({ search: 'land', filters: { review_date_present: 'no' } })).toEqual(['Åland Foods']);
  });

  it('gives 30 a page and the count of all', async () => {
    const crowd = await newOffice();
    for (let at = 0; at < 31; at++) await corporate(crowd.maker, `Client ${at}`);
    const first = succeeded(await crowd.maker.call(listCompanies, {}));
    const second = succeeded(await crowd.maker.call(listCompanies, { page: 2 }));
    expect([first.companies.length, second.companies.length, first.count]).toEqual([30, 2, 32]);
    const ids = [...first.companies, ...second.companies].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(32);
  });

  it('shows a client its own file only, and a stranger nothing', async () => {
    const own = await corporate(office.maker, 'Own Client');
    const client = await addUser(office.tenant, 'CLIENT', [own]);
    const { companies, count } = succeeded(await client.call(listCompanies, { search: 'client' }));
    expect([companies.map(({ name }) => name), count]).toEqual([['Own Client'], 1]);
    const stranger = (await newTenant()).admin;
    expect(succeeded(await stranger.call(listCompanies, {}))).toMatchObject({ companies: [], count: 0 });
  });

  it('refuses a search that is too short and orders it does not know', async () => {
    expectInvalid(await office.maker.call(listCompanies, { search: 'ab' }), 'search');
    expectInvalid(await office.maker.call(listCompanies, { orderingKey: 'tenant_id', page: 0 }), 'orderingKey', 'page');
    expectInvalid(
      await office.maker.call(listCompanies, { filters: { added_from: 'x', colour: 'red' } }),
      'filters.added_from',
      'filters.colour',
    );
  });
});
