import {
  createAccount,
  getAccount,
  getUser,
  login,
  register,
  setUpTwoFactor,
  updateAccount,
  verifyOtp,
} from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newEmail, newPassword, newTenant, signIn, succeeded, type Tenant } from '../support/people.js';
import { codeOf, freshStep } from '../support/totp.js';

const call = api();
const wrongFor = (secret: string) => String((Number(codeOf(secret)) + 123_457) % 1_000_000).padStart(6, '0');

/** A user whose role needs a second factor, not signed in yet. */
async function newOfficer(tenant: Tenant) {
  const [email, password] = [newEmail(), newPassword()];
  const input = { username: 'Olga Officer', email, password, type: 'COMPLIANCE_OFFICER' };
  return { id: succeeded(await tenant.admin.call(createAccount, input)).user._id, email, password };
}

/** The same with set-up completed; the code of the current half-minute is still unused. */
async function newProtected() {
  const tenant = await newTenant();
  const officer = await newOfficer(tenant);
  await freshStep(8_000);
  const { token, secret = '' } = await signIn(officer.email, officer.password);
  return { tenant, ...officer, token, secret };
}

describe('a role that needs a second factor', () => {
  it('is asked to set it up at sign-in and then for a code', async () => {
    const { email, password } = await newOfficer(await newTenant());
    await freshStep();
    const first = succeeded(await call(login, { email, password }));
    expect(first).toEqual({
      status: 'success',
      challenge: 'set_up_two_fa',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    });
    const secret = first.secret ?? '';
    expectFailure(await call(login, { email, password, token: wrongFor(secret) }), 401, 'identity.code.wrong');
    const { token } = succeeded(await call(login, { email, password, token: codeOf(secret, 1) }));
    const { user } = succeeded(await api(token)(getUser));
    expect(user).toMatchObject({ two_factor_enabled: true, two_factor_setup_completed: true });
    expect(succeeded(await call(login, { email, password }))).toEqual({
      status: 'success',
      challenge: 'verify_two_fa',
    });
    expect(succeeded(await call(login, { email, password, token: codeOf(secret) })).token).toBeDefined();
  });

  it('gets a new secret with each try, and the old one no longer works', async () => {
    const { email, password } = await newOfficer(await newTenant());
    const secrets = [];
    for (let i = 0; i < 2; i++) secrets.push(succeeded(await call(login, { email, password })).secret ?? '');
    expect(secrets[0]).not.toBe(secrets[1]);
    expectFailure(await call(login, { email, password, token: codeOf(secrets[0] ?? '') }), 401, 'identity.code.wrong');
  });

  it('shows one secret, however many ask for it at once', async () => {
    const { token } = succeeded(
      await call(register, { username: 'Ada Admin', email: newEmail(), password: newPassword() }),
    );
    const answers = await Promise.all(Array.from({ length: 8 }, () => api(token)(getUser)));
    expect(new Set(answers.map(({ body }) => body.user.two_factor_secret)).size).toBe(1);
  });

  it('S12: shows the secret to its owner until set-up is completed, and to nobody else', async () => {
    const tenant = await newTenant();
    const secret = succeeded(await tenant.admin.call(getUser)).user.two_factor_secret ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(succeeded(await tenant.admin.call(getUser)).user.two_factor_secret).toBe(secret);
    expect(JSON.stringify((await tenant.admin.call(getAccount, { id: tenant.admin.id })).body)).not.toContain(secret);
    succeeded(await tenant.admin.call(verifyOtp, { token: codeOf(secret) }));
    const after = await tenant.admin.call(getUser);
    expect(after.body.user.two_factor_setup_completed).toBe(true);
    expect(JSON.stringify(after.body)).not.toContain(secret);
  });
});

