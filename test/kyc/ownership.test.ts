import { updatePermissions } from '@dossier/proto/calls/identity';
import { getOwnershipChart } from '@dossier/proto/calls/kyc-ownership';
import { createShareholder, createUbo, updateUbo } from '@dossier/proto/calls/kyc-records';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectInvalid } from '../support/expect.js';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { accountHolder, approve, made, newOffice, type Office } from './arranged.js';
import { pdf, upload } from './upload.js';

const delta = (insert: string) => ({ ops: [{ insert }] });

let office: Office;
const holder = (percentage_held: number, more: object) => ({ company_id: office.company_id, percentage_held, ...more });
const person = (firstName: string) => ({ shareholder_type: 'person', firstName, lastName: 'Winklaar' });
const firm = (name: string) => ({ shareholder_type: 'entity', name });
/** An approved shareholder; a person is told apart from others of the same name by the birth date. */
const add = async (input: object): Promise<string> => {
  const { id, change, answer } = await made(office.maker, createShareholder, input, 'shareholder');
  await approve(office.approver, change);
  const ubo = answer.ubo as { _id: string } | undefined;
  if (ubo) {
    const edit = succeeded(await office.maker.call(updateUbo, { id: ubo._id, dateOfBirth: '1970-01-01' }));
    await approve(office.approver, (edit.changes as string[])[0] as string);
  }
  return id;
};
const read = async () => succeeded(await office.maker.call(getOwnershipChart, { company_id: office.company_id }));

describe('the ownership of a client', () => {
  let individual: string;
  let corporate: string;

  beforeAll(async () => {
    office = await newOffice();
    individual = await add(holder(40, person('Ann')));
    corporate = await add(holder(60, firm('Holding B.V.')));
    await add(holder(50, { ...person('Ann'), share_holder_related: corporate }));
    await add(holder(30, { ...firm('Harbour Trading'), share_holder_related: corporate }));
  });

  it('is a chart completed with what is missing', async () => {
    const { chart } = await read();
    expect(chart).toMatchObject({ type: 'main_for_sh', name: 'Harbour Trading', state: 'missing' });
    const names = chart.children.map(({ name, label }) => name || label);
    expect(names).toEqual(['Ann Winklaar', 'Holding B.V.', 'Missing Managing Director']);
    expect(chart.children[1]?.children.map(({ name, label }) => name || label)).toEqual([
      'Ann Winklaar',
      'Harbour Trading',
      'Missing Shares (20%)',
      'Missing Managing Director',
    ]);
  });

  it('adds shares over all paths, names the circle and compares with the declared UBOs', async () => {
    const ubo = { company_id: office.company_id, firstName: 'Ann', lastName: 'Winklaar', percentage_held: 40 };
    const declared = await made(office.maker, createUbo, ubo, 'ubo');
    await approve(office.approver, declared.change);
    const born = succeeded(await office.maker.call(updateUbo, { id: declared.id, dateOfBirth: '1970-01-01' }));
    await approve(office.approver, (born.changes as string[])[0] as string);
    const { ownership } = await read();
    expect(ownership).toMatchObject({ threshold: 25, unknown: 12 });
    expect(ownership.persons).toEqual([expect.objectContaining({ name: 'Ann Winklaar', share: 70, ubo: true })]);
    expect(ownership.circles).toEqual([{ names: ['Harbour Trading', 'Holding B.V.'], share: 18 }]);
    expect(ownership.mismatches).toEqual([{ kind: 'share_differs', name: 'Ann Winklaar', computed: 70, declared: 40 }]);
  });

  it('warns of entities that parties with a confirmed alert own by half or more, to those who read the findings', async () => {
    const { records } = (await read()).ownership.persons[0] ?? { records: [] };
    const ubos = records.filter((id) => id.length === 24);
    const document = { company_id: office.company_id, documentType: 'world_check', ubo_related: ubos[0] ?? '' };
    const found = { ...document, sanctions_found: 'YES', sanctions_comment: JSON.stringify(delta('On the list')) };
    const sent = await upload(office.maker, found as Record<string, string>, pdf('world-check'));
    expect(sent.body.changes).toHaveLength(1);
    await approve(office.approver, sent.body.changes[0] ?? '');
    const { chart, ownership } = await read();
    expect(ownership.blocked).toEqual([
      expect.objectContaining({
        name: 'Holding B.V.',
        share: 80,
        through: [
          { name: 'Ann Winklaar', percentage: 50 },
          { name: 'Harbour Trading', percentage: 30 },
        ],
      }),
      expect.objectContaining({ name: 'Harbour Trading', share: 100 }),
    ]);
    expect(chart.children.map(({ state }) => state)).toEqual(['alert', 'alert', 'alert', 'missing']);
    expect(chart.state).toBe('alert');
    const client = await addUser(office.tenant, 'CLIENT', [office.company_id]);
    const seen = succeeded(await client.call(getOwnershipChart, { company_id: office.company_id }));
    expect(seen.ownership.blocked).toEqual([]);
    expect(JSON.stringify(seen.chart)).not.toContain('alert');
  });

  it('counts what is approved, and shows what waits', async () => {
    await made(
      office.maker,
      createShareholder,
      holder(20, { ...person('Bob'), share_holder_related: corporate }),
      'shareholder',
    );
    const { chart, ownership } = await read();
    expect(chart.children[1]?.children.find(({ name }) => name === 'Bob Winklaar')?.state).toBe('waiting');
    expect(ownership.persons.map(({ name }) => name)).toEqual(['Ann Winklaar']);
  });

  it('knows shareholders of a corporate shareholder alone', async () => {
    const below = holder(10, { ...person('Cor'), share_holder_related: individual });
    expectInvalid(await office.maker.call(createShareholder, below), 'share_holder_related');
    const above = holder(1, { ...person('Cor'), share_holder_related: corporate });
    expectInvalid(await office.maker.call(createShareholder, above), 'percentage_held');
  });

  it('of an account holder has the UBOs alone', async () => {
    const company_id = await accountHolder(office.maker);
    const { chart } = succeeded(await office.maker.call(getOwnershipChart, { company_id }));
    expect(chart).toMatchObject({ name: 'Ana Pietersz', entity_type: 'person', children: [] });
  });

  it('is refused without its key, to other tenants, and to what is no client', async () => {
    const auditor = await addUser(office.tenant, 'EXTERNAL_AUDITOR');
    const denial = { user_id: auditor.id, name: 'view_chart', effect: 'deny' };
    succeeded(await office.tenant.admin.call(updatePermissions, denial));
    // A session's permissions are asked for once a second.
    await eventually(async () =>
      expect((await auditor.call(getOwnershipChart, { company_id: office.company_id })).status).toBe(403),
    );
    const stranger = (await newTenant()).admin;
    expect((await stranger.call(getOwnershipChart, { company_id: office.company_id })).status).toBe(404);
    expectInvalid(await office.maker.call(getOwnershipChart, { company_id: 'x' }), 'company_id');
  });
});
