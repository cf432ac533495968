import { getPermissions, getRoles, getUser, listAccounts, updatePermissions } from '@dossier/proto/calls/identity';
import { PERMISSION_KEYS } from '@dossier/proto/permissions/keys';
import { ROLE_NAMES, roleDefaults } from '@dossier/proto/permissions/roles';
import { roleTexts } from '@dossier/proto/texts/roles';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, succeeded } from '../support/people.js';

const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000));

describe('the permissions of a user', () => {
  it('are those of the role, each key with its effect', async () => {
    const tenant = await newTenant();
    for (const role of ['DATA_PROCESSOR', 'INTERNAL_AUDITOR', 'CLIENT'] as const) {
      const person = await addUser(tenant, role);
      const { permissions } = succeeded(await tenant.admin.call(getPermissions, { id: person.id }));
      const expected = PERMISSION_KEYS.map((key) => [key, roleDefaults(role).includes(key) ? 'allow' : 'deny']);
      expect(permissions).toEqual(Object.fromEntries(expected));
      expect(succeeded(await person.call(getUser)).permissions).toEqual(permissions);
    }
  });

  it('change within a second, both ways', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'TRUST_OFFICER');
    const change = (effect: string) =>
      tenant.admin.call(updatePermissions, { user_id: person.id, name: 'view_user', effect });
    expectFailure(await person.call(listAccounts), 403, 'permission.denied');
    succeeded(await change('allow'));
    await aSecond();
    expect((await person.call(listAccounts)).status).toBe(200);
    succeeded(await change('deny'));
    await aSecond();
    expectFailure(await person.call(listAccounts), 403, 'permission.denied');
    expect(succeeded(await tenant.admin.call(getPermissions, { id: person.id })).permissions.view_user).toBe('deny');
  });

  it('Z9: of an administrator are locked', async () => {
    const { admin } = await newTenant();
    const change = { user_id: admin.id, name: 'view_user', effect: 'deny' };
    expectFailure(await admin.call(updatePermissions, change), 409, 'identity.permissions.locked');
  });

  it('are nobody else’s business', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const person = await addUser(tenant, 'COMPLIANCE_OFFICER');
    const change = { user_id: person.id, name: 'view_user', effect: 'allow' };
    expectFailure(await person.call(getPermissions, { id: person.id }), 403, 'permission.denied');
    expectFailure(await person.call(updatePermissions, change), 403, 'permission.denied');
    expectFailure(await other.admin.call(getPermissions, { id: person.id }), 404, 'identity.user.not_found');
    expectFailure(await other.admin.call(updatePermissions, change), 404, 'identity.user.not_found');
    expectFailure(await api()(updatePermissions, change), 401, 'session.missing');
  });

  it('Z9: cannot be used to promote oneself or to give away more than one has', async () => {
    const tenant = await newTenant();
    const [helper, person] = [await addUser(tenant, 'DATA_PROCESSOR'), await addUser(tenant, 'CLIENT')];
    succeeded(
      await tenant.admin.call(updatePermissions, {
        user_id: helper.id,
        name: 'change_permission_of_user',
        effect: 'allow',
      }),
    );
    await aSecond();
    const change = (user_id: string, name: string, effect = 'allow') =>
      helper.call(updatePermissions, { user_id, name, effect });
    expectFailure(await change(helper.id, 'view_user'), 403, 'identity.permissions.own');
    expectFailure(await change(person.id, 'view_wallet'), 403, 'permission.denied');
    expectFailure(await change(tenant.admin.id, 'view_wallet', 'deny'), 409, 'identity.permissions.locked');
    succeeded(await change(person.id, 'world_search'));
    succeeded(await change(person.id, 'view_wallet', 'deny'));
  });

  it('are named exactly', async () => {
    const { admin } = await newTenant();
    expectInvalid(
      await admin.call(updatePermissions, { user_id: 'x', name: 'is_super_user', effect: 'maybe' }),
      'user_id',
      'name',
      'effect',
    );
    expectInvalid(
      await admin.call(updatePermissions, { user_id: UNKNOWN_ID, name: '__proto__', effect: 'allow' }),
      'name',
    );
    expectFailure(
      await admin.call(updatePermissions, { user_id: UNKNOWN_ID, name: 'view_user', effect: 'allow' }),
      404,
      'identity.user.not_found',
    );
    expectFailure(await admin.call(getPermissions, { id: UNKNOWN_ID }), 404, 'identity.user.not_found');
    expectInvalid(await admin.call(getPermissions), 'id');
  });
});

describe('the roles', () => {
  it('come with their labels to whoever is signed in', async () => {
    const person = await addUser(await newTenant(), 'CLIENT');
    expect(succeeded(await person.call(getRoles)).roles).toEqual(
      ROLE_NAMES.map((value) => ({ value, label: roleTexts[value] })),
    );
    expectFailure(await api()(getRoles), 401, 'session.missing');
    expectInvalid(await person.call(getRoles, { all: 1 }), 'all');
  });
});
