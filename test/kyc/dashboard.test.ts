import { updatePermissions } from '@dossier/proto/calls/identity';
import { getDashboard, updateReview } from '@dossier/proto/calls/kyc-companies';
import { createShareholder } from '@dossier/proto/calls/kyc-records';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { addUser, type Person, succeeded } from '../support/people.js';
import { accountHolder, approve, made, newOffice, type Office } from './arranged.js';
import { upload } from './upload.js';

describe('what a dashboard counts', () => {
  let office: Office;
  const dashboard = async (by: Person = office.maker, company_id = office.company_id) =>
    succeeded(await by.call(getDashboard, { company_id }));
  const area = async (name: string, by?: Person) => (await dashboard(by)).documents.find((each) => each.area === name);

  beforeAll(async () => {
    office = await newOffice();
  });

  it('examination 16: a field is missing until its value is approved, and tells the change that waits to fill it', async () => {
    const missing = async () => (await dashboard()).missingFields.find(({ field }) => field === 'risk_level');
    expect(await missing()).not.toHaveProperty('change_id');
    const { changes } = succeeded(await office.maker.call(updateReview, { id: office.company_id, risk_level: 'low' }));
    const [change] = changes as [string];
    expect(await missing()).toMatchObject({ change_id: change });
    await approve(office.approver, change);
    expect(await missing()).toBeUndefined();
  });

  it('examination 16: a document counts once it is approved; what waits is told apart', async () => {
    const before = await area('corporate');
    expect(before).toMatchObject({ filled: 0, waiting: 0, sections: [] });
    const fields = { company_id: office.company_id, documentType: 'kyc-sr-7' };
    const change = (await upload(office.maker, fields)).body.changes[0] as string;
    expect(await area('corporate')).toMatchObject({ filled: 0, waiting: 1, needed: before?.needed });
    await approve(office.approver, change);
    expect(await area('corporate')).toMatchObject({ filled: 1, waiting: 0, needed: before?.needed });
  });

  it('examination 16: a section that waits to be added stands apart from the total', async () => {
    const input = { company_id: office.company_id, shareholder_type: 'person', percentage_held: 40 };
    const names = { firstName: 'Stella', lastName: 'Share' };
    const { id, change } = await made(office.maker, createShareholder, { ...input, ...names }, 'shareholder');
    const waits = await area('shareholders');
    expect(waits).toMatchObject({ filled: 0, needed: 0, waiting: 0 });
    expect(waits?.sections).toMatchObject([{ id, name: 'Stella Share', add: change, filled: 0 }]);
    await approve(office.approver, change);
    const there = await area('shareholders');
    expect(there?.needed).toBe(waits?.sections[0]?.needed);
    expect(there?.needed).toBeGreaterThan(0);
    expect(there?.sections[0]).not.toHaveProperty('add');
  });

  it('has the areas of the type of client that one may see', async () => {
    const holder = await accountHolder(office.maker);
    expect((await dashboard(office.maker, holder)).documents.map((each) => each.area)).toEqual(['accountHolder']);
    const person = await addUser(office.tenant, 'DATA_PROCESSOR');
    const key = { user_id: person.id, name: 'view_mbd_section', effect: 'deny' };
    succeeded(await office.tenant.admin.call(updatePermissions, key));
    await eventually(async () => expect(await area('managingDirectors', person)).toBeUndefined());
    expect(await area('corporate', person)).toBeDefined();
  });
});
