import {
  acceptInvitation,
  createAccount,
  getAccount,
  getTerms,
  login,
  resendInvitation,
  revokeInvitation,
} from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { mailTo, tokenIn } from '../support/inbox.js';
import { addUser, newPassword, newTenant, type Person, succeeded } from '../support/people.js';
import { onStored } from '../support/stored.js';
import { deputy, someone } from './colleagues.js';

const INVITED = 'You are invited to Dossier';
const DAY_MS = 24 * 3_600_000;
const call = api();

async function invite(by: Person) {
  const { password: _, ...person } = someone();
  const { user } = succeeded(await by.call(createAccount, person));
  return { ...person, id: user._id, until: Date.parse(user.invited_until ?? '') };
}

describe('inviting somebody', () => {
  it('S10: lets the person choose the password, once, and agree to the terms', async () => {
    const { admin } = await newTenant();
    const { id, email, until } = await invite(admin);
    expect(Math.abs(until - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    const token = tokenIn(await mailTo(email, INVITED));
    const password = newPassword();
    expect(succeeded(await call(acceptInvitation, { token, password })).email).toBe(email);
    const { user } = succeeded(await admin.call(getAccount, { id }));
    expect(user).toMatchObject({ email_verified: true });
    expect(user).not.toHaveProperty('invited_until');
    expect((await call(login, { email, password })).status).toBe(200);
    expectFailure(await call(acceptInvitation, { token, password }), 400, 'identity.token.ended');
    const [stored] = await onStored('identity', 'users', (rows) => rows.find({ email }).toArray());
    expect(stored?.terms_version).toBe(succeeded(await call(getTerms)).terms.version);
  });

  it('can be done again, which ends the earlier link, until it was accepted', async () => {
    const { admin } = await newTenant();
    const { id, email } = await invite(admin);
    const first = tokenIn(await mailTo(email, INVITED));
    succeeded(await admin.call(resendInvitation, { user_id: id }));
    const second = tokenIn(await mailTo(email, INVITED, 1));
    const password = newPassword();
    expectFailure(await call(acceptInvitation, { token: first, password }), 400, 'identity.token.ended');
    succeeded(await call(acceptInvitation, { token: second, password }));
    for (const after of [resendInvitation, revokeInvitation])
      expectFailure(await admin.call(after, { user_id: id }), 409, 'identity.invitation.accepted');
  });

  it('can be taken back, which frees the address', async () => {
    const { admin } = await newTenant();
    const { id, email } = await invite(admin);
    const token = tokenIn(await mailTo(email, INVITED));
    succeeded(await admin.call(revokeInvitation, { user_id: id }));
    expectFailure(await call(acceptInvitation, { token, password: newPassword() }), 400, 'identity.token.ended');
    expectFailure(await admin.call(getAccount, { id }), 404, 'identity.user.not_found');
    succeeded(await admin.call(createAccount, someone({ email })));
  });

  it('is refused to the wrong person', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const { id: user_id } = await invite(tenant.admin);
    const plain = await addUser(tenant, 'DATA_CONTROLLER');
    for (const after of [resendInvitation, revokeInvitation]) {
      expectFailure(await plain.call(after, { user_id }), 403, 'permission.denied');
      expectFailure(await other.admin.call(after, { user_id }), 404, 'identity.user.not_found');
      expectInvalid(await tenant.admin.call(after, { user_id: 'me' }), 'user_id');
    }
    const helper = await deputy(tenant, 'create_user');
    succeeded(await helper.call(resendInvitation, { user_id }));
  });

  it('takes no bad password, no guess and no link after its seven days', async () => {
    const { admin } = await newTenant();
    const { email, username } = await invite(admin);
    const token = tokenIn(await mailTo(email, INVITED));
    const empty = await call(acceptInvitation, { token });
    expect(empty.body.errors).toEqual({ password: 'Password is required' });
    for (const password of ['12345', 'password1', username])
      expectInvalid(await call(acceptInvitation, { token, password }), 'password');
    const password = newPassword();
    const guess = { token: `doi1.${'A'.repeat(43)}`, password };
    expectFailure(await call(acceptInvitation, guess), 400, 'identity.token.ended');
    await onStored('identity', 'one_time_tokens', (rows) =>
      rows.updateMany({ email }, { $set: { ends: new Date(Date.now() - 1_000) } }),
    );
    expectFailure(await call(acceptInvitation, { token, password }), 400, 'identity.token.ended');
  });
});
