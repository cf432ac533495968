import * as office from '@dossier/proto/calls/identity-back-office';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { saveProfile } from '../identity/filled-profile.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, succeeded, type Tenant } from '../support/people.js';
import { newOperator } from './operator.js';

describe('users in the back office', () => {
  let operator: Awaited<ReturnType<typeof newOperator>>;
  let tenant: Tenant;

  beforeAll(async () => {
    operator = await newOperator();
    tenant = await newTenant();
  });

  it('are found by name or address and put in order, of whatever company', async () => {
    const other = await newTenant('Zed Elsewhere');
    const find = async (asked: object) => succeeded(await operator.call(office.listUsers, asked));
    const { email } = other.admin;
    expect(await find({ search: email })).toMatchObject({ count: 1, users: [{ email, username: 'Zed Elsewhere' }] });
    const all = await find({});
    expect(all.count).toBeGreaterThan(1);
    expect(all.users[0]).toMatchObject({ email, created: expect.any(String), lastLogin: expect.any(String) });
    const [first, last] = [
      await find({ orderingKey: 'createdAt', orderingValue: 'asc' }),
      await find({ orderingKey: 'createdAt', orderingValue: 'desc' }),
    ];
    expect(Date.parse(first.users[0]?.created ?? '')).toBeLessThan(Date.parse(last.users[0]?.created ?? ''));
    expect((await find({ search: operator.email })).count).toBe(0);
  });

  it('are shown with profile, credits and sign-ins, and without secrets', async () => {
    succeeded(await saveProfile(tenant.admin));
    const shown = succeeded(await operator.call(office.getUserOfOperator, { id: tenant.admin.id }));
    expect(shown).toMatchObject({
      user: { _id: tenant.admin.id, email: tenant.admin.email },
      credits_balance: 0,
      wallet: { address: null, loaded: true },
      userInformation: { rentity_id: expect.any(String), email: tenant.admin.email },
      userAddress: { city: expect.any(String) },
      userPhone: { phone_number: expect.any(String) },
    });
    expect(shown.logins.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toMatch(/password|secret/);
  });

  it('are the operator’s alone, and nobody that is not there', async () => {
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    for (const by of [tenant.admin, officer]) {
      expectFailure(await by.call(office.listUsers), 403, 'permission.denied');
      expectFailure(await by.call(office.getUserOfOperator, { id: by.id }), 403, 'permission.denied');
    }
    expectFailure(await operator.call(office.getUserOfOperator, { id: UNKNOWN_ID }), 404, 'identity.user.not_found');
    expectInvalid(await operator.call(office.getUserOfOperator, { id: 'nobody' }), 'id');
    expectInvalid(
      await operator.call(office.listUsers, { orderingKey: 'password_hash', page: 0 }),
      'orderingKey',
      'page',
    );
  });
});
