import { randomUUID } from 'node:crypto';
import { Bus } from '@dossier/kit/bus';
import { nats } from '@dossier/kit/nats';
import * as conversions from '@dossier/proto/calls/billing-conversions';
import * as credits from '@dossier/proto/calls/billing-credits';
import * as platform from '@dossier/proto/calls/billing-platform';
import { getUsageInfo } from '@dossier/proto/calls/billing-usage';
import { getUser, login, register, updatePermissions } from '@dossier/proto/calls/identity';
import { createSuperUser } from '@dossier/proto/calls/identity-operators';
import { say } from '@dossier/proto/texts/phrase';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Collection } from 'mongodb';
import { type Api, api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { newEmail, newPassword, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';

const withServers = hasBareServers ? describe : describe.skip;
const PRICES = { subscription_cost: 10, subscription_amount_rows: 100, subscription_cost_per_row: 0.05 };

withServers('prices, charges and refunds of conversions', () => {
  const bus = new Bus();
  let stack: OwnStack;
  let operator: Api;

  beforeAll(async () => {
    await nats();
    // Mails are kept for a server that does not answer.
    const settings = { RATE_LIMIT_FACTOR: '100', TWO_FACTOR: 'off', SMTP_URL: 'smtp://127.0.0.1:9' };
    stack = await ownStack(settings, 1, ['billing', 'billing']);
    const [email, password] = [newEmail(), newPassword()];
    await bus.call(createSuperUser, { username: 'Olivia Operator', email, password, force: true });
    const { token } = succeeded(await api(undefined, stack.url)(login, { email, password }));
    operator = api(token, stack.url);
  });
  afterAll(async () => {
    await stack?.stop();
    await (await nats()).close();
  });

  async function newCompany(amount: number) {
    const [email, password] = [newEmail(), newPassword()];
    const { token: first } = succeeded(
      await api(undefined, stack.url)(register, { username: 'Ada Admin', email, password }),
    );
    const { _id: user_id } = succeeded(await api(first, stack.url)(getUser)).user;
    // What reports cost is shown to those who may report; a new session knows of it at once.
    succeeded(await api(first, stack.url)(updatePermissions, { user_id, name: 'fiu_reporting', effect: 'allow' }));
    const { token } = succeeded(await api(undefined, stack.url)(login, { email, password }));
    const call = api(token, stack.url);
    if (amount) succeeded(await operator(credits.giveCredit, { user_id, amount }));
    const [{ tenant_id = '' } = {}] = await onStored(
      'identity',
      'users',
      (rows: Collection<{ email: string; tenant_id?: string }>) => rows.find({ email }).toArray(),
      process.env.MONGO_URL,
    );
    const balance = async () => succeeded(await call(credits.getBalance)).credits_balance;
    return { call, user_id, email, tenant_id, balance };
  }

  const set = (some: object = {}) =>
    operator(platform.setPlatformControl, { ...PRICES, emails_send_out: 'YES', ...some });
  const charge = (tenant_id: string, rows: number, conversion_id = randomUUID(), per_row = 500) =>
    bus.call(conversions.chargeConversion, { tenant_id, conversion_id, rows, per_row });
  const refused = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error) => error.wire as { code: string; status: number; details?: object },
    );

  it('take rows from the subscription first; the next subscription waits for the end of this one', async () => {
    succeeded(await set());
    const { tenant_id, user_id, balance, call } = await newCompany(21);
    const active = succeeded(await operator(credits.activateSubscription, { user_id }));
    expect(active).toMatchObject({ credits_balance: 11, subscription: { status: 'active', rows_left: 100 } });
    const days = (Date.parse(active.subscription.expire_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expectFailure(await operator(credits.activateSubscription, { user_id }), 409, 'billing.subscription.active');
    const priced = await bus.call(conversions.priceOfConversion, { tenant_id, rows: 120 });
    expect(priced).toMatchObject({ per_row: 500, fee: 100, from_subscription: 100, balance: 1_100 });
    expect(say(priced.comment)).toBe('120 rows: 100 from subscription, 20 x 0.05');
    expect(await charge(tenant_id, 80)).toMatchObject({ fee: 0, from_subscription: 80, already: false });
    expect(await charge(tenant_id, 50)).toMatchObject({ fee: 150, from_subscription: 20 });
    expect(await balance()).toBe(9.5);
    const { credits: listed } = succeeded(await call(credits.listCredits));
    expect(listed.map(({ type, amount, comment }) => [type, amount, comment])).toEqual([
      ['conversion', -1.5, '50 rows: 20 from subscription, 30 x 0.05'],
      ['conversion', 0, '80 rows from subscription'],
      ['subscription', -10, 'Subscription for 30 days and 100 rows'],
      ['given', 21, 'Credits from the operator'],
    ]);
  });

  it('charge a conversion once, also of a hundred at once on two replicas', async () => {
    const { tenant_id, balance } = await newCompany(10);
    const id = randomUUID();
    const charges = await Promise.all(Array.from({ length: 100 }, () => charge(tenant_id, 20, id)));
    expect(charges.filter(({ already }) => !already)).toHaveLength(1);
    expect(new Set(charges.map(({ fee }) => fee))).toEqual(new Set([100]));
    expect(await balance()).toBe(9);
  });

  it('let exactly ten of a hundred debits of 10 credits succeed, and nothing goes below nothing', async () => {
    const { tenant_id, balance, call } = await newCompany(100);
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => refused(charge(tenant_id, 200))));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(10);
    expect(new Set(outcomes.map((outcome) => outcome?.code))).toEqual(
      new Set([undefined, 'billing.credits.not_enough']),
    );
    expect(await balance()).toBe(0);
    const { credits: listed } = succeeded(await call(credits.listCredits));
    expect(listed.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    const lines = await onStored(
      'billing',
      'entries',
      (rows) => rows.find({ tenant_id }).toArray() as Promise<unknown> as Promise<{ lines: { amount: number }[] }[]>,
      process.env.MONGO_URL,
    );
    expect(lines.every((entry) => entry.lines.reduce((sum, { amount }) => sum + amount, 0) === 0)).toBe(true);
  });

  it('say what is needed and what is there, and charge nothing then', async () => {
    const { tenant_id, balance, user_id } = await newCompany(1.49);
    expect(await refused(charge(tenant_id, 30))).toMatchObject({
      status: 402,
      code: 'billing.credits.not_enough',
      details: { needed: 1.5, available: 1.49 },
    });
    expectFailure(await operator(credits.activateSubscription, { user_id }), 402, 'billing.credits.not_enough');
    expect(await balance()).toBe(1.49);
  });

  it('give back a fee once, to who paid it, and charge a repaired file no second time', async () => {
    const { tenant_id, balance } = await newCompany(10);
    const other = await newCompany(10);
    const conversion_id = randomUUID();
    const refund = (of = tenant_id) => bus.call(conversions.refundConversion, { tenant_id: of, conversion_id });
    expect(await refused(refund())).toMatchObject({ code: 'billing.conversion.not_charged' });
    await charge(tenant_id, 20, conversion_id);
    expect(await refused(refund(other.tenant_id))).toBeDefined();
    expect(await refused(charge(other.tenant_id, 20, conversion_id))).toBeDefined();
    const answers = await Promise.all([refund(), refund(), refund()]);
    expect(answers.map(({ fee }) => fee)).toEqual([100, 100, 100]);
    expect(answers.filter(({ already }) => !already)).toHaveLength(1);
    expect(await charge(tenant_id, 20, conversion_id)).toMatchObject({ already: true });
    expect([await balance(), await other.balance()]).toEqual([10, 10]);
  });

  it('write once to whoever may report when few credits are left', async () => {
    const { tenant_id } = await newCompany(10.5);
    await charge(tenant_id, 20);
    await charge(tenant_id, 20);
    const mails = () =>
      onStored(
        'identity',
        'jobs',
        (rows) => rows.find({ name: 'send-mail', _id: { $regex: `low-balance:${tenant_id}` } }).toArray(),
        process.env.MONGO_URL,
      );
    const [mail] = await eventually(async () => {
      const found = await mails();
      expect(found).toHaveLength(1);
      return found;
    });
    expect(JSON.stringify(mail)).toContain('9.50');
  });

  it('have prices from 0 to 1000 that the operator sets', async () => {
    expectInvalid(await set({ subscription_cost: -1 }), 'subscription_cost');
    const wrong = await set({
      subscription_cost: 1_000.01,
      subscription_amount_rows: 1.5,
      subscription_cost_per_row: '1',
    });
    expectInvalid(wrong, 'subscription_cost', 'subscription_amount_rows', 'subscription_cost_per_row');
    expect(new Set(Object.values(wrong.body.errors ?? {}))).toEqual(new Set(['Please check specified value']));
    expectInvalid(await set({ subscription_cost_per_row: 0.00001 }), 'subscription_cost_per_row');
    expectInvalid(await set({ emails_send_out: 'MAYBE' }), 'emails_send_out');
    const most = { subscription_cost: 1_000, subscription_amount_rows: 1_000, subscription_cost_per_row: 0.333 };
    const saved = succeeded(await set({ ...most, emails_send_out: 'NO' }));
    expect(saved).toMatchObject({ ...most, emails_send_out: 'NO', last_updated_at: expect.any(String) });
    expect(succeeded(await operator(platform.getPlatformControl))).toEqual(saved);
    const { tenant_id, call } = await newCompany(0);
    expect(await bus.call(conversions.priceOfConversion, { tenant_id, rows: 3 })).toMatchObject({ fee: 100 });
    for (const asked of [
      call(platform.getPlatformControl),
      call(platform.setPlatformControl, { ...PRICES, emails_send_out: 'YES' }),
    ])
      expectFailure(await asked, 403, 'permission.denied');
    succeeded(await set());
  });

  it('are counted by who used them, between two days', async () => {
    const { tenant_id } = await newCompany(10);
    await charge(tenant_id, 7);
    const { usage } = succeeded(await operator(getUsageInfo));
    expect(usage.length).toBeGreaterThan(0);
    const past = succeeded(await operator(getUsageInfo, { startDate: '2020-01-01', endDate: '2020-01-31' }));
    expect(past.usage).toEqual([]);
    expectInvalid(await operator(getUsageInfo, { startDate: '2026-02-02', endDate: '2026-02-01' }), 'endDate');
    expectInvalid(await operator(getUsageInfo, { startDate: 'today' }), 'startDate');
    const { call } = await newCompany(0);
    expectFailure(await call(getUsageInfo), 403, 'permission.denied');
  });
});
