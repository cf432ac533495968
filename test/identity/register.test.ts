import { randomUUID } from 'node:crypto';
import { getTerms, getUser, listAccounts, login, register } from '@dossier/proto/calls/identity';
import { PERMISSION_KEYS } from '@dossier/proto/permissions/keys';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { newEmail, newPassword, newTenant, succeeded } from '../support/people.js';

const call = api();
const applicant = () => ({ username: 'Grace Hopper', email: newEmail(), password: newPassword() });

describe('registering', () => {
  it('opens a workspace whose administrator is signed in and may do everything', async () => {
    const { admin } = await newTenant('Grace Hopper');
    const { user, permissions } = succeeded(await admin.call(getUser));
    expect(user).toMatchObject({
      username: 'Grace Hopper',
      email: admin.email,
      type: 'ADMINISTRATOR',
      is_super_user: false,
    });
    expect(permissions).toEqual(Object.fromEntries(PERMISSION_KEYS.map((key) => [key, 'allow'])));
    expect(succeeded(await admin.call(listAccounts)).users.map(({ _id }) => _id)).toEqual([admin.id]);
  });

  it('refuses an e-mail that is used, however it is spelt, with 401', async () => {
    const first = applicant();
    succeeded(await call(register, first));
    for (const email of [first.email, ` ${first.email.toUpperCase()} `, first.email.replace('@', '＠')]) {
      expectFailure(await call(register, { ...applicant(), email }), 401, 'identity.email.used');
    }
  });

  it('names every bad field and stores nothing', async () => {
    const bad = { username: 'ab', email: 'nobody', password: '12345', is_super_user: true, tenant_id: 'x' };
    const answer = await call(register, bad);
    expectInvalid(answer, 'username', 'email', 'password', 'is_super_user', 'tenant_id');
    expect(answer.body.errors).toMatchObject({
      username: 'Username must be from 3 to 20 characters long',
      email: 'Invalid email',
      password: 'Password must be from 6 to 30 characters long',
    });
    expectInvalid(
      await call(register, { username: 'ab', email: 'x', password: 'password1' }),
      'username',
      'email',
      'password',
    );
    for (const value of [{ $ne: '' }, ['a@example.com'], 7, null]) {
      expectInvalid(await call(register, { ...applicant(), email: value }), 'email');
    }
  });

  it('refuses a password that anybody would guess', async () => {
    const person = applicant();
    for (const password of [
      'password123',
      'QWERTY',
      '12345678',
      'aaaaaaaa',
      person.email.slice(0, 30),
      person.username,
    ]) {
      const answer = await call(register, {
        ...person,
        email: password.includes('-') ? `${password}@example.com` : person.email,
        password,
      });
      expectInvalid(answer, 'password');
    }
  });

  it('opens one workspace however often the same request is sent, and only for who knows the password', async () => {
    const [person, key] = [applicant(), { 'idempotency-key': randomUUID() }];
    const tokens = [
      succeeded(await call(register, person, key)).token,
      succeeded(await call(register, person, key)).token,
    ];
    const ids = await Promise.all(tokens.map(async (token) => succeeded(await api(token)(getUser)).user._id));
    expect(new Set(ids).size).toBe(1);
    expect(new Set(tokens).size).toBe(2);
    expectFailure(await call(register, { ...person, password: newPassword() }, key), 401, 'identity.email.used');
    expectFailure(await call(register, { ...person, username: 'Other' }, key), 409, 'idempotency.key_reused');
  });

  it('lets one of many that register the same e-mail at once through', async () => {
    const person = applicant();
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(register, person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
    expect((await call(login, person)).status).toBe(400);
    expect((await call(login, { email: person.email, password: person.password })).status).toBe(200);
  });
});

describe('the terms', () => {
  it('can be read without a session, as a Delta and as text', async () => {
    const { terms } = succeeded(await call(getTerms));
    const { ops } = terms.structure as { ops: { insert: string }[] };
    expect(ops.map(({ insert }) => insert).join('')).toBe(terms.content);
    expect(terms.content).toContain('Terms and Conditions');
    expectInvalid(await call(getTerms, { version: 1 }), 'version');
  });
});
