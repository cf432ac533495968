import { randomUUID } from 'node:crypto';
import * as credits from '@dossier/proto/calls/billing-credits';
import { getUser } from '@dossier/proto/calls/identity-profile';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, type Person, succeeded, type Tenant } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { newOperator } from './operator.js';

describe('the credits of a company', () => {
  let operator: Awaited<ReturnType<typeof newOperator>>;
  let tenant: Tenant;
  let supervisor: Person;

  beforeAll(async () => {
    operator = await newOperator();
    tenant = await newTenant();
    supervisor = await addUser(tenant, 'DATA_PROCESSOR');
  });

  const give = (amount: unknown, user = tenant.admin, headers = {}) =>
    operator.call(credits.giveCredit, { user_id: user.id, amount }, headers);

  it('are given by the operator, and seen by the whole company with who gave them', async () => {
    expect(succeeded(await tenant.admin.call(credits.getBalance)).credits_balance).toBe(0);
    expect(succeeded(await give(12.34)).credits_balance).toBe(12.34);
    const told = { user_id: supervisor.id, amount: 0.29, comment: 'For the trial' };
    expect(succeeded(await operator.call(credits.giveCredit, told)).credits_balance).toBe(12.63);
    for (const by of [tenant.admin, supervisor])
      expect(succeeded(await by.call(credits.getBalance)).credits_balance).toBe(12.63);
    const listed = succeeded(await tenant.admin.call(credits.listCredits));
    expect(listed).toMatchObject({ credits_balance: 12.63, count: 2, subscription: { status: 'inactive' } });
    expect(listed.credits).toMatchObject([
      {
        number: 2,
        type: 'given',
        amount: 0.29,
        balance: 12.63,
        initiator: operator.username,
        comment: 'For the trial',
      },
      { number: 1, type: 'given', amount: 12.34, balance: 12.34, comment: 'Credits from the operator' },
    ]);
    expect(succeeded(await operator.call(credits.listCreditsOf, { user_id: tenant.admin.id }))).toEqual(listed);
    expect(succeeded(await tenant.admin.call(getUser))).toMatchObject({
      credits_balance: 12.63,
      wallet: { address: null, loaded: true },
    });
    expect(succeeded(await supervisor.call(getUser))).toMatchObject({ credits_balance: 0, wallet: { loaded: false } });
  });

  it('are given once under one Idempotency-Key, and the operator is named in the audit', async () => {
    const { admin } = await newTenant();
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([give(5, admin, key), give(5, admin, key)]);
    expect(answers.map((answer) => succeeded(answer).credits_balance)).toEqual([5, 5]);
    const audit = await onStored('billing', 'audit', (rows) =>
      rows.find({ action: 'credit.given', object: admin.id }).toArray(),
    );
    expect(audit).toMatchObject([{ actor_name: operator.username, detail: { amount: 5, email: admin.email } }]);
  });

  it('are nobody else’s to give or to see', async () => {
    expectFailure(
      await tenant.admin.call(credits.giveCredit, { user_id: tenant.admin.id, amount: 1 }),
      403,
      'permission.denied',
    );
    expectFailure(
      await tenant.admin.call(credits.listCreditsOf, { user_id: tenant.admin.id }),
      403,
      'permission.denied',
    );
    expectFailure(await supervisor.call(credits.listCredits), 403, 'permission.denied');
    const client = await addUser(tenant, 'CLIENT', []);
    expectFailure(await client.call(credits.getBalance), 403, 'permission.denied');
    expect(succeeded(await operator.call(credits.getBalance)).credits_balance).toBe(0);
  });

  it('are refused in wrong amounts, and to nobody', async () => {
    for (const amount of [0, -1, 0.005, 1_000_001, '5', null]) {
      const refused = await give(amount);
      expectInvalid(refused, 'amount');
      expect(refused.body.errors?.amount).toBe('Please check specified value');
    }
    for (const call of [credits.giveCredit, credits.activateSubscription])
      expectInvalid(
        await operator.call(call, { user_id: 'nobody', amount: 1 }),
        ...(call === credits.giveCredit ? ['user_id'] : ['user_id', 'amount']),
      );
    const unknown = { user_id: UNKNOWN_ID };
    expectFailure(await operator.call(credits.giveCredit, { ...unknown, amount: 1 }), 404, 'identity.user.not_found');
    expectFailure(await operator.call(credits.listCreditsOf, unknown), 404, 'identity.user.not_found');
    expectFailure(await operator.call(credits.activateSubscription, unknown), 404, 'identity.user.not_found');
    expectInvalid(await tenant.admin.call(credits.listCredits, { page: 0 }), 'page');
    expectInvalid(await tenant.admin.call(credits.getBalance, { id: UNKNOWN_ID }), 'id');
  });
});
