import type { HttpCall } from '@dossier/proto/calls/call';
import * as calls from '@dossier/proto/calls/kyc-records';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { approve, made, newDirector, newOffice, type Office, viewOf } from './arranged.js';

type AnyCall = HttpCall<never, Record<string, unknown>> | HttpCall<unknown, Record<string, unknown>>;
type Kind = {
  name: string;
  key: string;
  create: AnyCall;
  get: AnyCall;
  update?: AnyCall;
  values: object;
  edit: object;
  wrong: Record<string, unknown>;
};

const KINDS: Kind[] = [
  {
    name: 'person',
    key: 'person',
    create: calls.createPerson,
    get: calls.getPerson,
    update: calls.updatePerson,
    values: { firstName: 'Otto', lastName: 'Official' },
    edit: { city: 'Willemstad', tinNumber: '1234567890' },
    wrong: { city: 'X', tinNumber: 'letters', dateOfBirth: '2999-01-01', passportCountry: 'XX' },
  },
  {
    name: 'ubo',
    key: 'ubo',
    create: calls.createUbo,
    get: calls.getUbo,
    update: calls.updateUbo,
    values: { firstName: 'Ursula', lastName: 'Owner', percentage_held: 10 },
    edit: { percentage_held: 12.5 },
    wrong: { percentage_held: 101, zip: '1' },
  },
  {
    name: 'managing director',
    key: 'md',
    create: calls.createMd,
    get: calls.getMd,
    update: calls.updateMd,
    values: { location_type: 'local', entity_type: 'entity', name: 'Trust Services N.V.' },
    edit: { location_type: 'abroad' },
    wrong: { location_type: 'moon' },
  },
  {
    name: 'shareholder',
    key: 'shareholder',
    create: calls.createShareholder,
    get: calls.getShareholder,
    update: calls.updateShareholder,
    values: { shareholder_type: 'person', percentage_held: 30, firstName: 'Stella', lastName: 'Share' },
    edit: { percentage_held: 31 },
    wrong: { percentage_held: -1 },
  },
  {
    name: 'account number',
    key: 'accountNumber',
    create: calls.createAccountNumber,
    get: calls.getAccountNumber,
    update: calls.updateAccountNumber,
    values: { account_number: 'CW-1' },
    edit: { account_number: 'CW-2' },
    wrong: { account_number: 12 },
  },
  {
    name: 'subsidiary',
    key: 'subsidiary',
    create: calls.createSubsidiary,
    get: calls.getSubsidiary,
    values: { name: 'Harbour Daughter', last_annual_account_on_file: 2024 },
    edit: {},
    wrong: {},
  },
];

let office: Office;
let stranger: Tenant;
let auditor: Person;
let director: string;
beforeAll(async () => {
  office = await newOffice();
  director = await newDirector(office, office.company_id);
  stranger = await newTenant();
  auditor = await addUser(office.tenant, 'INTERNAL_AUDITOR');
});

describe.each(KINDS)('a $name', ({ key, create, get, update, values, edit, wrong }) => {
  let id: string;
  let change: string;
  const input = () => ({
    company_id: office.company_id,
    ...(key === 'person' ? { mbd_related: director } : {}),
    ...values,
  });
  beforeAll(async () => {
    ({ id, change } = await made(office.maker, create, input(), key));
  });

  it('waits to be added, visible at once, and is approved', async () => {
    const before = viewOf(succeeded(await office.maker.call(get, { id })), key);
    expect(before).toMatchObject({ _id: id, company_id: office.company_id, add: change });
    await approve(office.approver, change);
    const after = viewOf(succeeded(await office.maker.call(get, { id })), key);
    expect(after).not.toHaveProperty('add');
    const field = Object.keys(values).find((name) => name in after) as string;
    expect(after[field]).toEqual({ value: (values as Record<string, unknown>)[field] });
  });

  it('is not made or edited by who may not, and not found by a stranger', async () => {
    expectFailure(await auditor.call(create, input()), 403, 'permission.denied');
    const foreign = await stranger.admin.call(get, { id });
    const none = await stranger.admin.call(get, { id: UNKNOWN_ID });
    expect(foreign).toMatchObject({ status: 404, body: none.body });
    expectFailure(await stranger.admin.call(create, input()), 404, 'kyc.company.not_found');
    if (!update) return;
    expectFailure(await auditor.call(update, { id, ...edit }), 403, 'permission.denied');
    expect((await stranger.admin.call(update, { id, ...edit })).status).toBe(404);
  });

  it('refuses wrong values, each named, and keeps nothing of them', async () => {
    expectInvalid(await office.maker.call(get, { id: 'abc' }), 'id');
    expect((await office.maker.call(create, { ...input(), colour: 'red' })).body.errors).toEqual({
      colour: 'This field does not exist',
    });
    if (!update) return;
    const before = succeeded(await office.maker.call(get, { id }));
    expectInvalid(await office.maker.call(update, { id, ...wrong, colour: 'red' }), ...Object.keys(wrong), 'colour');
    expect(succeeded(await office.maker.call(get, { id }))).toEqual(before);
  });

  it('lets an edit wait beside the current value until it is approved', async () => {
    if (!update) return;
    const [name, value] = Object.entries(edit)[0] as [string, unknown];
    const saved = succeeded(await office.maker.call(update, { id, ...edit }));
    expect(viewOf(saved, key)[name]).toMatchObject({ new_value: value });
    await approve(office.approver, (saved.changes as string[])[0] as string);
    expect(viewOf(succeeded(await office.maker.call(get, { id })), key)[name]).toEqual({ value });
  });

  it('takes an edit back when it equals the current value', async () => {
    if (!update) return;
    const [name, value] = Object.entries(edit)[0] as [string, unknown];
    const other = typeof value === 'number' ? value + 1 : name === 'location_type' ? 'local' : `${value} II`;
    const changed = { [name]: other };
    expect(succeeded(await office.maker.call(update, { id, ...changed })).changes).toHaveLength(1);
    const back = succeeded(await office.maker.call(update, { id, [name]: value }));
    expect([viewOf(back, key)[name], back.changes]).toEqual([{ value }, []]);
  });
});
