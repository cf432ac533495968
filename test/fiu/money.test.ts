import { setTimeout as pause } from 'node:timers/promises';
import { Bus } from '@dossier/kit/bus';
import { nats } from '@dossier/kit/nats';
import { chargeConversion } from '@dossier/proto/calls/billing-conversions';
import {
  activateSubscription,
  type Credits,
  getBalance,
  giveCredit,
  listCredits,
} from '@dossier/proto/calls/billing-credits';
import { setPlatformControl } from '@dossier/proto/calls/billing-platform';
import { discardFile, getConversion } from '@dossier/proto/calls/fiu-files';
import { getUser, login } from '@dossier/proto/calls/identity';
import { createSuperUser } from '@dossier/proto/calls/identity-operators';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Collection, ObjectId } from 'mongodb';
import { bucket } from '../gateway/store.js';
import { type Api, api } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import {
  endProcess,
  hasBareServers,
  type OwnStack,
  ownStack,
  type Running,
  startProcess,
} from '../support/own-stack.js';
import { addUser, newEmail, newPassword, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { converted, download, ended, filledSample, reportingTenant, uploadWorkbook } from './arranged.js';
import { grown } from './workbooks.js';

const withServers = hasBareServers ? describe : describe.skip;

withServers('the fee of a conversion', () => {
  const bus = new Bus();
  let stack: OwnStack;
  let operator: Api;
  let workers: Running[] = [];

  /** Two replicas of the service that converts. */
  async function startWorkers(settings: Record<string, string> = {}): Promise<void> {
    workers = [1, 2].map(() => startProcess('services/fiu/dist/main.js', { ...stack.env, ...settings }));
    await Promise.all(workers.map(({ ready }) => ready));
  }

  beforeAll(async () => {
    await nats();
    // Mails are kept for a server that does not answer.
    const settings = { RATE_LIMIT_FACTOR: '100', TWO_FACTOR: 'off', SMTP_URL: 'smtp://127.0.0.1:9' };
    stack = await ownStack(settings, 1, ['billing']);
    await startWorkers();
    // The helpers of this folder talk to this stack from here on.
    process.env.DOSSIER_URL = stack.url;
    const [email, password] = [newEmail(), newPassword()];
    await bus.call(createSuperUser, { username: 'Olivia Operator', email, password, force: true });
    operator = api(succeeded(await api()(login, { email, password })).token);
    await price(0.5);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(workers.map(endProcess));
    await stack?.stop();
    await (await nats()).close();
  });

  const price = async (subscription_cost_per_row: number) =>
    succeeded(
      await operator(setPlatformControl, {
        subscription_cost: 10,
        subscription_amount_rows: 0,
        subscription_cost_per_row,
        emails_send_out: 'YES',
      }),
    );
  const give = async ({ id }: Person, amount: number) => succeeded(await operator(giveCredit, { user_id: id, amount }));
  const balance = async (by: Person) => succeeded(await by.call(getBalance)).credits_balance;

  it('is fixed when it is converted and taken once, by many first downloads together', async () => {
    const { admin } = await reportingTenant();
    await give(admin, 10);
    const { file } = await converted(admin, await filledSample(admin));
    expect(file).toMatchObject({ rows: 3, conversionFee: 1.5, downloaded: false });
    await price(100);
    const all = await Promise.all(Array.from({ length: 20 }, () => download(admin, `get-file?id=${file.id}`)));
    await price(0.5);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(all.every(({ bytes }) => bytes.equals(all[0]!.bytes))).toBe(true);
    expect(await balance(admin)).toBe(8.5);
  }, 60_000);

  it('is asked for before the file is handed out: 402 without credits, and nothing is taken', async () => {
    const { admin } = await reportingTenant();
    const { file } = await converted(admin, await filledSample(admin));
    expect(await download(admin, `get-file?id=${file.id}`)).toMatchObject({
      status: 402,
      body: { code: 'billing.credits.not_enough', details: { needed: 1.5, available: 0 } },
    });
    expect(succeeded(await admin.call(getConversion, { id: file.id })).file.downloaded).toBe(false);
    await give(admin, 2);
    expect((await download(admin, `get-file?id=${file.id}`)).status).toBe(200);
    expect(await balance(admin)).toBe(0.5);
  }, 60_000);

  it('is seen by those who may report alone: to others all is as if nothing had been reported', async () => {
    const tenant = await reportingTenant();
    const { admin: reporter } = tenant;
    const keyless = await addUser(tenant, 'ADMINISTRATOR');
    await give(reporter, 10.5);
    succeeded(await operator(activateSubscription, { user_id: reporter.id }));
    await give(reporter, 9.6);
    const seen = async () => [
      await keyless.call(getBalance),
      await keyless.call(listCredits),
      await keyless.call(getUser),
    ];
    const bodies = async () => (await seen()).map(({ body }) => body);
    const before = await bodies();
    const { file } = await converted(reporter, await filledSample(reporter));
    expect((await download(reporter, `get-file?id=${file.id}`)).status).toBe(200);
    await give(reporter, 1);
    const [, list] = (await bodies()) as [unknown, Credits];
    expect([await balance(reporter), await balance(keyless)]).toEqual([9.6, 11.1]);
    expect(list.credits.map(({ number, balance: each }) => [number, each])).toEqual([
      [4, 11.1],
      [3, 10.1],
      [2, 0.5],
      [1, 10.5],
    ]);
    expect(before[1]).toMatchObject({ subscription: list.subscription, count: 3 });
    const theirs = succeeded(await reporter.call(listCredits)).credits;
    expect(theirs.map(({ type }) => type)).toEqual(['given', 'conversion', 'given', 'subscription', 'given']);
    const entry = theirs[1]!._id;
    expect((await download(reporter, `get-receipt?${new URLSearchParams({ entry })}`)).status).toBe(200);
    expect(await download(keyless, `get-receipt?${new URLSearchParams({ entry })}`)).toMatchObject({ status: 404 });
    const mails = await eventually(async () => {
      const found = await onStored(
        'identity',
        'jobs',
        (jobs) => jobs.find({ name: 'send-mail', _id: { $regex: 'low-balance:' } }).toArray(),
        process.env.MONGO_URL,
      );
      const own = found.map(({ _id }) => _id).filter((id) => [reporter.id, keyless.id].some((who) => id.includes(who)));
      if (own.length < 2) throw new Error('No mail yet');
      return own;
    }, 30_000);
    expect(mails.every((id) => id.includes(reporter.id))).toBe(true);
  }, 60_000);

  it('is taken once though whoever converted was killed half-way', async () => {
    const { admin } = await reportingTenant();
    await give(admin, 10_000);
    const rows = 10_000;
    const bytes = await filledSample(admin, {}, grown(rows));
    const { file_id: id } = succeeded(await uploadWorkbook(admin, bytes));
    await eventually(async () => {
      const { done, file } = succeeded(await admin.call(getConversion, { id }));
      if (done < rows / 2) throw new Error(`${file.status}, ${done}`);
    }, 60_000);
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(workers.map(endProcess));
    await startWorkers();
    const { file } = await eventually(async () => {
      const conversion = succeeded(await admin.call(getConversion, { id }));
      if (!conversion.file.has_zip) throw new Error(conversion.file.status);
      return conversion;
    }, 180_000);
    expect(file).toMatchObject({ status: 'done', rows, conversionFee: rows / 2 });
    const [first, second] = [await download(admin, `get-file?id=${id}`), await download(admin, `get-file?id=${id}`)];
    expect([first.status, first.bytes.equals(second.bytes)]).toEqual([200, true]);
    expect(await balance(admin)).toBe(10_000 - rows / 2);
    const { credits } = succeeded(await admin.call(listCredits));
    expect(credits.filter(({ type }) => type === 'conversion')).toHaveLength(1);
  }, 300_000);

  it('comes back when the file is discarded: at the same moment, or after a download that ended too early', async () => {
    const { admin } = await reportingTenant();
    await give(admin, 20);
    const bytes = await filledSample(admin);
    const fresh = async () => {
      const { file_id } = succeeded(await uploadWorkbook(admin, bytes, 'again.xlsx', { force: '1' }));
      return (await ended(admin, file_id)).file;
    };
    const kept: boolean[] = [];
    for (let at = 0; at < 8; at += 1) {
      const { id } = await fresh();
      const [, { status }] = await Promise.all([
        download(admin, `get-file?id=${id}`),
        pause(at * 4).then(() => admin.call(discardFile, { id })),
      ]);
      kept.push(status === 409);
    }
    const paid = kept.filter(Boolean).length * 1.5;
    await eventually(async () => expect(await balance(admin)).toBe(20 - paid));
    const { id, rows } = await fresh();
    const { user } = succeeded(await admin.call(getUser));
    // What a process that is killed in the middle of a download leaves.
    await bus.call(chargeConversion, { tenant_id: await tenantOf(user._id), conversion_id: id, rows, per_row: 5_000 });
    expect(await balance(admin)).toBe(20 - paid - 1.5);
    succeeded(await admin.call(discardFile, { id }));
    await eventually(async () => expect(await balance(admin)).toBe(20 - paid));
  }, 120_000);

  it.each([
    ['broken', (key: string) => bucket().put(key, 'PK damaged')],
    ['missing', (key: string) => bucket().remove(key)],
  ])(
    'comes back when the zip turns out %s',
    async (_, spoil) => {
      const { admin } = await reportingTenant();
      await give(admin, 2);
      const { file } = await converted(admin, await filledSample(admin));
      expect((await download(admin, `get-file?id=${file.id}`)).status).toBe(200);
      const [stored] = await onStored(
        'fiu',
        'files',
        (files: Collection<{ _id: string; zip: { serverName: string } }>) => files.find({ _id: file.id }).toArray(),
        process.env.MONGO_URL,
      );
      await spoil(stored!.zip.serverName);
      expect(await download(admin, `get-file?id=${file.id}`)).toMatchObject({
        status: 409,
        body: { code: 'fiu.file.broken' },
      });
      expect(await balance(admin)).toBe(2);
      expect(succeeded(await admin.call(getConversion, { id: file.id })).file).toMatchObject({
        status: 'failed',
        has_zip: false,
      });
    },
    60_000,
  );

  it('is not asked for what takes too long: it ends with the reason', async () => {
    await Promise.all(workers.map(endProcess));
    await startWorkers({ CONVERSION_SECONDS: '1' });
    const { admin } = await reportingTenant();
    await give(admin, 10);
    const { file } = await converted(admin, await filledSample(admin, {}, grown(30_000)));
    expect(file).toMatchObject({ status: 'failed', has_zip: false, conversionFee: 0 });
    expect(file.refusal).toContain('longer than 1 seconds');
    expect(await download(admin, `get-file?id=${file.id}`)).toMatchObject({
      status: 409,
      body: { code: 'fiu.file.not_ready' },
    });
    expect(await balance(admin)).toBe(10);
  }, 180_000);
});

const tenantOf = async (user_id: string): Promise<string> => {
  const user = await onStored(
    'identity',
    'users',
    (users) => users.findOne({ _id: new ObjectId(user_id) as never }),
    process.env.MONGO_URL,
  );
  return String(user?.tenant_id);
};
