import {
  changeOwnPassword,
  deleteAccount,
  forgotPasswordRequest,
  forgotPasswordResponse,
  getUser,
  login,
  saveUserChanges,
  sendVerificationEmail,
  updateAccount,
  verifyToken,
} from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { mailsTo, mailTo, tokenIn } from '../support/inbox.js';
import { addUser, newEmail, newPassword, newTenant, type Person, signIn, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { filledProfile } from './profile-values.js';

const CONFIRM = 'Please confirm your email address';
const RESET = 'Reset your Dossier password';
const call = api();
const isVerified = async (by: Person) => succeeded(await by.call(getUser)).user.email_verified;

/** The token of a reset link that was just sent to this person. */
async function resetToken({ email }: Person): Promise<string> {
  succeeded(await call(forgotPasswordRequest, { email }));
  return tokenIn(await mailTo(email, RESET));
}

/** A minute has passed. */
const forgetWaits = () => onStored('identity', 'mail_waits', (rows) => rows.deleteMany({}));

describe('confirming the e-mail address', () => {
  it('S10: works with the link that registration sends, once', async () => {
    const { admin } = await newTenant();
    const token = tokenIn(await mailTo(admin.email, CONFIRM));
    expect(await isVerified(admin)).toBe(false);
    expect(succeeded(await call(verifyToken, { token })).email).toBe(admin.email);
    expect(await isVerified(admin)).toBe(true);
    const again = await call(verifyToken, { token });
    expectFailure(again, 400, 'identity.token.ended');
    expect(again.body.message).toBe('There was issue processing your request or link got expired');
  });

  it('sends one mail a minute, to oneself only, and the newest link is the one that works', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    expect(succeeded(await person.call(sendVerificationEmail, { email: person.email })).timeout).toBeUndefined();
    const first = tokenIn(await mailTo(person.email, CONFIRM));
    const { timeout } = succeeded(await person.call(sendVerificationEmail, { email: person.email }));
    expect(timeout).toBeGreaterThan(0);
    expect(timeout).toBeLessThanOrEqual(60);
    expectInvalid(await person.call(sendVerificationEmail, { email: newEmail() }), 'email');
    expectInvalid(await person.call(sendVerificationEmail, { email: 'x' }), 'email');
    expectFailure(await call(sendVerificationEmail, { email: person.email }), 401, 'session.missing');
    const rows = await onStored('identity', 'one_time_tokens', (all) => all.find({ email: person.email }).toArray());
    expect(JSON.stringify(rows)).not.toContain(first);
    succeeded(await call(verifyToken, { token: first }));
  });

  it('ends when the address changes while the link is under way', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    succeeded(await person.call(sendVerificationEmail, { email: person.email }));
    const token = tokenIn(await mailTo(person.email, CONFIRM));
    const email = newEmail();
    succeeded(await person.call(saveUserChanges, filledProfile({ email, currentPassword: person.password })));
    expectFailure(await call(verifyToken, { token }), 400, 'identity.token.ended');
    await mailTo(person.email, 'The email address of your Dossier account was changed');
    succeeded(await call(verifyToken, { token: tokenIn(await mailTo(email, CONFIRM)) }));
    expect(await isVerified(person)).toBe(true);
  });

  it('refuses what is no token, an old one and one of another kind', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const reset = await resetToken(person);
    for (const token of ['', 'doe1.x', person.token, reset])
      expectFailure(await call(verifyToken, { token }), 400, 'identity.token.ended');
    expectInvalid(await call(verifyToken, { token: { $ne: '' } }), 'token');
    succeeded(await person.call(sendVerificationEmail, { email: person.email }));
    const token = tokenIn(await mailTo(person.email, CONFIRM));
    await onStored('identity', 'one_time_tokens', (rows) =>
      rows.updateMany({ email: person.email }, { $set: { ends: new Date(Date.now() - 1_000) } }),
    );
    expectFailure(await call(verifyToken, { token }), 400, 'identity.token.ended');
  });
});

describe('a forgotten password', () => {
  it('S8, S10: is set anew by the link, once, and every session ends', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const token = await resetToken(person);
    const password = newPassword();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call(forgotPasswordResponse, { password, token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectFailure(await person.call(getUser), 403, 'identity.user.forbidden');
    expect((await call(login, { email: person.email, password: person.password })).status).toBe(401);
    const { token: session } = await signIn(person.email, password);
    expect(succeeded(await api(session)(getUser)).user.email_verified).toBe(true);
    await mailTo(person.email, 'Your Dossier password was changed');
  });

  it('S5: is answered the same for an unknown address, also the waiting seconds', async () => {
    const { admin } = await newTenant();
    const unknown = newEmail();
    const [known, nobody] = [
      [
        await call(forgotPasswordRequest, { email: admin.email }),
        await call(forgotPasswordRequest, { email: admin.email }),
      ],
      [await call(forgotPasswordRequest, { email: unknown }), await call(forgotPasswordRequest, { email: unknown })],
    ];
    expect(known.map(({ status }) => status)).toEqual([200, 200]);
    expect(nobody[0]?.body).toEqual(known[0]?.body);
    for (const [, second] of [known, nobody]) expect(second?.body.timeout).toBeGreaterThan(50);
    await mailTo(admin.email, RESET);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('S10: has one link at a time, which ends with a change of the password', async () => {
    const person = await addUser(await newTenant(), 'DATA_PROCESSOR');
    const first = await resetToken(person);
    await forgetWaits();
    succeeded(await call(forgotPasswordRequest, { email: person.email }));
    const second = tokenIn(await mailTo(person.email, RESET, 1));
    const input = { password: newPassword() };
    expectFailure(await call(forgotPasswordResponse, { ...input, token: first }), 400, 'identity.token.ended');
    const newOne = newPassword();
    const change = { currentPassword: person.password, newPassword: newOne, confirmPassword: newOne };
    succeeded(await person.call(changeOwnPassword, change));
    expectFailure(await call(forgotPasswordResponse, { ...input, token: second }), 400, 'identity.token.ended');
  });

  it('is nothing for a disabled user, a guess or a bad password', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    const token = await resetToken(person);
    const empty = await call(forgotPasswordResponse, { password: '', token });
    expect(empty.body.errors).toEqual({ password: 'Password is required' });
    for (const password of ['12345', 'password1', person.username])
      expectInvalid(await call(forgotPasswordResponse, { password, token }), 'password');
    const guess = { password: newPassword(), token: `dor1.${'A'.repeat(43)}` };
    expectFailure(await call(forgotPasswordResponse, guess), 400, 'identity.token.ended');
    expectInvalid(await call(forgotPasswordRequest, { email: 'nobody' }), 'email');
    succeeded(await tenant.admin.call(updateAccount, { user_id: person.id, disabled: true }));
    expectFailure(await call(forgotPasswordResponse, { password: newPassword(), token }), 400, 'identity.token.ended');
  });

  it('is nothing for somebody who was deleted meanwhile', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    const token = await resetToken(person);
    succeeded(await person.call(sendVerificationEmail, { email: person.email }));
    const verifying = tokenIn(await mailTo(person.email, CONFIRM));
    succeeded(await tenant.admin.call(deleteAccount, { user_id: person.id }));
    expectFailure(await call(forgotPasswordResponse, { password: newPassword(), token }), 400, 'identity.token.ended');
    expectFailure(await call(verifyToken, { token: verifying }), 400, 'identity.token.ended');
  });
});
