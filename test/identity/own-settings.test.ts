import { createAccount, getRoles, login, register, reportClientError } from '@dossier/proto/calls/identity';
import { countNotifications } from '@dossier/proto/calls/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { api } from '../support/api.js';
import { expectFailure } from '../support/expect.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { newEmail, newPassword, succeeded } from '../support/people.js';
import { codeOf, freshStep } from '../support/totp.js';

const withServers = hasBareServers ? describe : describe.skip;
const WRONG = 'wrong-Password';
let stack: OwnStack | undefined;

/** Starts the stack before the tests of a group and stops it after. */
function runs(settings: Record<string, string>, copies?: number): void {
  beforeAll(async () => {
    stack = await ownStack(settings, copies);
  });
  afterAll(() => stack?.stop());
}

const call: ReturnType<typeof api> = (...args) => api(undefined, stack?.url)(...args);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Other tests on these servers came from the same address. */
async function forgetAddress(): Promise<void> {
  const client = await MongoClient.connect(process.env.MONGO_URL ?? '');
  await client.db('identity').collection('login_attempts').deleteMany({});
  await client.close();
  const bus = await connect({ servers: process.env.NATS_URL });
  const { streams } = await jetstreamManager(bus);
  // There is none before the first limited call.
  await streams.purge('LIMITS').catch(() => undefined);
  await bus.close();
}

const MINUTE_MS = 60_000;
/** Counting starts anew at each full minute. */
async function early(): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < 15_000) await pause(left);
}

async function registered() {
  const [email, password] = [newEmail(), newPassword()];
  const { token } = succeeded(await call(register, { username: 'Ada Admin', email, password }));
  return { email, password, token, as: api(token, stack?.url) };
}

withServers('a session', () => {
  runs({ SESSION_IDLE_MINUTES: '0.05', SESSION_HOURS: '0.002', TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '100' });

  it('S11: ends when it is not used', async () => {
    const { as } = await registered();
    expect((await as(getRoles)).status).toBe(200);
    await pause(3_500);
    expectFailure(await as(getRoles), 401, 'session.ended');
  });

  it('is not kept alive by what an open screen asks by itself', async () => {
    const { as } = await registered();
    for (let i = 0; i < 4; i++) {
      await as(countNotifications, { view: 'forConfirmation' });
      await pause(1_100);
    }
    expectFailure(await as(countNotifications, { view: 'forConfirmation' }), 401, 'session.ended');
    expectFailure(await as(getRoles), 401, 'session.ended');
  });

  it('S11: lives on while it is used, but not for ever', async () => {
    const { as } = await registered();
    const statuses = [];
    for (let i = 0; i < 5; i++) {
      statuses.push((await as(getRoles)).status);
      await pause(1_100);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    await pause(3_000);
    expectFailure(await as(getRoles), 401, 'session.ended');
  });
});

withServers('two copies of identity', () => {
  runs({ TWO_FACTOR: 'privileged', RATE_LIMIT_FACTOR: '100' }, 2);

  it('S3: count guesses together', async () => {
    const { email, password } = await registered();
    const answers = await Promise.all(Array.from({ length: 80 }, () => call(login, { email, password: WRONG })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(75);
    expectFailure(await call(login, { email, password }), 429, 'identity.account.locked');
  });

  it('S6: let a code through once', async () => {
    const { email, password } = await registered();
    await freshStep(8_000);
    const { secret = '' } = succeeded(await call(login, { email, password }));
    succeeded(await call(login, { email, password, token: codeOf(secret, 1) }));
    const token = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(login, { email, password, token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('let twenty right sign-ins through at once', async () => {
    const { as } = await registered();
    const [email, password] = [newEmail(), newPassword()];
    succeeded(await as(createAccount, { username: 'Don Data', email, password, type: 'DATA_PROCESSOR' }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(login, { email, password })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});

withServers('the ordinary limits', () => {
  beforeEach(forgetAddress);
  runs({ TWO_FACTOR: 'off', RATE_LIMIT_FACTOR: '1' });

  it('I9: stop an address after fifty failed sign-ins, whatever it says of itself', async () => {
    const person = await registered();
    const statuses = [];
    for (let i = 0; i < 52; i++) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}` };
      statuses.push((await call(login, { email: newEmail(), password: WRONG }, headers)).status);
    }
    expect(statuses).toEqual([...Array(50).fill(401), 429, 429]);
    expectFailure(
      await call(login, { email: person.email, password: person.password }),
      429,
      'identity.account.locked',
    );
  });

  it('I9, I10: take ten error reports a minute and five registrations an hour from an address', async () => {
    await early();
    const reports = [];
    for (let i = 0; i < 12; i++)
      reports.push(await call(reportClientError, { message: 'x' }, { 'x-forwarded-for': `10.0.0.${i}` }));
    expect(reports.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429]);
    expect(Number(reports.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    const registrations = [];
    for (let i = 0; i < 6; i++) {
      const person = { username: 'Ada Admin', email: newEmail(), password: newPassword() };
      registrations.push((await call(register, person)).status);
    }
    expect(registrations).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
