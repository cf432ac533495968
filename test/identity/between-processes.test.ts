import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Bus } from '@dossier/kit/bus';
import { nats } from '@dossier/kit/nats';
import type { PrincipalClaims } from '@dossier/kit/principal';
import {
  createAccount,
  generateViewToken,
  getUser,
  login,
  logout,
  register,
  updateAccount,
  updatePermissions,
} from '@dossier/proto/calls/identity';
import { exemptFromTwoFactor } from '@dossier/proto/calls/identity-operators';
import { countApprovers, resolveSession, resolveViewToken } from '@dossier/proto/calls/identity-sessions';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { type Api, api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { hasBareServers, type OwnStack, ownStack } from '../support/own-stack.js';
import { newEmail, newPassword, succeeded } from '../support/people.js';

const withServers = hasBareServers ? describe : describe.skip;
const run = promisify(execFile);
const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'create-super-user.mjs');

withServers('between processes', () => {
  const bus = new Bus();
  const database = new MongoClient(process.env.MONGO_URL ?? 'mongodb://unused');
  let stack: OwnStack | undefined;
  let url: string;
  let call: Api;
  beforeAll(async () => {
    await nats();
    await database.connect();
    stack = await ownStack({ RATE_LIMIT_FACTOR: '100', TWO_FACTOR: 'privileged' }, 1, ['workflow']);
    url = stack.url;
    call = api(undefined, url);
  });
  afterAll(async () => {
    await stack?.stop();
    await database.close();
    await (await nats()).close();
  });

  const as = (token: string) => api(token, url);
  const codeOfFailure = (asked: Promise<unknown>) =>
    asked.then(
      () => 'none',
      (error) => error.wire?.code,
    );
  const resolved = async (token: string) => (await bus.call(resolveViewToken, { token })).principal as PrincipalClaims;

  async function registered() {
    const [email, password] = [newEmail(), newPassword()];
    const { token } = succeeded(await call(register, { username: 'Ada Admin', email, password }));
    const { user } = succeeded(await as(token)(getUser));
    return { id: user._id, email, password, token };
  }

  describe('a view token', () => {
    it('S9: stands for the session that asked, and for nothing else', async () => {
      const person = await registered();
      const { token } = succeeded(await as(person.token)(generateViewToken));
      expect(token).toMatch(/^dov1\.[\w-]{43}$/);
      expect(await resolved(token)).toMatchObject({ userId: person.id, role: 'ADMINISTRATOR', name: 'Ada Admin' });
      expectFailure(await as(token)(getUser), 403, 'identity.user.forbidden');
      expectFailure(await as(token)(generateViewToken), 401, 'session.ended');
      expect(await codeOfFailure(bus.call(resolveSession, { token }))).toBe('session.ended');
      expect(await codeOfFailure(resolved(person.token))).toBe('identity.view_token.ended');
      expect(await codeOfFailure(resolved(`dov1.${'A'.repeat(43)}`))).toBe('identity.view_token.ended');
    });

    it('S8: ends with its session', async () => {
      const person = await registered();
      const { token } = succeeded(await as(person.token)(generateViewToken));
      succeeded(await as(person.token)(logout));
      expect(await codeOfFailure(resolved(token))).toBe('identity.view_token.ended');
    });

    it('ends after its minute, swept or not', async () => {
      const person = await registered();
      const { token } = succeeded(await as(person.token)(generateViewToken));
      const _id = createHash('sha256').update(token).digest('base64url');
      const tokens = database.db('identity').collection<{ _id: string; ends: Date }>('view_tokens');
      const { ends } = (await tokens.findOne({ _id })) ?? {};
      expect(Number(ends) - Date.now()).toBeGreaterThan(55_000);
      expect(Number(ends) - Date.now()).toBeLessThanOrEqual(60_000);
      await tokens.updateOne({ _id }, { $set: { ends: new Date(Date.now() - 1) } });
      expect(await codeOfFailure(resolved(token))).toBe('identity.view_token.ended');
    });

    it('works fifty times', async () => {
      const { token } = succeeded(await as((await registered()).token)(generateViewToken));
      const uses = await Promise.all(Array.from({ length: 60 }, () => codeOfFailure(resolved(token))));
      expect(uses.filter((code) => code === 'none')).toHaveLength(50);
    });

    it('needs a session and takes nothing unknown', async () => {
      expectFailure(await call(generateViewToken), 401, 'session.missing');
      expectInvalid(await as((await registered()).token)(generateViewToken, { seconds: 600 }), 'seconds');
    });
  });

  it('S1, S12: only hashes of tokens and passwords are stored, and the two-factor secret is encrypted', async () => {
    const person = await registered();
    const { user } = succeeded(await as(person.token)(getUser));
    const collections = await database.db('identity').collections();
    const stored = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
    expect(stored).toContain(person.email);
    for (const secret of [person.password, person.token, person.token.slice(5), user.two_factor_secret ?? '?'])
      expect(stored).not.toContain(secret);
    expect(stored).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('those who may approve are counted for the four eyes', async () => {
    const { id, token } = await registered();
    const admin = as(token);
    const tenant_id = (await bus.call(resolveSession, { token })).principal as PrincipalClaims;
    const count = async () => (await bus.call(countApprovers, { tenant_id: tenant_id.tenantId })).count;
    const add = async (type: string) =>
      succeeded(await admin(createAccount, { username: 'Colleague', email: newEmail(), password: newPassword(), type }))
        .user._id;
    const mark = async (user_id: string, effect: string) =>
      succeeded(await admin(updatePermissions, { user_id, name: 'approve_requested_changes', effect }));
    expect([await count(), id]).toEqual([1, tenant_id.userId]);
    const [supervisor, controller] = [await add('DATA_PROCESSOR'), await add('DATA_CONTROLLER')];
    expect(await count()).toBe(2);
    await mark(controller, 'allow');
    expect(await count()).toBe(3);
    await mark(supervisor, 'deny');
    expect(await count()).toBe(2);
    succeeded(await admin(updateAccount, { user_id: controller, disabled: true }));
    expect(await count()).toBe(1);
  });

  it('demo people are exempt from the second factor by the command line alone', async () => {
    const { email, password } = await registered();
    expect(succeeded(await call(login, { email, password })).challenge).toBe('set_up_two_fa');
    expect((await bus.call(exemptFromTwoFactor, { emails: [email.toUpperCase(), newEmail()] })).count).toBe(1);
    expect(succeeded(await call(login, { email, password })).token).toBeDefined();
  });

  it('the super user is made by a command, once, and has to set up two factors', async () => {
    await database.db('identity').collection('users').deleteMany({ is_super_user: true });
    const email = newEmail();
    const { stdout } = await run(process.execPath, [SCRIPT, '--email', email]);
    const password = /Password \(shown once\): (\w{14})$/m.exec(stdout)?.[1] ?? '';
    expect(succeeded(await call(login, { email, password })).challenge).toBe('set_up_two_fa');
    await bus.call(exemptFromTwoFactor, { emails: [email] });
    const { token = '' } = succeeded(await call(login, { email, password }));
    const { user, permissions } = succeeded(await as(token)(getUser));
    expect(user).toMatchObject({ is_super_user: true, type: null });
    expect(new Set(Object.values(permissions))).toEqual(new Set(['deny']));
    await expect(run(process.execPath, [SCRIPT, '--email', newEmail()])).rejects.toMatchObject({ code: 1 });
  });
});
