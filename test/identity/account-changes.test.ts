import {
  createAccount,
  deleteAccount,
  endSessions,
  getAccount,
  getUser,
  listAccounts,
  login,
  updateAccount,
} from '@dossier/proto/calls/identity';
import { ROLE_NAMES } from '@dossier/proto/permissions/roles';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { mailTo } from '../support/inbox.js';
import { addUser, newEmail, newTenant, signIn, succeeded } from '../support/people.js';
import { COMPANY, deputy, someone } from './colleagues.js';

describe('changing a user', () => {
  it('changes what is given and leaves the rest', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    const email = newEmail();
    const { user } = succeeded(
      await tenant.admin.call(updateAccount, { user_id: person.id, username: 'New Name', email }),
    );
    expect(user).toMatchObject({ username: 'New Name', email, type: 'DATA_PROCESSOR' });
    expect((await api()(login, { email, password: person.password })).status).toBe(200);
    expectFailure(
      await api()(login, { email: person.email, password: person.password }),
      401,
      'identity.credentials.wrong',
    );
  });

  it('tells the former address of another one; that of staff is for administrators, as it leads to the password', async () => {
    const tenant = await newTenant();
    const [approver, editor] = [await addUser(tenant, 'DATA_PROCESSOR'), await deputy(tenant, 'update_user')];
    const other = { user_id: approver.id, email: newEmail() };
    expectFailure(await editor.call(updateAccount, other), 403, 'permission.denied');
    succeeded(await editor.call(updateAccount, { user_id: approver.id, email: approver.email, username: 'New Name' }));
    const client = await addUser(tenant, 'CLIENT');
    succeeded(await editor.call(updateAccount, { user_id: client.id, email: newEmail() }));
    succeeded(await tenant.admin.call(updateAccount, other));
    for (const { email } of [approver, client])
      expect((await mailTo(email, 'email address of your Dossier account was changed')).text).toContain('tell your');
  });

  it('asks for the password before the own address is another one', async () => {
    const { admin } = await newTenant();
    const asked = { user_id: admin.id, email: newEmail() };
    for (const currentPassword of [undefined, 'Not-the-one'])
      expect((await admin.call(updateAccount, { ...asked, currentPassword })).body.code).toBe(
        'identity.password.wrong',
      );
    expect((await api()(login, { email: admin.email, password: admin.password })).status).toBe(200);
    expect(succeeded(await admin.call(updateAccount, { ...asked, currentPassword: admin.password })).user.email).toBe(
      asked.email,
    );
  });

  it('takes an empty change for what it is', async () => {
    const { admin } = await newTenant();
    expect(succeeded(await admin.call(updateAccount, { user_id: admin.id })).user.username).toBe('Ada Admin');
  });

  it('changes the role at once, and the marks made for the old one are gone', async () => {
    const tenant = await newTenant();
    const person = await deputy(tenant, 'view_user');
    expect((await person.call(listAccounts)).status).toBe(200);
    succeeded(await tenant.admin.call(updateAccount, { user_id: person.id, type: 'CLIENT', company_ids: [COMPANY] }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectFailure(await person.call(listAccounts), 403, 'permission.denied');
    const toOfficer = { user_id: person.id, type: 'TRUST_OFFICER', company_ids: [] };
    const { user } = succeeded(await tenant.admin.call(updateAccount, toOfficer));
    expect(user.company_ids).toBeUndefined();
  });

  it('Z9: is refused to the wrong person', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const [helper, plain] = [await deputy(tenant, 'update_user'), await addUser(tenant, 'DATA_CONTROLLER')];
    const change = { user_id: plain.id, username: 'Renamed' };
    expectFailure(await plain.call(updateAccount, change), 403, 'permission.denied');
    expectFailure(await other.admin.call(updateAccount, change), 404, 'identity.user.not_found');
    expect((await helper.call(updateAccount, change)).status).toBe(200);
    expectFailure(
      await helper.call(updateAccount, { user_id: plain.id, type: 'ADMINISTRATOR' }),
      403,
      'identity.role.not_yours',
    );
    expectFailure(
      await helper.call(updateAccount, { user_id: helper.id, type: 'ADMINISTRATOR' }),
      403,
      'identity.role.not_yours',
    );
    expectFailure(
      await helper.call(updateAccount, { user_id: plain.id, reset_two_factor: true }),
      403,
      'permission.denied',
    );
    expectFailure(
      await helper.call(updateAccount, { user_id: tenant.admin.id, username: 'Owned' }),
      403,
      'permission.denied',
    );
  });

  it('names every bad field', async () => {
    const { admin } = await newTenant();
    const bad = {
      user_id: 'x',
      username: 'a',
      email: 'b',
      type: 'c',
      company_ids: [1],
      disabled: 'yes',
      password: 'secret-9',
      is_super_user: true,
    };
    expectInvalid(await admin.call(updateAccount, bad), ...Object.keys(bad));
    const bound = { user_id: admin.id, company_ids: [COMPANY] };
    expectInvalid(
      await admin.call(updateAccount, { ...bound, type: 'DATA_CONTROLLER', username: 'a' }),
      ...['company_ids', 'username'],
    );
    expectFailure(await admin.call(updateAccount, bound), 409, 'identity.user.not_client');
    expectFailure(
      await admin.call(updateAccount, { user_id: UNKNOWN_ID, username: 'Nobody' }),
      404,
      'identity.user.not_found',
    );
  });
});