describe('a code', () => {
  it('S6: works once', async () => {
    const { email, password, secret } = await newProtected();
    const token = codeOf(secret);
    expect((await call(login, { email, password, token })).status).toBe(200);
    expectFailure(await call(login, { email, password, token }), 401, 'identity.code.wrong');
  });

  it('S6: works once when many bring it at the same moment', async () => {
    const { email, password, secret } = await newProtected();
    const token = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(login, { email, password, token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  it('that is older than the one before is refused', async () => {
    const { email, password, secret } = await newProtected();
    expectFailure(await call(login, { email, password, token: codeOf(secret, 2) }), 401, 'identity.code.wrong');
    expectFailure(await call(login, { email, password, token: codeOf(secret, -2) }), 401, 'identity.code.wrong');
  });

  it('S6: is exactly six ASCII digits', async () => {
    const { email, password, secret, token: session } = await newProtected();
    const code = codeOf(secret);
    const spelt = [
      ` ${code}`,
      `${code}\t`,
      `+${code}`,
      `0${code}`,
      code.slice(1),
      `${code.slice(0, 3)} ${code.slice(3)}`,
      '１２３４５６',
      '12345a',
      '',
    ];
    for (const token of spelt) {
      expectInvalid(await call(login, { email, password, token }), 'token');
      expectInvalid(await api(session)(verifyOtp, { token }), 'token');
    }
  });

  it('S7: cannot be guessed, and half a sign-in does not reset the count', async () => {
    const { email, password, secret } = await newProtected();
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await call(login, { email, password, token: wrongFor(secret) })).status);
      if (i < 4) expect((await call(login, { email, password })).body.challenge).toBe('verify_two_fa');
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expectFailure(await call(login, { email, password, token: codeOf(secret) }), 429, 'identity.account.locked');
  });

  it('does not help a wrong password', async () => {
    const { email, secret } = await newProtected();
    expectFailure(
      await call(login, { email, password: newPassword(), token: codeOf(secret) }),
      401,
      'identity.credentials.wrong',
    );
  });
});

describe('setting it up by oneself', () => {
  it('takes effect with the first code and ends the other sessions', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const other = api((await signIn(person.email, person.password)).token);
    expect((await other(getUser)).status).toBe(200);
    const { secret } = succeeded(await person.call(setUpTwoFactor));
    expectFailure(await person.call(verifyOtp, { token: wrongFor(secret) }), 401, 'identity.code.wrong');
    succeeded(await person.call(verifyOtp, { token: codeOf(secret) }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectFailure(await other(getUser), 403, 'identity.user.forbidden');
    expect((await person.call(getUser)).body.user.two_factor_enabled).toBe(true);
    expect((await call(login, person)).status).toBe(400);
    expect(succeeded(await call(login, { email: person.email, password: person.password })).challenge).toBe(
      'verify_two_fa',
    );
  });

  it('needs a session, and a start before the code', async () => {
    const person = await addUser(await newTenant(), 'TRUST_OFFICER');
    for (const one of [setUpTwoFactor, verifyOtp])
      expectFailure(await call(one, { token: '123456' }), 401, 'session.missing');
    expectFailure(await person.call(verifyOtp, { token: '123456' }), 409, 'identity.two_factor.not_started');
    expectInvalid(await person.call(setUpTwoFactor, { secret: 'mine' }), 'secret');
  });

  it('cannot be done twice', async () => {
    const { token, secret } = await newProtected();
    expectFailure(await api(token)(setUpTwoFactor), 409, 'identity.two_factor.completed');
    expectFailure(await api(token)(verifyOtp, { token: codeOf(secret) }), 409, 'identity.two_factor.completed');
  });
});

describe('a lost authenticator app', () => {
  it('is forgotten by an administrator, which ends the sessions and asks for a new set-up', async () => {
    const { tenant, id, email, password, token } = await newProtected();
    const reset = { user_id: id, reset_two_factor: true };
    for (const currentPassword of [undefined, 'wrong-Password'])
      expectFailure(
        await tenant.admin.call(updateAccount, { ...reset, currentPassword }),
        400,
        'identity.password.wrong',
      );
    succeeded(await tenant.admin.call(updateAccount, { ...reset, currentPassword: tenant.admin.password }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectFailure(await api(token)(getUser), 403, 'identity.user.forbidden');
    expect(succeeded(await call(login, { email, password })).challenge).toBe('set_up_two_fa');
  });
});

describe('examination 11: replacing the app', () => {
  it('asks for the password, and the old app works until the first code of the new one', async () => {
    const { email, password, token, secret } = await newProtected();
    const as = api(token);
    expectFailure(await as(setUpTwoFactor), 409, 'identity.two_factor.completed');
    const wrong = await as(setUpTwoFactor, { currentPassword: 'wrong-Password' });
    expectFailure(wrong, 400, 'identity.password.wrong');
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['currentPassword']);
    const started = succeeded(await as(setUpTwoFactor, { currentPassword: password }));
    expect(started.secret).not.toBe(secret);
    expect(succeeded(await call(login, { email, password, token: codeOf(secret) })).token).toBeDefined();
    expectFailure(await as(verifyOtp, { token: wrongFor(started.secret) }), 401, 'identity.code.wrong');
    succeeded(await as(verifyOtp, { token: codeOf(started.secret, 1) }));
    expectFailure(await as(verifyOtp, { token: codeOf(started.secret) }), 409, 'identity.two_factor.completed');
    expectFailure(await call(login, { email, password, token: codeOf(secret) }), 401, 'identity.code.wrong');
    expect(succeeded(await call(login, { email, password, token: codeOf(started.secret) })).token).toBeDefined();
  });

  it('is not for guessing: five wrong passwords lock', async () => {
    const { password, token } = await newProtected();
    const as = api(token);
    for (let i = 0; i < 5; i++) await as(setUpTwoFactor, { currentPassword: `wrong-${i}` });
    expectFailure(await as(setUpTwoFactor, { currentPassword: password }), 429, 'identity.account.locked');
  });
});
