import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  getSecurity,
  getUser,
  login,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  updateAccount,
} from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { newAuthenticator } from '../support/authenticator.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { mailTo } from '../support/inbox.js';
import { addUser, newTenant, type Person, succeeded } from '../support/people.js';

const call = api();
const wrong = 'identity.passkey.refused';

async function withPasskey(person: Person, name = 'Work laptop') {
  const device = newAuthenticator();
  const { options } = succeeded(await person.call(beginPasskey, { currentPassword: person.password }));
  const { passkey } = succeeded(await person.call(addPasskey, { name, response: device.make(options) }));
  return { device, passkey };
}
const asked = async () => succeeded(await call(beginPasskeySignIn)).options;

describe('a passkey', () => {
  it('signs its owner in without a password, and its owner is told that it was added', async () => {
    const { admin } = await newTenant();
    const { device, passkey } = await withPasskey(admin);
    expect(passkey).toEqual({ id: device.id, name: 'Work laptop', created: expect.any(String) });
    const { token } = succeeded(await call(signInWithPasskey, { response: device.show(await asked()) }));
    expect(succeeded(await api(token)(getUser)).user._id).toBe(admin.id);
    const { passkeys } = succeeded(await admin.call(getSecurity));
    expect(passkeys).toEqual([{ ...passkey, used: expect.any(String) }]);
    await mailTo(admin.email, 'A passkey was added');
  });

  it('is one of several; each can be renamed and removed, and a removed one opens nothing', async () => {
    const { admin } = await newTenant();
    const [first, second] = [await withPasskey(admin, 'Phone'), await withPasskey(admin, 'Key')];
    succeeded(await admin.call(renamePasskey, { id: first.device.id, name: 'Old phone' }));
    const remove = { id: first.device.id, currentPassword: admin.password };
    expectFailure(
      await admin.call(removePasskey, { ...remove, currentPassword: 'not-mine-1' }),
      400,
      'identity.password.wrong',
    );
    succeeded(await admin.call(removePasskey, remove));
    expectFailure(await admin.call(removePasskey, remove), 404, 'identity.passkey.not_found');
    expectFailure(await call(signInWithPasskey, { response: first.device.show(await asked()) }), 401, wrong);
    succeeded(await call(signInWithPasskey, { response: second.device.show(await asked()) }));
    expect(succeeded(await admin.call(getSecurity)).passkeys.map(({ name }) => name)).toEqual(['Key']);
  });

  it('is refused to the wrong person', async () => {
    const [{ admin }, other] = [await newTenant(), await newTenant()];
    const { device } = await withPasskey(admin);
    const own = { id: device.id, currentPassword: other.admin.password, name: 'Mine now' };
    expectFailure(
      await other.admin.call(renamePasskey, { id: own.id, name: own.name }),
      404,
      'identity.passkey.not_found',
    );
    expectFailure(
      await other.admin.call(removePasskey, { id: own.id, currentPassword: own.currentPassword }),
      404,
      'identity.passkey.not_found',
    );
    expectFailure(await call(beginPasskey, { currentPassword: 'x' }), 401, 'session.missing');
    expectFailure(await admin.call(beginPasskey, { currentPassword: 'not-mine-1' }), 400, 'identity.password.wrong');
    // A challenge belongs to whoever asked.
    const { options } = succeeded(await admin.call(beginPasskey, { currentPassword: admin.password }));
    const response = newAuthenticator().make(options);
    expectFailure(await other.admin.call(addPasskey, { name: 'Stolen', response }), 400, 'identity.passkey.not_taken');
  });

  it('S9, S10: answers its own question once, for this site, with its owner recognised', async () => {
    const { admin } = await newTenant();
    const { device } = await withPasskey(admin);
    const options = await asked();
    const response = device.show(options);
    const tries = await Promise.all(Array.from({ length: 10 }, () => call(signInWithPasskey, { response })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = [
      device.show(await asked(), { origin: 'http://evil.example' }),
      device.show(await asked(), { verified: false }),
      device.show({ challenge: 'bWFkZSB1cA' }),
      { ...newAuthenticator().show(await asked()), id: device.id, rawId: device.id },
      newAuthenticator().show(await asked()),
      { id: { $ne: '' } },
      {},
    ];
    for (const each of refused) expectFailure(await call(signInWithPasskey, { response: each }), 401, wrong);
    expectFailure(await call(signInWithPasskey), 401, wrong);
    expectInvalid(await admin.call(addPasskey, { name: '', response: {} }), 'name');
    // What was asked for a new one is no sign-in, and the other way round.
    const { options: forNew } = succeeded(await admin.call(beginPasskey, { currentPassword: admin.password }));
    expectFailure(await call(signInWithPasskey, { response: device.show(forNew) }), 401, wrong);
    const made = newAuthenticator().make(await asked());
    expectFailure(await admin.call(addPasskey, { name: 'Other', response: made }), 400, 'identity.passkey.not_taken');
  });

  it('is a second factor after the password, for its owner alone', async () => {
    const tenant = await newTenant();
    const officer = await addUser(tenant, 'COMPLIANCE_OFFICER');
    const { device } = await withPasskey(officer);
    const foreign = await withPasskey(tenant.admin);
    const { email, password } = officer;
    const first = succeeded(await call(login, { email, password }));
    expect(first).toMatchObject({ challenge: 'verify_two_fa', passkey: { userVerification: 'required' } });
    const options = first.passkey ?? {};
    expectFailure(await call(login, { email, password, passkey: foreign.device.show(options) }), 401, wrong);
    expectFailure(
      await call(login, { email, password: 'wrong-Password', passkey: {} }),
      401,
      'identity.credentials.wrong',
    );
    const { token } = succeeded(await call(login, { email, password, passkey: device.show(options) }));
    expect(succeeded(await api(token)(getUser)).user._id).toBe(officer.id);
  });

  it('opens no disabled account, and goes with a second factor that is reset', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    const { device } = await withPasskey(person);
    const set = (input: object) => tenant.admin.call(updateAccount, { user_id: person.id, ...input });
    succeeded(await set({ disabled: true }));
    expectFailure(await call(signInWithPasskey, { response: device.show(await asked()) }), 401, wrong);
    succeeded(await set({ disabled: false }));
    succeeded(await call(signInWithPasskey, { response: device.show(await asked()) }));
    succeeded(await set({ reset_two_factor: true, currentPassword: tenant.admin.password }));
    expectFailure(await call(signInWithPasskey, { response: device.show(await asked()) }), 401, wrong);
  });
});