describe('signing a user out everywhere', () => {
  it('ends every session but the one that asks, and leaves the password', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    const again = await signIn(person.email, person.password);
    expect(succeeded(await tenant.admin.call(endSessions, { user_id: person.id })).count).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const token of [person.token, again.token])
      expectFailure(await api(token)(getUser), 403, 'identity.user.forbidden');
    await signIn(person.email, person.password);
    expect(succeeded(await tenant.admin.call(endSessions, { user_id: tenant.admin.id })).count).toBe(0);
    succeeded(await tenant.admin.call(getUser));
  });

  it('examination 11: is refused to the wrong person, of an administrator to all but another one, and for a wrong id', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    expectFailure(await person.call(endSessions, { user_id: tenant.admin.id }), 403, 'permission.denied');
    const helper = await deputy(tenant, 'update_user');
    const second = await addUser(tenant, 'ADMINISTRATOR');
    expectFailure(await helper.call(endSessions, { user_id: second.id }), 403, 'permission.denied');
    expect(succeeded(await tenant.admin.call(endSessions, { user_id: second.id })).count).toBe(1);
    expectFailure(await other.admin.call(endSessions, { user_id: person.id }), 404, 'identity.user.not_found');
    expectInvalid(await tenant.admin.call(endSessions, { user_id: 'me' }), 'user_id');
  });
});

describe('removing a user', () => {
  it('S8: ends the sessions, refuses the sign-in and frees the e-mail', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    succeeded(await tenant.admin.call(deleteAccount, { user_id: person.id }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectFailure(await person.call(getUser), 403, 'identity.user.forbidden');
    expectFailure(
      await api()(login, { email: person.email, password: person.password }),
      401,
      'identity.credentials.wrong',
    );
    expectFailure(await tenant.admin.call(getAccount, { id: person.id }), 404, 'identity.user.not_found');
    expectFailure(await tenant.admin.call(deleteAccount, { user_id: person.id }), 404, 'identity.user.not_found');
    expect(succeeded(await tenant.admin.call(listAccounts)).users).toHaveLength(1);
    succeeded(await tenant.admin.call(createAccount, someone({ email: person.email })));
  });

  it('is refused to the wrong person and for a wrong id', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const person = await addUser(tenant, 'DATA_PROCESSOR');
    expectFailure(await person.call(deleteAccount, { user_id: person.id }), 403, 'permission.denied');
    expectFailure(await other.admin.call(deleteAccount, { user_id: person.id }), 404, 'identity.user.not_found');
    expectInvalid(await tenant.admin.call(deleteAccount, { user_id: { $ne: '' } }), 'user_id');
    expect((await person.call(getUser)).status).toBe(200);
  });
});

describe('an administrator', () => {
  it('Z9: cannot be deleted by anybody, nor demoted or disabled by oneself', async () => {
    const tenant = await newTenant();
    const second = succeeded(await tenant.admin.call(createAccount, someone({ type: 'ADMINISTRATOR' }))).user;
    for (const user_id of [second._id, tenant.admin.id])
      expectFailure(await tenant.admin.call(deleteAccount, { user_id }), 409, 'identity.user.administrator');
    const user_id = tenant.admin.id;
    expectFailure(
      await tenant.admin.call(updateAccount, { user_id, disabled: true }),
      409,
      'identity.user.administrator_stays',
    );
    for (const type of ROLE_NAMES.filter((role) => role !== 'ADMINISTRATOR'))
      expectFailure(await tenant.admin.call(updateAccount, { user_id, type }), 409, 'identity.role.locked');
  });

  it('examination 11: is disabled and demoted by another one, never by whoever else may edit users', async () => {
    const tenant = await newTenant();
    const [second, third] = [await addUser(tenant, 'ADMINISTRATOR'), await addUser(tenant, 'ADMINISTRATOR')];
    const helper = await deputy(tenant, 'update_user');
    expectFailure(await helper.call(updateAccount, { user_id: second.id, disabled: true }), 403, 'permission.denied');
    succeeded(await tenant.admin.call(updateAccount, { user_id: second.id, disabled: true }));
    succeeded(await tenant.admin.call(updateAccount, { user_id: third.id, type: 'TRUST_OFFICER' }));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectFailure(await second.call(getUser), 403, 'identity.user.forbidden');
    expectFailure(await third.call(listAccounts), 403, 'permission.denied');
  });

  it('examination 11: stays when two demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const tenant = await newTenant();
      const second = await addUser(tenant, 'ADMINISTRATOR');
      const type = 'DATA_CONTROLLER';
      const answers = await Promise.all([
        tenant.admin.call(updateAccount, { user_id: second.id, type }),
        second.call(updateAccount, { user_id: tenant.admin.id, type }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  }, 30_000);
});
