import { getRoles, getUser, login, logout } from '@dossier/proto/calls/identity';
import { describe, expect, it } from '@jest/globals';
import { api } from '../support/api.js';
import { expectFailure, expectInvalid } from '../support/expect.js';
import { addUser, newEmail, newPassword, newTenant, succeeded } from '../support/people.js';

const call = api();
const processor = async () => addUser(await newTenant(), 'DATA_PROCESSOR');
const WRONG = 'wrong-Password';
/** Some passwords have capitals alone: each letter takes the other case. */
const otherCase = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()));

describe('signing in', () => {
  it('S11: answers a new token each time', async () => {
    const { email, password } = await processor();
    const tokens = [];
    for (let i = 0; i < 2; i++) tokens.push(succeeded(await call(login, { email, password })).token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect(token).toMatch(/^dos1\.[\w-]{43}$/);
      expect(succeeded(await api(token)(getUser)).user.email).toBe(email);
    }
  });

  it('S5: reads the same for a wrong password and an unknown e-mail', async () => {
    const { email } = await processor();
    const [known, unknown] = [
      await call(login, { email, password: WRONG }),
      await call(login, { email: newEmail(), password: WRONG }),
    ];
    expectFailure(known, 401, 'identity.credentials.wrong');
    expect(unknown.body).toEqual(known.body);
    expect(unknown.status).toBe(known.status);
  });

  it('takes the password byte for byte', async () => {
    const { email, password } = await processor();
    for (const near of [` ${password}`, `${password} `, otherCase(password), password.slice(0, -1)]) {
      expectFailure(await call(login, { email, password: near }), 401, 'identity.credentials.wrong');
    }
  });

  it('names every bad field', async () => {
    expectInvalid(await call(login, {}), 'email', 'password');
    for (const value of [{ $gt: '' }, ['a'], { length: 1 }]) {
      expectInvalid(await call(login, { email: value, password: value }), 'email', 'password');
    }
    expectInvalid(
      await call(login, { email: newEmail(), password: 'x', token: '12345', remember: true }),
      'token',
      'remember',
    );
  });
});

describe('too many wrong passwords', () => {
  it('S2: lock the account for a while, right password or not, and nobody else', async () => {
    const tenant = await newTenant();
    const [victim, other] = [await addUser(tenant, 'DATA_PROCESSOR'), await addUser(tenant, 'TRUST_OFFICER')];
    for (let i = 0; i < 5; i++)
      expectFailure(await call(login, { email: victim.email, password: WRONG }), 401, 'identity.credentials.wrong');
    const locked = await call(login, { email: victim.email, password: victim.password });
    expectFailure(locked, 429, 'identity.account.locked');
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(succeeded(await call(login, { email: other.email, password: other.password })).token).toBeDefined();
    expect((await victim.call(getUser)).status).toBe(200);
  });

  it('S4: cannot be spread over spellings of one e-mail', async () => {
    const { email } = await processor();
    const spellings = [
      email,
      email.toUpperCase(),
      ` ${email}`,
      `${email}\t`,
      email.replace('@', '＠'),
      email.replace('e', 'ｅ'),
      `\u00a0${email}`,
    ];
    const answers = [];
    for (const spelling of spellings) answers.push((await call(login, { email: spelling, password: WRONG })).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('lock an unknown e-mail in the same way', async () => {
    const email = newEmail();
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await call(login, { email, password: WRONG })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('are forgotten after the right one', async () => {
    const { email, password } = await processor();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await call(login, { email, password: WRONG });
      expect((await call(login, { email, password })).status).toBe(200);
    }
  });

  it('S3: get no further in parallel', async () => {
    const { email } = await processor();
    const answers = await Promise.all(Array.from({ length: 60 }, () => call(login, { email, password: WRONG })));
    const checked = answers.filter(({ status }) => status === 401);
    expect(checked).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(55);
  });
});

describe('many right passwords at once', () => {
  it('S3: all get in', async () => {
    const { email, password } = await processor();
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(login, { email, password })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(20);
  });
});

describe('signing out', () => {
  it('ends this session and no other', async () => {
    const person = await processor();
    const { token } = succeeded(await call(login, { email: person.email, password: person.password }));
    succeeded(await api(token)(logout));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectFailure(await api(token)(getRoles), 401, 'session.ended');
    expectFailure(await api(token)(logout), 401, 'session.ended');
    expect((await person.call(getUser)).status).toBe(200);
  });

  it('needs a session', async () => {
    expectFailure(await call(logout), 401, 'session.missing');
    expectInvalid(await (await processor()).call(logout, { all: true }), 'all');
  });
});

describe('a token', () => {
  it('is accepted bare too', async () => {
    const { token } = await processor();
    expect((await call(getUser, {}, { authorization: token })).status).toBe(200);
  });

  it('that is none is refused', async () => {
    for (const token of ['dos1.x', 'dov1.x', newPassword(), `dos1.${'A'.repeat(43)}`, 'null']) {
      expectFailure(await api(token)(getRoles), 401, 'session.ended');
      expectFailure(await api(token)(getUser), 403, 'identity.user.forbidden');
    }
    expectFailure(await call(getRoles), 401, 'session.missing');
    expectFailure(await call(getUser), 403, 'identity.user.forbidden');
  });
});
