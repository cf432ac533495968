import { randomUUID } from 'node:crypto';
import {
  createAccount,
  getAccount,
  getUser,
  listAccounts,
  login,
  register,
  updateAccount,
} from '@dossier/proto/calls/identity';
import { ROLE_NAMES } from '@dossier/proto/permissions/roles';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid, UNKNOWN_ID } from '../support/expect.js';
import { addUser, newTenant, succeeded } from '../support/people.js';
import { COMPANY, deputy, someone } from './colleagues.js';

describe('adding a user', () => {
  it('works for every role, and the user can sign in', async () => {
    const { admin } = await newTenant();
    for (const type of ROLE_NAMES) {
      const person = someone({ type });
      const { user } = succeeded(await admin.call(createAccount, person));
      expect(user).toMatchObject({
        username: person.username,
        email: person.email,
        type,
        disabled: false,
        lastLogin: null,
      });
      expect(Object.keys(user).filter((name) => /password|secret/.test(name))).toEqual([]);
      expect((await api()(login, { email: person.email, password: person.password })).status).toBe(200);
    }
    expect(
      succeeded(await admin.call(listAccounts))
        .users.map(({ type }) => type)
        .sort(),
    ).toEqual([...ROLE_NAMES, 'ADMINISTRATOR'].sort());
  });

  it('binds a client to client files, and nobody else', async () => {
    const { admin } = await newTenant();
    const client = succeeded(await admin.call(createAccount, someone({ type: 'CLIENT', company_ids: [COMPANY] }))).user;
    expect(client.company_ids).toEqual([COMPANY]);
    expect(succeeded(await admin.call(createAccount, someone({ type: 'CLIENT' }))).user.company_ids).toEqual([]);
    expectInvalid(await admin.call(createAccount, someone({ company_ids: [COMPANY] })), 'company_ids');
    expectInvalid(await admin.call(createAccount, someone({ type: 'CLIENT', company_ids: ['x'] })), 'company_ids');
  });

  it('is refused without the permission', async () => {
    const tenant = await newTenant();
    const person = await addUser(tenant, 'DATA_CONTROLLER');
    expectFailure(await person.call(createAccount, someone()), 403, 'permission.denied');
    expectFailure(await api()(createAccount, someone()), 401, 'session.missing');
  });

  it('lets only an administrator choose the role', async () => {
    const helper = await deputy(await newTenant(), 'create_user');
    const { type: _, ...untyped } = someone();
    expect(succeeded(await helper.call(createAccount, untyped)).user.type).toBe('CLIENT');
    for (const type of ROLE_NAMES)
      expectFailure(await helper.call(createAccount, someone({ type })), 403, 'identity.role.not_yours');
  });

  it('names every bad field and stores nothing', async () => {
    const { admin } = await newTenant();
    const bad = {
      username: 'ab',
      email: 'x',
      password: '12345',
      type: 'KING',
      company_ids: 'all',
      is_super_user: true,
    };
    expectInvalid(await admin.call(createAccount, bad), ...Object.keys(bad));
    const { type: _, ...untyped } = someone();
    expectInvalid(await admin.call(createAccount, untyped), 'type');
    expectInvalid(await admin.call(createAccount, someone({ password: 'password1' })), 'password');
    expectInvalid(
      await admin.call(createAccount, { ...untyped, username: 'ab', password: 'password1' }),
      ...['username', 'password', 'type'],
    );
    expectInvalid(
      await admin.call(createAccount, someone({ username: 'ab', company_ids: [COMPANY] })),
      ...['username', 'company_ids'],
    );
    expect(succeeded(await admin.call(listAccounts)).users).toHaveLength(1);
  });

  it('refuses a used e-mail, of whichever company, and answers a repeated request once', async () => {
    const [one, two] = [await newTenant(), await newTenant()];
    const answer = await one.admin.call(createAccount, someone({ email: two.admin.email.toUpperCase() }));
    expectFailure(answer, 400, 'identity.user.email_used');
    expect(Object.keys(answer.body.errors ?? {})).toEqual(['email']);
    const [person, key] = [someone(), { 'idempotency-key': randomUUID() }];
    const ids = [];
    for (let i = 0; i < 2; i++) ids.push(succeeded(await one.admin.call(createAccount, person, key)).user._id);
    expect(ids[0]).toBe(ids[1]);
  });
});

