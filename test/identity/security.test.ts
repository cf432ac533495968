import { randomUUID } from 'node:crypto';
import {
  changeOwnPassword,
  chooseLanguage,
  endOtherSessions,
  getSecurity,
  getUser,
  login,
  makeRecoveryCodes,
  updateAccount,
} from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { mailTo } from '../support/inbox.js';
import { addUser, newPassword, newTenant, type Person, signIn, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';

const LIVE_MS = 1_000;
const settled = () => new Promise((resolve) => setTimeout(resolve, LIVE_MS));
const change = (by: Person, newPassword: string, more = {}) =>
  by.call(changeOwnPassword, { currentPassword: by.password, newPassword, confirmPassword: newPassword, ...more });

describe('changing the own password', () => {
  it('S8: ends every other session and keeps this one', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const other = api((await signIn(person.email, person.password)).token);
    const [fresh, key] = [newPassword(), { 'idempotency-key': randomUUID() }];
    const input = { currentPassword: person.password, newPassword: fresh, confirmPassword: fresh };
    for (let i = 0; i < 2; i++)
      expect(succeeded(await person.call(changeOwnPassword, input, key)).message).toBe('Password changed successfully');
    await settled();
    expectFailure(await other(getUser), 403, 'identity.user.forbidden');
    succeeded(await person.call(getUser));
    expect((await api()(login, { email: person.email, password: person.password })).status).toBe(401);
    await signIn(person.email, fresh);
  });

  it('is refused without a session, and with a wrong password until that is locked', async () => {
    expectFailure(await api()(changeOwnPassword, {}), 401, 'session.missing');
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const wrong = () => change(person, newPassword(), { currentPassword: 'wrong-Password' });
    for (let i = 0; i < 5; i++) expectFailure(await wrong(), 400, 'identity.password.wrong');
    expectFailure(await change(person, newPassword()), 429, 'identity.account.locked');
  });

  it('names what is wrong with the new one', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    expect((await person.call(changeOwnPassword, {})).body.errors).toEqual({
      currentPassword: 'Please enter your current password',
      newPassword: 'Password must be at least 8 characters long',
    });
    const sentences = [
      [await change(person, 'Short-1'), 'newPassword', 'Password must be at least 8 characters long'],
      [
        await change(person, person.password),
        'newPassword',
        'New password must be different from the current password',
      ],
      [await change(person, newPassword(), { confirmPassword: 'other' }), 'confirmPassword', 'Passwords do not match'],
      [await change(person, 'a'.repeat(31)), 'newPassword', 'Password must be from 6 to 30 characters long'],
    ] as const;
    for (const [{ body }, field, sentence] of sentences) expect(body.errors).toEqual({ [field]: sentence });
    expectInvalid(await change(person, person.username), 'newPassword');
    await signIn(person.email, person.password);
  });
});

describe('the security of the own account', () => {
  it('shows open sessions and sign-ins, and ends the others', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const other = api((await signIn(person.email, person.password)).token);
    const before = succeeded(await person.call(getSecurity));
    expect(before.sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(before.logins).toHaveLength(2);
    expect(before.logins[0]?.ip).toEqual(expect.any(String));
    expect(before).toMatchObject({ two_factor_enabled: false, recovery_codes_left: 0 });
    expect(succeeded(await person.call(endOtherSessions)).count).toBe(1);
    await settled();
    expectFailure(await other(getUser), 403, 'identity.user.forbidden');
    expect(succeeded(await person.call(getSecurity)).sessions.map(({ current }) => current)).toEqual([true]);
  });

  it('is told to nobody without a session, and takes no questions about others', async () => {
    const { admin } = await newTenant();
    expectFailure(await api()(getSecurity), 401, 'session.missing');
    expectFailure(await api()(endOtherSessions), 401, 'session.missing');
    expectFailure(await api()(chooseLanguage, { language: 'nl' }), 401, 'session.missing');
    expectInvalid(await admin.call(chooseLanguage, { language: 'xx' as 'nl' }), 'language');
    expectInvalid(await admin.call(getSecurity, { user_id: admin.id }), 'user_id');
    expectInvalid(await admin.call(endOtherSessions, { user_id: admin.id }), 'user_id');
  });
});

describe('the language of an account', () => {
  it('is kept with it and is what its e-mails are written in, whoever brings them about, until it follows the browser again', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const chosen = async () => succeeded(await person.call(getUser)).user.language;
    expect(await chosen()).toBeUndefined();
    succeeded(await person.call(chooseLanguage, { language: 'nl' }));
    expect(await chosen()).toBe('nl');
    succeeded(await change(person, newPassword()));
    expect((await mailTo(person.email, 'Uw Dossier-wachtwoord is gewijzigd')).text).toContain(
      `Beste ${person.username},`,
    );
    succeeded(await person.call(chooseLanguage, { language: 'auto' }));
    expect(await chosen()).toBeUndefined();
  });
});

describe('recovery codes', () => {
  async function withCodes() {
    const tenant = await newTenant();
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    const { codes } = succeeded(await officer.call(makeRecoveryCodes, { currentPassword: officer.password }));
    const enter = (recovery_code: string) =>
      api()(login, { email: officer.email, password: officer.password, recovery_code });
    return { tenant, officer, codes, enter };
  }

  it('S10: let in once each, also of fifty at the same moment, and only their hashes are stored', async () => {
    const { officer, codes, enter } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    expect(succeeded(await enter(codes[0]?.toLowerCase() ?? '')).token).toBeDefined();
    expectFailure(await enter(codes[0] ?? ''), 401, 'identity.code.wrong');
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(codes[1] ?? '')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(succeeded(await officer.call(getSecurity)).recovery_codes_left).toBe(8);
    const stored = await onStored('identity', 'users', (rows) => rows.find({ email: officer.email }).toArray());
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('end with newer ones, and with the second factor', async () => {
    const { tenant, officer, codes, enter } = await withCodes();
    succeeded(await officer.call(makeRecoveryCodes, { currentPassword: officer.password }));
    expectFailure(await enter(codes[2] ?? ''), 401, 'identity.code.wrong');
    const reset = { user_id: officer.id, reset_two_factor: true, currentPassword: tenant.admin.password };
    succeeded(await tenant.admin.call(updateAccount, reset));
    expect(succeeded(await enter(codes[3] ?? '')).challenge).toBe('set_up_two_fa');
  });

  it('S7: cannot be guessed', async () => {
    const { officer, enter } = await withCodes();
    for (let i = 0; i < 5; i++) expectFailure(await enter('AAAAA-AAAAA'), 401, 'identity.code.wrong');
    expectFailure(await enter('AAAAA-AAAAA'), 429, 'identity.account.locked');
    expectInvalid(await enter('123456'), 'recovery_code');
    expect(succeeded(await officer.call(getSecurity)).recovery_codes_left).toBe(10);
  });

  it('are made with a second factor and the password only', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const asked = { currentPassword: person.password };
    expectFailure(await person.call(makeRecoveryCodes, asked), 409, 'identity.two_factor.missing');
    expectFailure(await api()(makeRecoveryCodes, asked), 401, 'session.missing');
    expectFailure(
      await person.call(makeRecoveryCodes, { currentPassword: 'wrong-Password' }),
      400,
      'identity.password.wrong',
    );
    expectInvalid(await person.call(makeRecoveryCodes, {}), 'currentPassword');
  });
});
