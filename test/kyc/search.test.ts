import { updatePermissions } from '@dossier/proto/calls/identity';
import { deleteObject } from '@dossier/proto/calls/kyc-client-file';
import { listCompanies, updateReview } from '@dossier/proto/calls/kyc-companies';
import { createMd, createShareholder, updatePerson } from '@dossier/proto/calls/kyc-records';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';
import { approve, corporate, made, newOffice, type Office, viewOf } from './arranged.js';

describe('the search of clients', () => {
  let office: Office;
  let company_id: string;
  let md: string;
  const found = async (search: string, by: Person = office.maker, more: object = {}): Promise<string[]> =>
    succeeded(await by.call(listCompanies, { search, ...more })).companies.map(({ name }) => name ?? '');
  const eventuallyFound = (search: string, names: string[]) =>
    eventually(async () => expect(await found(search)).toEqual(names));

  beforeAll(async () => {
    office = await newOffice();
    const { maker, approver } = office;
    company_id = await corporate(maker, 'Zenith (Caribbean) Holding N.V.');
    const names = { firstName: 'Marília', lastName: 'Quintero' };
    const director = { company_id, location_type: 'local', entity_type: 'person', ...names };
    const made_ = await made(maker, createMd, director, 'md');
    md = made_.id;
    const person = viewOf(made_.answer, 'person')._id;
    await approve(approver, made_.change);
    const { changes } = succeeded(await maker.call(updatePerson, { id: person, passportNumber: 'NX 204-577' }));
    await approve(approver, (changes as string[])[0] as string);
    const holder = { shareholder_type: 'person', percentage_held: 20, firstName: 'Ulrike', lastName: 'Eigner' };
    await approve(approver, (await made(maker, createShareholder, { company_id, ...holder }, 'shareholder')).change);
    const review = succeeded(await maker.call(updateReview, { id: company_id, chamber_of_commerce: 'KVK 88123' }));
    await approve(approver, (review.changes as string[])[0] as string);
    await corporate(maker, 'Holding Trust');
  });

  it('examination 17: finds the words of a name in any order', async () => {
    const name = 'Zenith (Caribbean) Holding N.V.';
    for (const search of ['holding zenith', 'n.v. (carib', 'ding v. zen', 'HOLDING  Zenith'])
      expect([search, await found(search)]).toEqual([search, [name]]);
    expect(await found('holding')).toEqual(['Holding Trust', name]);
    expect(await found('holding', office.maker, { orderingKey: 'name', orderingValue: 'desc' })).toEqual([
      name,
      'Holding Trust',
    ]);
    expect(await found('zenith trust')).toEqual([]);
  });

  it('examination 17: finds a client by directors, UBOs, passports and the chamber of commerce', async () => {
    const name = 'Zenith (Caribbean) Holding N.V.';
    for (const search of [
      'quintero',
      'quintero marilia',
      'eign',
      'nx 204-577',
      'NX204577',
      'nx204',
      '88123',
      'kvk88123',
    ])
      await eventuallyFound(search, [name]);
    expect(await found('quintero zzz')).toEqual([]);
    const { count } = succeeded(await office.maker.call(listCompanies, { search: 'quintero' }));
    expect(count).toBe(1);
    expect(await found('quintero', office.maker, { page: 2 })).toEqual([]);
  });

  it('examination 17: finds nobody by what one may not see, what waits, or what is another tenant’s', async () => {
    const { maker } = office;
    const input = { company_id, location_type: 'local', entity_type: 'person', firstName: 'Wanda', lastName: 'Waits' };
    await made(maker, createMd, input, 'md');
    expect(await found('wanda')).toEqual([]);
    expect(await found('quintero', (await newTenant()).admin)).toEqual([]);
    const person = await addUser(office.tenant, 'DATA_PROCESSOR');
    expect(await found('quintero', person)).toHaveLength(1);
    const key = { user_id: person.id, name: 'view_mbd_section', effect: 'deny' };
    succeeded(await office.tenant.admin.call(updatePermissions, key));
    await eventually(async () => expect(await found('quintero', person)).toEqual([]));
    const client = await addUser(office.tenant, 'CLIENT', [company_id]);
    expect(await found('quintero', client)).toHaveLength(1);
    const other = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    expect(await found('quintero', other)).toEqual([]);
  });

  it('examination 17: no longer finds a client by whom it has no more', async () => {
    const [removal] = succeeded(await office.maker.call(deleteObject, { id: md, type: 'md' })).changes as [string];
    await approve(office.approver, removal);
    await eventuallyFound('quintero', []);
    await eventuallyFound('eigner', ['Zenith (Caribbean) Holding N.V.']);
  });
});