describe('examination 11: names with characters that nobody sees', () => {
  it.each([
    ['Anna\u0000Keller', 'Character 5 cannot be used'],
    ['Anna\r\nBcc: x@y.z', 'Character 5 is invisible (U+000D). Please remove it'],
    ['Anna \u202egnp', 'Character 6 is invisible (U+202E). Please remove it'],
    ['\u200b\u200b\u200b', 'Character 1 is invisible (U+200B). Please remove it'],
  ])('are refused with their position: %j', async (username, sentence) => {
    const { admin } = await newTenant();
    const answers = [
      await admin.call(createAccount, someone({ username })),
      await admin.call(updateAccount, { user_id: admin.id, username }),
      await api()(register, { ...someone({ username }), type: undefined }),
    ];
    for (const { body } of answers) expect(body.errors).toEqual({ username: sentence });
  });
});

describe('reading users', () => {
  it('answers thirty a page, with their number, found and ordered', async () => {
    const { admin } = await newTenant();
    const names = Array.from({ length: 31 }, (_, at) => `user ${String(at).padStart(2, '0')}`);
    for (const username of names) succeeded(await admin.call(createAccount, someone({ username })));
    const [first, second] = [
      succeeded(await admin.call(listAccounts)),
      succeeded(await admin.call(listAccounts, { page: 2 })),
    ];
    expect([first.count, first.users.length, second.users.length]).toEqual([32, 30, 2]);
    expect(new Set([...first.users, ...second.users].map(({ _id }) => _id)).size).toBe(32);
    const ordered = succeeded(await admin.call(listAccounts, { orderingKey: 'username', orderingValue: 'asc' }));
    expect(ordered.users.slice(0, 2).map(({ username }) => username)).toEqual(['Ada Admin', 'user 00']);
    const found = succeeded(await admin.call(listAccounts, { search: 'USER 3' }));
    expect([found.count, found.users[0]?.username]).toEqual([1, 'user 30']);
    expect(succeeded(await admin.call(listAccounts, { search: '.*' })).count).toBe(0);
    expectInvalid(await admin.call(listAccounts, { page: 0, orderingKey: 'password_hash' }), 'page', 'orderingKey');
    expect(JSON.stringify(first)).not.toMatch(/argon2|hash|secret/);
  }, 30_000);

  it('needs view_user', async () => {
    const tenant = await newTenant();
    const [reader, helper] = [await addUser(tenant, 'COMPLIANCE_OFFICER'), await deputy(tenant, 'view_user')];
    expectFailure(await reader.call(listAccounts), 403, 'permission.denied');
    expectFailure(await reader.call(getAccount, { id: tenant.admin.id }), 403, 'permission.denied');
    expectFailure(await reader.call(getUser, { id: tenant.admin.id }), 404, 'identity.user.not_found');
    expect(succeeded(await reader.call(getUser, { id: reader.id })).user._id).toBe(reader.id);
    expect(succeeded(await helper.call(listAccounts)).users).toHaveLength(3);
    expect(succeeded(await helper.call(getAccount, { id: reader.id })).user.email).toBe(reader.email);
    expect(succeeded(await helper.call(getUser, { id: reader.id })).permissions.world_search).toBe('allow');
  });

  it('ends at the own company: a stranger is as unknown as nobody', async () => {
    const [one, two] = [await newTenant(), await newTenant()];
    for (const read of [getAccount, getUser]) {
      const [stranger, nobody] = [
        await one.admin.call(read, { id: two.admin.id }),
        await one.admin.call(read, { id: UNKNOWN_ID }),
      ];
      expectFailure(stranger, 404, 'identity.user.not_found');
      expect(stranger.body).toEqual(nobody.body);
    }
    expectInvalid(await one.admin.call(getAccount, { id: 'x' }), 'id');
    expectInvalid(await one.admin.call(getAccount), 'id');
  });
});
